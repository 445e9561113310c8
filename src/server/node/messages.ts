import type { ErrorLog } from "../error-log.ts";
import { type JournalEntry, outcomeOf } from "../messages/entry.ts";
import { createMailDelivery } from "../messages/mail-delivery.ts";
import { composeMail } from "../messages/mail-message.ts";
import type { MailSettings } from "../messages/mail-settings.ts";
import { dayMs, olderThan } from "../messages/selection.ts";
import type { createMessageJournal } from "./journal.ts";
import { isDiskFull } from "./journal-file.ts";

export interface MessagesOptions {
  readonly journal: ReturnType<typeof createMessageJournal>;
  readonly mail: MailSettings | undefined;
  readonly brand: string;
  /** Older messages are deleted. */
  readonly keepDays?: number | undefined;
  readonly log: ErrorLog;
  /** For tests. */
  readonly firstPause?: number;
}

/**
 * Wires the journal to e-mail delivery: the returned one forwards each message once stored, and what the last run left.
 * Old messages are deleted at once, and then daily. Call `start` when the server listens: its port may be taken.
 *
 * @throws Error if the journal cannot be used. A full disk is logged: messages are refused, and the site is served.
 */
export async function openMessages({ journal, mail, brand, keepDays, log, firstPause }: MessagesOptions) {
  let unsent: JournalEntry[] = [];
  try {
    unsent = await journal.unsent(log);
    if (keepDays !== undefined) await deleteOld(journal, keepDays, log);
    await journal.check();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log("Messages cannot be stored until the disk has space", error.message);
  }
  if (keepDays !== undefined) setInterval(() => deleteOld(journal, keepDays, log), dayMs).unref();
  if (mail === undefined) return { journal, start() {}, stop() {} };

  const { createTransport } = await import("nodemailer");
  const transport = createTransport(mail.server);
  const send = (entry: JournalEntry) => transport.sendMail(composeMail(entry, mail, brand));
  const { add: forward, start, stop } = createMailDelivery({ ...journal, send, log, firstPause });
  unsent.forEach(forward);
  const append: typeof journal.append = async (message) => {
    const entry = await journal.append(message);
    forward(entry);
    return entry;
  };
  const add: typeof journal.add = async (messages) => {
    const added = await journal.addMissing(messages);
    for (const message of added) if (outcomeOf(message) === undefined) forward(message);
    return added.length;
  };
  return { journal: { ...journal, append, add }, start, stop };
}

async function deleteOld(journal: MessagesOptions["journal"], days: number, log: ErrorLog): Promise<void> {
  await journal.delete(olderThan(days, Date.now())).catch((error) => log("Deleting old messages failed", error));
}
