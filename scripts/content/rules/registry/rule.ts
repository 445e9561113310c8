import type { Advice, Severity } from "../../core/diagnostic.ts";
import type { Message } from "../../core/message.ts";
import type { RuleWords } from "../../core/rule-words.ts";
import type { Path } from "../../core/value-path.ts";
import type { Spot } from "../../model/spot.ts";
import type { ContentFiles } from "../../validate/content-files.ts";

/** What a rule found, and where. Its place and, if none is given, its severity are added by `check.ts`. */
export type Finding = FindingAt & (Message | (Advice & { id?: undefined; data?: undefined }));

interface FindingAt extends Spot {
  /** What is pointed at, if the value at the path is not there. */
  readonly nearest?: Path;
  readonly related?: readonly Spot[];
  readonly severity?: Severity;
}

export interface Rule extends RuleWords {
  /** Of findings that have none of their own; without it they are errors. */
  readonly severity?: Severity;
  /** `release`: asked only of content that is to be released. `no-errors`: asked only if no other rule finds an error. */
  readonly when?: "release" | "no-errors";
  /** Finds every mistake in a content folder. It must not throw, whatever is missing or wrong there. */
  readonly check: (files: ContentFiles) => readonly Finding[];
}

/** The default export of each file in `rules/`. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
