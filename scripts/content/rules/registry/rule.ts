/**
 * What a rule of the content check is. Each file of `rules/` is one rule: its id, its words in every language of messages,
 * an example, and the check itself.
 */
import type { Severity, SourceLocation } from "../../core/diagnostic.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import type { RuleWords } from "../../core/rule-words.ts";
import type { ContentFiles } from "../../validate/content-files.ts";

/** What a rule found. Its id and, if none is given, its severity are added by `check.ts`. */
export interface Finding {
  readonly place: SourceLocation;
  /** What is wrong, in a sentence without a final full stop. */
  readonly message: LocalizedText;
  /** What to write, as an instruction. */
  readonly hint: LocalizedText;
  /** Keys and indexes that lead to the value; empty unless given. */
  readonly path?: readonly (string | number)[];
  /** Other places that belong to it: the first of two duplicates, the other language. */
  readonly related?: readonly SourceLocation[];
  readonly severity?: Severity;
}

export interface Rule extends RuleWords {
  /** Of findings that have none of their own. */
  readonly severity: Severity;
  /**
   * `release`: asked only of content that is to be released. `no-errors`: asked only if no other rule finds an error.
   * Without it, the rule is always asked, whatever else is wrong.
   */
  readonly when?: "release" | "no-errors";
  /**
   * Finds every mistake in a content folder. It must not throw, whatever is missing or wrong there. Without it, the
   * mistakes are found where files are read (`parse/`, `validate/`).
   */
  readonly check?: (files: ContentFiles) => readonly Finding[];
}

/** The default export of each file in `rules/`. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
