/** What differs between the places where the server runs. */
import type { Context } from "hono";
import type { ErrorLog } from "./error-log.ts";
import type { JournalEntry, StoredMessage } from "./messages/entry.ts";
import type { MessageRate } from "./messages/rate.ts";
import type { ContactMessage } from "./messages/schema.ts";
import type { MessageSelection } from "./messages/selection.ts";
import type { SiteInfo } from "./site-info.ts";

/** The built files. Names are paths below the site's root: `en/features.html`. */
export interface Files {
  has(file: string): boolean | Promise<boolean>;
  /**
   * @param options With `whole`, a `Range` of the request is ignored.
   * @returns `undefined` if there is no such file, and for other methods than GET and HEAD.
   */
  send(c: Context, file: string, options?: { readonly whole?: boolean }): Promise<Response | undefined>;
}

export interface MessageStore {
  /** Resolves when the message will survive a crash. */
  append(message: ContactMessage): Promise<Pick<JournalEntry, "id">>;
  /** Tries whether a message could be stored. @throws Error that says why not. */
  check(): Promise<void>;
  /** All messages, oldest first, with what became of each. */
  list(): Promise<readonly StoredMessage[]>;
  /** Deletes for good. A deleted message is not forwarded. @returns How many. */
  delete(which: MessageSelection): Promise<number>;
  /** Adds messages of another store that are not here yet; without an outcome they are forwarded. @returns How many. */
  add(messages: readonly StoredMessage[]): Promise<number>;
}

/** Where a request comes from. Nothing of it is stored, except by a counter for as long as its window. */
export interface Visitor {
  /** The normalised IP address, such as `2001:db8::7`; `undefined` if it is unknown. */
  address(c: Context): string | undefined;
  /** ISO 3166-1 alpha-2 code of the country; empty if it is unknown. */
  country(c: Context): string | Promise<string>;
  /** Whether the visitor's connection is encrypted. */
  isSecure(c: Context): boolean;
}

export interface Ports {
  readonly files: Files;
  readonly messages: MessageStore;
  readonly rate: MessageRate;
  readonly visitor: Visitor;
  readonly log: ErrorLog;
  readonly site: SiteInfo;
  /** Of sites on other hosts whose forms send their messages here. */
  readonly origins: readonly string[];
  /** For reading and deleting messages over HTTP; without one nobody can. */
  readonly messageSecret: string | undefined;
}
