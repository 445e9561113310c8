/** What happened to one entry of the content, as a value. How it is said is decided by `wording.ts`. */
import type { Sentence } from "../messages/sentence.ts";
import type { Change } from "./diff-values.ts";

export interface EntryChange {
  /** Human name: `Partner "Savanna Tills" in Kenya`. */
  readonly subject: Sentence;
  /** Sorts the report: path of the file relative to the content folder. */
  readonly file: string;
  /** What happened as a whole; `undefined` where `changes` say it. */
  readonly what: Sentence | undefined;
  readonly changes: readonly Change[];
  /** Words in a language, rather than facts. */
  readonly isText: boolean;
}
