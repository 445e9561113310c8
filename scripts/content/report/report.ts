/** What was found, in the format that was asked for. What a format needs is loaded for that one only. */
import { isError } from "../check.ts";
import type { Problem } from "../core/diagnostic.ts";
import { pathOf } from "./place-name.ts";
import type { Report } from "./text.ts";

export const reportFormats = ["text", "github", "json"] as const;

export type ReportFormat = (typeof reportFormats)[number];

export interface Output {
  /** For standard output. */
  readonly out: string;
  /** For standard error. */
  readonly err: string;
}

/** Text reports problems on standard error and success on standard output; the others use standard output alone. */
export async function writtenReport(format: ReportFormat, report: Report): Promise<Output> {
  const { problems, files, language, folder, closing, environment } = report;
  if (format === "text") {
    const { reportText } = await import("./text.ts");
    const text = reportText(problems, report);
    return problems.some(isError) ? { out: "", err: text + closing } : { out: closing, err: text };
  }
  if (format === "github") {
    const { githubReport } = await import("./github.ts");
    return { out: githubReport(report), err: "" };
  }
  const { ruleDocs } = await import("./rule-docs.ts");
  const docsOf = (rule: Problem["rule"]) => ruleDocs(rule, language, environment);
  const { jsonReport } = await import("./json.ts");
  const named = (file: string) => pathOf(folder, file);
  const counted = { languages: files.languages, checked: files.parsed.size };
  return { out: jsonReport(problems, { language, ...counted, pathOf: named, docsOf }), err: "" };
}
