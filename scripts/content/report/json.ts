/** The report for programs: one JSON value. Its shape is described in `docs/content-check.md`. */

import type { Place, Problem } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { totalsOf } from "./totals.ts";

/** Raised when a field is taken away or means something else; new fields alone do not raise it. */
const version = 1;

export interface JsonReport {
  readonly language: MessageLanguage;
  readonly languages: readonly string[];
  /** Content files that were read. */
  readonly checked: number;
  /** How a content file is named. */
  readonly pathOf: (file: string) => string;
  readonly docsOf: (rule: Problem["rule"]) => string;
}

/** Indented JSON with a line end. */
export function jsonReport(problems: readonly Problem[], report: JsonReport): string {
  const { language, languages, checked, pathOf, docsOf } = report;
  const { errors, warnings } = totalsOf(problems);
  const value = {
    version,
    language,
    valid: errors === 0,
    counts: { files: checked, filesWithProblems: new Set(problems.map(({ file }) => file)).size, errors, warnings },
    contentLanguages: languages,
    problems: problems.map((problem) => ({
      rule: problem.rule,
      severity: problem.severity,
      ...placeOf(problem, pathOf),
      path: problem.path,
      entry: problem.entry[language],
      message: problem.message[language],
      hint: problem.hint[language],
      related: problem.related.map((place) => placeOf(place, pathOf)),
      docs: docsOf(problem.rule),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function placeOf({ file, line, column, endLine, endColumn }: Place, pathOf: (file: string) => string) {
  return { file: pathOf(file), line, column, endLine, endColumn };
}
