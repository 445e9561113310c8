/** A message of the content tools as data: its id and the values for its placeholders. */

import type en from "./en.json";

/** Values by placeholder name. */
export type MessageData = Readonly<Record<string, string | number | readonly string[]>>;

/** A key of `en.json`, without its plural suffix. */
export type MessageId = IdIn<keyof typeof en>;
type IdIn<Key> = Key extends `${infer Id}_${"one" | "other"}` ? Id : Key extends `${string}.help` ? never : Key;

/** Ids of messages with a help text. */
export type HelpId = keyof typeof en extends infer Key ? (Key extends `${infer Id}.help` ? Id : never) : never;

export interface Message<Id = MessageId> {
  readonly id: Id;
  readonly data?: MessageData | undefined;
}

/** The rule of a message: the part of its id before the first dot. Each rule has a page in `docs/content-rules/`. */
export function ruleOf(id: MessageId | HelpId): string {
  return id.split(".")[0] ?? id;
}
