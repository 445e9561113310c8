import type { Severity } from "../../core/diagnostic.ts";
import type { Message } from "../../core/messages/message.ts";

/** A mistake in a Markdown text, with a message of the rule `link`, `markdown` or `markup`. */
export interface MarkdownIssue extends Message {
  /** `error` if absent. */
  readonly severity?: Severity;
  /** Offsets in the text, end exclusive. */
  readonly range: TextRange;
  /** What may stand in its place, as of a diagnostic. */
  readonly readings?: readonly string[];
}

export type TextRange = readonly [start: number, end: number];
