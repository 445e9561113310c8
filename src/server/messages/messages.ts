/** Wires the journal to e-mail delivery; on start, queues what the last run left undelivered. */

import type { ErrorLog } from "../error-log.ts";
import { createMessageJournal, type MessageJournal } from "./journal.ts";
import { createMailDelivery, type Pauses } from "./mail-delivery.ts";
import { createMailLog, mailLogFile } from "./mail-log.ts";
import { composeMail } from "./mail-message.ts";
import type { MailSettings } from "./mail-settings.ts";
import { createMailTransport } from "./mail-transport.ts";

export interface Messages {
  readonly journal: MessageJournal;
  /** Starts forwarding. Call it when the server listens: before, another one may be running. */
  start(): void;
  stop(): void;
}

export interface MessagesOptions {
  readonly journalFile: string;
  readonly mail: MailSettings | undefined;
  readonly brand: string;
  readonly log: ErrorLog;
  /** For tests. */
  readonly pauses?: Pauses;
  readonly timeoutMs?: number;
}

/**
 * The journal that it returns forwards each message after storing it.
 *
 * @throws Error of the file system if the journal or the delivery log cannot be read or written.
 */
export async function openMessages(options: MessagesOptions): Promise<Messages> {
  const { journalFile, mail, brand, log, pauses, timeoutMs } = options;
  const journal = createMessageJournal(journalFile);
  const entries = await journal.read(log);
  if (mail === undefined) return { journal, start() {}, stop() {} };

  const mailLog = createMailLog(mailLogFile(journalFile));
  const settled = await mailLog.settled(log);
  const transport = await createMailTransport(mail, timeoutMs);
  const { add, start, stop } = createMailDelivery({
    send: (entry) => transport(composeMail(entry, mail, brand)),
    note: mailLog.note,
    log,
    pauses,
  });
  // By id: the journal may contain an entry twice.
  const left = new Map(entries.filter(({ id }) => !settled.has(id)).map((entry) => [entry.id, entry]));
  left.forEach(add);
  const append: MessageJournal["append"] = async (message) => {
    const entry = await journal.append(message);
    add(entry);
    return entry;
  };
  return { journal: { append }, start, stop };
}
