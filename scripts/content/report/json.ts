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
    problems: problems.map((one) => ({
      rule: one.rule,
      severity: one.severity,
      ...placeOf(one, pathOf),
      path: one.path,
      entry: one.entry[language],
      message: one.message[language],
      hint: one.hint[language],
      related: one.related.map((place) => placeOf(place, pathOf)),
      docs: docsOf(one.rule),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function placeOf({ file, line, column, endLine, endColumn }: Place, pathOf: (file: string) => string) {
  return { file: pathOf(file), line, column, endLine, endColumn };
}
