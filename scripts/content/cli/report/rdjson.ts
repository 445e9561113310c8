/**
 * The report in the Reviewdog Diagnostic Format, whose suggestions GitHub shows as *Commit suggestion*. Columns count UTF-8
 * bytes from 1 (reviewdog, `proto/rdf/reviewdog.proto`).
 */
import { isTextEdit, type SourceLocation, type TextEdit } from "../../core/diagnostic.ts";
import { ruleOf } from "../../core/messages/message.ts";
import { say, sayHelp } from "../../core/messages/say.ts";
import { ruleDocs } from "./docs.ts";
import { headline, pathInRepository } from "./subject.ts";
import type { Report } from "./text.ts";

export function rdjsonReport(report: Report): string {
  const { diagnostics, files, language } = report;
  const positionAt = (file: string, line: number, column: number) => {
    const text = new TextDecoder().decode(files.bytes.get(file)).split("\n")[line - 1] ?? "";
    return { line, column: Buffer.byteLength(text.slice(0, column - 1)) + 1 };
  };
  const rangeOf = ({ file, line, column, endLine, endColumn }: SourceLocation) => {
    return { start: positionAt(file, line, column), end: positionAt(file, endLine, endColumn) };
  };
  const suggestion = (edit: TextEdit) => ({ range: rangeOf(edit), text: edit.newText });
  const value = {
    source: { name: say({ id: "tool.report.title" }, language) },
    diagnostics: diagnostics.map((diagnostic) => {
      const rule = ruleOf(diagnostic.id);
      const url = ruleDocs(rule, language, report);
      const edits = (diagnostic.fixes ?? []).map(({ edit }) => edit).filter(isTextEdit);
      return {
        message: `${headline(diagnostic, language)}\n${sayHelp(diagnostic, language)}`.trimEnd(),
        severity: diagnostic.severity.toUpperCase(),
        location: { path: pathInRepository(report, diagnostic.file), range: rangeOf(diagnostic) },
        code: { value: rule, ...(url.startsWith("https:") && { url }) },
        ...(edits.length > 0 && { suggestions: edits.map(suggestion) }),
      };
    }),
  };
  return `${JSON.stringify(value)}\n`;
}
