/** The messages of a running server: the journal, what was left in it at the last end, and handing them on by e-mail. */

import type { ErrorLog } from "../error-log.ts";
import { createMessageJournal, type MessageJournal } from "./journal.ts";
import { createMailDelivery, type Pauses } from "./mail-delivery.ts";
import { createMailLog, mailLogFile } from "./mail-log.ts";
import { composeMail } from "./mail-message.ts";
import type { MailSettings } from "./mail-settings.ts";
import { createMailTransport } from "./mail-transport.ts";

export interface Messages {
  readonly journal: MessageJournal;
  /** Begins to hand on. To be called when the server listens: before, another one may run. */
  start(): void;
  stop(): void;
}

export interface MessagesOptions {
  readonly journalFile: string;
  readonly mail: MailSettings | undefined;
  readonly brand: string;
  readonly log: ErrorLog;
  /** Milliseconds. Other ones only in tests. */
  readonly pauses?: Pauses;
  readonly timeLimit?: number;
}

/**
 * Reads the journal and finds what was not handed on yet. The journal it returns hands on each message after it is stored.
 *
 * @throws What the file system throws if the journal cannot be read or written, or deliveries cannot be noted.
 */
export async function openMessages(options: MessagesOptions): Promise<Messages> {
  const { journalFile, mail, brand, log, pauses, timeLimit } = options;
  const journal = createMessageJournal(journalFile);
  const entries = await journal.read(log);
  if (mail === undefined) return { journal, start() {}, stop() {} };

  const mailLog = createMailLog(mailLogFile(journalFile));
  const settled = await mailLog.settled(log);
  const transport = await createMailTransport(mail, timeLimit);
  const { add, start, stop } = createMailDelivery({
    send: (entry) => transport(composeMail(entry, mail, brand)),
    note: mailLog.note,
    log,
    pauses,
  });
  // By id: an entry that is there twice is one message.
  const left = new Map(entries.filter(({ id }) => !settled.has(id)).map((entry) => [entry.id, entry]));
  left.forEach(add);
  const append: MessageJournal["append"] = async (message) => {
    const entry = await journal.append(message);
    add(entry);
    return entry;
  };
  return { journal: { append }, start, stop };
}
