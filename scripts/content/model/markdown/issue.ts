import type { Severity } from "../../core/diagnostic.ts";
import type { Message } from "../../messages/message.ts";

/** What is wrong in a Markdown text: a message of the rule `link`, `markdown` or `markup`. */
export interface MarkdownIssue extends Message {
  /** An error, unless it says otherwise. */
  readonly severity?: Severity;
  /** Offsets in the text, end exclusive. */
  readonly range: TextRange;
}

export type TextRange = readonly [start: number, end: number];
