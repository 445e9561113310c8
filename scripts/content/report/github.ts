/** The report for a workflow on GitHub: log, marks beside lines, and a summary on the page of the run. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markCommands } from "./annotations.ts";
import { editedBranch, editLink } from "./edit-link.ts";
import { reportTexts as texts } from "./report-messages.ts";
import { pathInRepository } from "./repository.ts";
import { ruleDocs } from "./rule-docs.ts";
import { appendSummary, stepSummary } from "./step-summary.ts";
import { type Report, reportText } from "./text.ts";
import { withoutCommands, workflowCommand } from "./workflow-command.ts";

/**
 * What goes to the log. All of it is one stream: with two, the runner may read a line of content before it was told to
 * take no commands. Writes the summary to the file that `GITHUB_STEP_SUMMARY` names.
 */
export function githubReport(report: Report): string {
  const { diagnostics, language, root, closing } = report;
  const pathOf = pathInRepository(root);
  const log = withoutCommands(`${reportText(diagnostics, report)}${closing}`, randomUUID());
  const marks =
    diagnostics.length === 0
      ? ""
      : [
          workflowCommand("group", {}, texts.marks[language]),
          markCommands(diagnostics, language, pathOf),
          workflowCommand("endgroup"),
        ].join("");
  return `${log}${marks}${appendSummary(summaryOf(report, pathOf), report.environment, language)}`;
}

function summaryOf(
  { diagnostics, language, files, root, environment }: Report,
  pathOf: (file: string) => string,
): string {
  const at = editedBranch(environment, (path) => readFileSync(path, "utf8"));
  return stepSummary(diagnostics, {
    language,
    checked: files.parsed.size,
    pathOf,
    linkOf: (file, line) =>
      at === undefined ? undefined : editLink(at, pathOf(file), line, existsSync(join(root, file))),
    docsOf: (rule) => ruleDocs(rule, language, environment),
  });
}
