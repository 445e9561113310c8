/** The report for programs: one JSON value. Its shape is described in `docs/content-check.md`. */

import type { Diagnostic, SourceLocation } from "../core/diagnostic.ts";
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
  readonly docsOf: (rule: Diagnostic["rule"]) => string;
}

/** Indented JSON with a line end. */
export function jsonReport(diagnostics: readonly Diagnostic[], report: JsonReport): string {
  const { language, languages, checked, pathOf, docsOf } = report;
  const { errors, warnings } = totalsOf(diagnostics);
  const value = {
    version,
    language,
    valid: errors === 0,
    counts: { files: checked, filesWithProblems: new Set(diagnostics.map(({ file }) => file)).size, errors, warnings },
    contentLanguages: languages,
    problems: diagnostics.map((diagnostic) => ({
      rule: diagnostic.rule,
      severity: diagnostic.severity,
      ...placeOf(diagnostic, pathOf),
      path: diagnostic.path,
      entry: diagnostic.entry[language],
      message: diagnostic.message[language],
      hint: diagnostic.hint[language],
      related: diagnostic.related.map((place) => placeOf(place, pathOf)),
      docs: docsOf(diagnostic.rule),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function placeOf({ file, line, column, endLine, endColumn }: SourceLocation, pathOf: (file: string) => string) {
  return { file: pathOf(file), line, column, endLine, endColumn };
}
