import type { Issue, Severity } from "../../core/diagnostic.ts";
import type { Path } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";

/** A mistake and where it is. Its message id begins with the name of the rule's file. */
export interface Finding extends ContentRef, Issue {
  /** Where to point if the path doesn't exist. */
  readonly nearest?: Path;
  readonly related?: readonly ContentRef[];
}

/** The default export of each file in `rules/`. Its documentation is `docs/content-rules/<name>.md`. */
export interface Rule {
  /** Default severity of the rule's findings; `error` if absent. */
  readonly severity?: Severity;
  /** `release`: runs only on content to be released. `no-errors`: runs only if no other rule finds an error. */
  readonly when?: "release" | "no-errors";
  /** Finds all mistakes in a content folder. Must not throw, however incomplete or broken the content is. */
  readonly check: (files: ContentFiles) => readonly Finding[];
}

export function defineRule(rule: Rule): Rule {
  return rule;
}
