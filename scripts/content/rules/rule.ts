import type { Severity } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import type { Message } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";

/** What a rule found, and where. The id of its message begins with the name of the rule's file. */
export interface Finding extends ContentRef, Message {
  /** Where to point if the path does not exist. */
  readonly nearest?: Path;
  readonly related?: readonly ContentRef[];
  readonly severity?: Severity;
}

/** The default export of each file in `rules/`; its page is `docs/content-rules/<name>.md`. */
export interface Rule {
  /** Of findings without one of their own. Default: `error`. */
  readonly severity?: Severity;
  /** `release`: asked only of content that is to be released. `no-errors`: asked only if no other rule finds an error. */
  readonly when?: "release" | "no-errors";
  /** Finds every mistake in a content folder. It must not throw, whatever is missing or wrong there. */
  readonly check: (files: ContentFiles) => readonly Finding[];
}

export function defineRule(rule: Rule): Rule {
  return rule;
}
