/** The messages of a running server: the journal, what was left in it at the last end, and handing them on by e-mail. */

import type { ErrorLog } from "../error-log.ts";
import { createMessageJournal, type JournalEntry, type MessageJournal, readMessageJournal } from "./journal.ts";
import { createMailDelivery, type MailDelivery } from "./mail-delivery.ts";
import { createMailLog, mailLogFile } from "./mail-log.ts";
import { composeMail } from "./mail-message.ts";
import type { Pauses } from "./mail-schedule.ts";
import type { MailSettings } from "./mail-settings.ts";
import { createMailTransport } from "./mail-transport.ts";

export interface Messages {
  readonly journal: MessageJournal;
  /** Begins to hand on, what was left first. To be called when the server listens: before, another one may run. */
  start(): void;
  /** Begins no other delivery. What is left is handed on after the next start. */
  stop(): void;
}

export interface MessagesOptions {
  readonly journalFile: string;
  /** Where messages are handed on to; `undefined`: they stay in the journal. */
  readonly mail: MailSettings | undefined;
  /** Name of the product. */
  readonly brand: string;
  readonly log: ErrorLog;
  /** Milliseconds. Other ones only in tests. */
  readonly pauses?: Pauses | undefined;
  readonly timeLimit?: number | undefined;
}

/**
 * Reads the journal once, tells of lines that are unreadable, and finds what was not handed on yet. The journal it
 * returns hands on each message after it is stored.
 *
 * @throws What the file system throws if the journal cannot be read or written, or deliveries cannot be noted.
 */
export async function openMessages(options: MessagesOptions): Promise<Messages> {
  const { journalFile, mail, log } = options;
  const journal = createMessageJournal(journalFile);
  await journal.prepare(log);
  if (mail === undefined) {
    for await (const _ of readMessageJournal(journalFile, log));
    return { journal, start: () => {}, stop: () => {} };
  }
  const delivery = await deliveryOf(options, mail);
  return {
    journal: {
      async append(message) {
        const entry = await journal.append(message);
        delivery.add(entry);
        return entry;
      },
    },
    start: delivery.start,
    stop: delivery.stop,
  };
}

/** With everything that is still to be handed on. */
async function deliveryOf(options: MessagesOptions, mail: MailSettings): Promise<MailDelivery> {
  const { journalFile, brand, log, pauses, timeLimit } = options;
  const mailLog = createMailLog(mailLogFile(journalFile));
  const settled = await mailLog.settled(log);
  const transport = await createMailTransport(mail, timeLimit);
  const send = (entry: JournalEntry) => transport(composeMail(entry, mail, brand));
  const delivery = createMailDelivery({ send, note: mailLog.note, log, pauses });
  for await (const entry of readMessageJournal(journalFile, log)) {
    // An entry that is there twice is one message.
    if (!settled.has(entry.id)) delivery.add(entry);
    settled.add(entry.id);
  }
  return delivery;
}
