/** What was found, in the format that was asked for. */
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { type Report, reportText } from "./text.ts";
import { countErrors } from "./totals.ts";

export const reportFormats = ["text", "github", "json"] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** What goes to standard output and error. In text diagnostics are on standard error, success is on the other. */
export function writtenReport(format: ReportFormat, report: Report): { readonly out: string; readonly err: string } {
  if (format === "github") return { out: githubReport(report), err: "" };
  if (format === "json") return { out: jsonReport(report), err: "" };
  const { diagnostics, closing } = report;
  const text = reportText(diagnostics, report);
  return countErrors(diagnostics) > 0 ? { out: "", err: text + closing } : { out: closing, err: text };
}
