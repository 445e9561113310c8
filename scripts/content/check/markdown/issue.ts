import type { Issue } from "../../core/diagnostic.ts";

/** Offsets in a text, end exclusive. */
export type TextRange = readonly [start: number, end: number];

/** A mistake in a Markdown text, with a message of the rule `link`, `markdown` or `markup`. */
export interface MarkdownIssue extends Issue {
  readonly range: TextRange;
}
