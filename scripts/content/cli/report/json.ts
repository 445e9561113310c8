/** The report as JSON, in the format documented in `docs/content-check.md`. */
import { isTextEdit, type SourceLocation } from "../../core/diagnostic.ts";
import { ruleOf } from "../../core/messages/message.ts";
import { say, sayHelp } from "../../core/messages/say.ts";
import { titleOf } from "./advice.ts";
import { byFile } from "./arrange.ts";
import { ruleDocs } from "./docs.ts";
import { pathOf } from "./subject.ts";
import type { Report } from "./text.ts";
import { countErrors } from "./totals.ts";

/** Incremented when a field is removed or changes its meaning, not for new fields. */
const version = 2;

/** Indented JSON with a trailing line break. */
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
      fixes: (diagnostic.fixes ?? []).map(({ kind, edit }) => ({
        kind,
        title: titleOf([edit], report),
        edits: [
          isTextEdit(edit)
            ? { ...locationOf(edit), newText: edit.newText }
            : { file: pathOf(folder, edit.file), rename: pathOf(folder, edit.rename) },
        ],
      })),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
