/** Messages, what became of each, and the limits of their senders, in one object with a database of its own. */
import { DurableObject } from "cloudflare:workers";
import site from "#site";
import { outcomeOf, type StoredMessage } from "../messages/entry.ts";
import { attemptDelivery, retryPause } from "../messages/mail-delivery.ts";
import { composeMail } from "../messages/mail-message.ts";
import type { MailSettings } from "../messages/mail-settings.ts";
import { readMessageSettings } from "../messages/message-settings.ts";
import type { RateCounter } from "../messages/rate.ts";
import type { ContactMessage } from "../messages/schema.ts";
import { dayMs, isSelected, type MessageSelection, olderThan } from "../messages/selection.ts";
import type { MessageStore } from "../ports.ts";
import { log } from "./log.ts";

/** `turn` orders those that are still to be forwarded. */
const tables = `
  CREATE TABLE IF NOT EXISTS messages (id TEXT PRIMARY KEY, received INTEGER NOT NULL, turn INTEGER, message TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS turns ON messages (turn);
  CREATE INDEX IF NOT EXISTS times ON messages (received);
  CREATE TABLE IF NOT EXISTS rate (key TEXT PRIMARY KEY, points INTEGER NOT NULL, until INTEGER NOT NULL);`;
const nextTurn = "(SELECT coalesce(max(turn), 0) + 1 FROM messages)";

/** More than the rest of a page of the database. */
const trial = " ".repeat(4_096);

/** After a failure: how many there were in a row, and until when nothing is sent. */
interface Pause {
  readonly failures: number;
  readonly until: number;
}

export class MessagesObject extends DurableObject implements MessageStore, RateCounter {
  readonly #storage = this.ctx.storage;
  readonly #sql = this.#storage.sql;
  readonly #mail: MailSettings | undefined;

  constructor(...args: ConstructorParameters<typeof DurableObject>) {
    super(...args);
    this.#sql.exec(tables);
    this.#mail = mailSettings(args[1]);
    void this.ctx.blockConcurrencyWhile(() => this.#schedule());
  }

  async append(message: ContactMessage) {
    const entry = { id: crypto.randomUUID(), receivedAt: new Date().toISOString(), ...message };
    this.#insert(entry);
    await this.#schedule();
    await this.#storage.sync();
    return { id: entry.id };
  }

  async check() {
    this.#storage.kv.put("trial", trial);
    this.#storage.kv.delete("trial");
    await this.#storage.sync();
  }

  async list() {
    const rows = this.#sql.exec<{ message: string }>("SELECT message FROM messages ORDER BY received, rowid");
    return rows.toArray().map(({ message }): StoredMessage => JSON.parse(message));
  }

  async delete(which: MessageSelection) {
    if ("before" in which) {
      const deletion = "DELETE FROM messages WHERE received < ? RETURNING id";
      return this.#sql.exec(deletion, Date.parse(which.before)).toArray().length;
    }
    const found = (await this.list()).filter(isSelected(which));
    for (const { id } of found) this.#sql.exec("DELETE FROM messages WHERE id = ?", id);
    return found.length;
  }

  async add(messages: readonly StoredMessage[]) {
    const added = this.#storage.transactionSync(() => messages.map((message) => this.#insert(message)));
    await this.#schedule();
    return added.filter(Boolean).length;
  }

  async consume(key: string, points: number, most: number, seconds: number) {
    const now = Date.now();
    this.#sql.exec("DELETE FROM rate WHERE until <= ?", now);
    const count = `INSERT INTO rate VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET points = points + excluded.points RETURNING points, until`;
    const row = this.#sql.exec<{ points: number; until: number }>(count, key, points, now + seconds * 1000).one();
    await this.#schedule();
    return row.points > most ? row.until - now : undefined;
  }

  /** Forgets what is too old, and forwards one message. */
  async alarm() {
    this.#sql.exec("DELETE FROM rate WHERE until <= ?", Date.now());
    const { messageKeepDays } = site;
    if (messageKeepDays !== undefined) await this.delete(olderThan(messageKeepDays, Date.now()));
    await this.#forward();
    await this.#schedule();
  }

  /** @returns Whether it was not here already. */
  #insert(message: StoredMessage): boolean {
    const turn = outcomeOf(message) === undefined ? nextTurn : "NULL";
    const insert = `INSERT OR IGNORE INTO messages VALUES (?, ?, ${turn}, ?) RETURNING id`;
    return (
      this.#sql.exec(insert, message.id, Date.parse(message.receivedAt), JSON.stringify(message)).toArray().length > 0
    );
  }

  async #forward(): Promise<void> {
    const mail = this.#mail;
    const { failures = 0, until = 0 } = this.#storage.kv.get<Pause>("pause") ?? {};
    const next = "SELECT message FROM messages WHERE turn = (SELECT min(turn) FROM messages)";
    const [row] = this.#sql.exec<{ message: string }>(next).toArray();
    if (mail === undefined || row === undefined || until > Date.now()) return;
    const entry: StoredMessage = JSON.parse(row.message);
    const { mailTransport } = await import("./mail-transport.ts");
    const send = () => mailTransport(mail).sendMail(composeMail(entry, mail, site.brand));
    const outcome = await attemptDelivery(entry, { send, log });
    if (outcome === undefined) {
      this.#sql.exec(`UPDATE messages SET turn = ${nextTurn} WHERE id = ?`, entry.id);
      this.#storage.kv.put("pause", { failures: failures + 1, until: Date.now() + retryPause(failures) });
      return;
    }
    const settled = JSON.stringify({ ...entry, ...outcome });
    this.#sql.exec("UPDATE messages SET turn = NULL, message = ? WHERE id = ?", settled, entry.id);
    if ("deliveredAt" in outcome) this.#storage.kv.delete("pause");
  }

  /** Sets the alarm to the first thing that is to be done. */
  async #schedule(): Promise<void> {
    const select = `SELECT (SELECT min(until) FROM rate) AS rate, (SELECT min(received) FROM messages) AS oldest,
      (SELECT min(turn) FROM messages) AS turn`;
    const { rate, oldest, turn } = this.#sql.exec<Record<"rate" | "oldest" | "turn", number | null>>(select).one();
    const { messageKeepDays } = site;
    const never = Number.POSITIVE_INFINITY;
    const first = Math.min(
      rate ?? never,
      turn === null || this.#mail === undefined ? never : (this.#storage.kv.get<Pause>("pause")?.until ?? 0),
      oldest === null || messageKeepDays === undefined ? never : oldest + messageKeepDays * dayMs + 1,
    );
    if (first < ((await this.#storage.getAlarm()) ?? never)) await this.#storage.setAlarm(Math.max(first, Date.now()));
  }
}

/** Wrong ones are reported where requests arrive: until they are corrected, nothing is forwarded. */
function mailSettings(env: ConstructorParameters<typeof DurableObject>[1]): MailSettings | undefined {
  try {
    return readMessageSettings(env).mail;
  } catch {
    return undefined;
  }
}
