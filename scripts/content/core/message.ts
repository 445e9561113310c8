/** What the content tools say, as a value: which message, and what is put into it. The words are in `messages/`. */

/** Values of a message by the names of its placeholders. */
export type MessageData = Readonly<Record<string, string | number | readonly string[]>>;

/** A key of `messages/en.json`. */
export type MessageId = string;

export interface Message {
  readonly id: MessageId;
  readonly data?: MessageData | undefined;
}

/** The rule of a diagnostic's message: what is in front of the first dot. Each has a page in `docs/content-rules/`. */
export function ruleOf(id: MessageId): string {
  return id.split(".")[0] ?? id;
}
