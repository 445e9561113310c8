/** How many problems there are, and where. */

import type { Problem } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { reportTexts as texts } from "./report-messages.ts";

export interface Totals {
  readonly errors: number;
  readonly warnings: number;
}

/** How many of each severity. */
export function totalsOf(problems: readonly Problem[]): Totals {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}

/** Problems by file, files in the order in which they come. */
export function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const others = files.get(problem.file);
    if (others === undefined) files.set(problem.file, [problem]);
    else others.push(problem);
  }
  return files;
}

/** `2 errors, 1 warning`. */
export function countsOf(problems: readonly Problem[]): Sentence {
  const { errors, warnings } = totalsOf(problems);
  return texts.counts(errors, warnings);
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(problems: readonly Problem[]): Sentence {
  const { errors, warnings } = totalsOf(problems);
  return texts.total(errors, warnings, byFile(problems).size);
}
