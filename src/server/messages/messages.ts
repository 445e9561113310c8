import type { ErrorLog } from "../error-log.ts";
import { createMessageJournal, type JournalEntry, type MessageJournal } from "./journal.ts";
import { createMailDelivery } from "./mail-delivery.ts";
import { composeMail } from "./mail-message.ts";
import type { MailSettings } from "./mail-settings.ts";

export interface MessagesOptions {
  readonly journalFile: string;
  readonly mail: MailSettings | undefined;
  readonly brand: string;
  readonly log: ErrorLog;
  /** For tests. */
  readonly firstPause?: number;
}

/**
 * Wires the journal to e-mail delivery: the journal that it returns forwards each message after storing it. What the last run
 * left undelivered is queued. Call `start` when the server listens: before, another one may be running.
 *
 * @throws Error of the file system if the journal cannot be read or written.
 */
export async function openMessages({ journalFile, mail, brand, log, firstPause }: MessagesOptions) {
  const journal = createMessageJournal(journalFile);
  const unsent = await journal.unsent(log);
  if (mail === undefined) return { journal, start() {}, stop() {} };

  const { createTransport } = await import("nodemailer");
  const transport = createTransport(mail.server);
  const send = (entry: JournalEntry) => transport.sendMail(composeMail(entry, mail, brand));
  const { add, start, stop } = createMailDelivery({ send, note: journal.note, log, firstPause });
  unsent.forEach(add);
  const append: MessageJournal["append"] = async (message) => {
    const entry = await journal.append(message);
    add(entry);
    return entry;
  };
  return { journal: { append }, start, stop };
}
