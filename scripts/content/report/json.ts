/** The report for programs: one JSON value. Its shape is described in `docs/content-check.md`. */
import type { SourceLocation } from "../core/diagnostic.ts";
import { ruleOf } from "../messages/message.ts";
import { say, sayHelp } from "../messages/say.ts";
import { byFile } from "./arrange.ts";
import { ruleDocs } from "./docs.ts";
import { pathOf } from "./subject.ts";
import type { Report } from "./text.ts";
import { countErrors } from "./totals.ts";

/** Raised when a field is taken away or means something else; new fields alone do not raise it. */
const version = 2;

/** Indented JSON with a line end. */
export function jsonReport(report: Report): string {
  const { diagnostics, files, language, folder } = report;
  const errors = countErrors(diagnostics);
  const locationOf = ({ file, line, column, endLine, endColumn }: SourceLocation) => {
    return { file: pathOf(folder, file), line, column, endLine, endColumn };
  };
  const value = {
    version,
    language,
    valid: errors === 0,
    counts: {
      files: files.parsed.size,
      filesWithDiagnostics: byFile(diagnostics).size,
      errors,
      warnings: diagnostics.length - errors,
    },
    contentLanguages: files.languages,
    diagnostics: diagnostics.map((diagnostic) => ({
      id: diagnostic.id,
      rule: ruleOf(diagnostic.id),
      severity: diagnostic.severity,
      ...locationOf(diagnostic),
      path: diagnostic.path,
      data: diagnostic.data,
      entry: diagnostic.entry && say(diagnostic.entry, language),
      message: say(diagnostic, language),
      help: sayHelp(diagnostic, language),
      docs: ruleDocs(ruleOf(diagnostic.id), language, report),
      related: diagnostic.related.map(locationOf),
      /** Edits that a program could make. */
      fixes: [],
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
