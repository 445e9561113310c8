/** What was found, in the format that was asked for. */
import { isError } from "../check.ts";
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { pathOf } from "./place-name.ts";
import { ruleDocs } from "./rule-docs.ts";
import { type Report, reportText } from "./text.ts";

export const reportFormats = ["text", "github", "json"] as const;

export type ReportFormat = (typeof reportFormats)[number];

export interface Output {
  /** For standard output. */
  readonly out: string;
  /** For standard error. */
  readonly err: string;
}

/** Text reports diagnostics on standard error and success on standard output; the others use standard output alone. */
export function writtenReport(format: ReportFormat, report: Report): Output {
  const { diagnostics, files, language, folder, closing, environment } = report;
  if (format === "text") {
    const text = reportText(diagnostics, report);
    return diagnostics.some(isError) ? { out: "", err: text + closing } : { out: closing, err: text };
  }
  if (format === "github") return { out: githubReport(report), err: "" };
  const json = jsonReport(diagnostics, {
    language,
    languages: files.languages,
    checked: files.parsed.size,
    pathOf: (file) => pathOf(folder, file),
    docsOf: (rule) => ruleDocs(rule, language, environment),
  });
  return { out: json, err: "" };
}
