/** The report for a workflow on GitHub: log, marks beside lines, and a summary on the page of the run. */
import { randomUUID } from "node:crypto";
import { markCommands } from "./annotations.ts";
import { reportTexts as texts } from "./report-messages.ts";
import { pathInRepository } from "./repository.ts";
import { appendSummary, stepSummary } from "./step-summary.ts";
import { type Report, reportText } from "./text.ts";
import { withoutCommands, workflowCommand } from "./workflow-command.ts";

/**
 * What goes to the log. All of it is one stream: with two, the runner may read a line of content before it was told to
 * take no commands. Writes the summary to the file that `GITHUB_STEP_SUMMARY` names.
 */
export function githubReport(report: Report): string {
  const { diagnostics, language, root, closing, environment } = report;
  const log = withoutCommands(`${reportText(diagnostics, report)}${closing}`, randomUUID());
  const marks = markCommands(diagnostics, language, pathInRepository(root));
  const group = [workflowCommand("group", texts.marks[language]), marks, workflowCommand("endgroup")];
  const summary = appendSummary(stepSummary(report), environment, language);
  return `${log}${diagnostics.length === 0 ? "" : group.join("")}${summary}`;
}
