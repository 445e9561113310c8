/** What the content tools say, as a value: which message, and what is put into it. The words are in `messages/`. */

import type en from "./en.json";

/** Values of a message by the names of its placeholders. */
export type MessageData = Readonly<Record<string, string | number | readonly string[]>>;

/** A key of `en.json`: of a message with plural forms the part in front of them. */
export type MessageId = IdIn<keyof typeof en>;
type IdIn<Key> = Key extends `${infer Id}_${"one" | "other"}` ? Id : Key extends `${string}.help` ? never : Key;

/** A message that has words for what to write. */
export type HelpId = keyof typeof en extends infer Key ? (Key extends `${infer Id}.help` ? Id : never) : never;

export interface Message<Id = MessageId> {
  readonly id: Id;
  readonly data?: MessageData | undefined;
}

/** The rule of a diagnostic's message: what is in front of the first dot. Each has a page in `docs/content-rules/`. */
export function ruleOf(id: MessageId | HelpId): string {
  return id.split(".")[0] ?? id;
}
