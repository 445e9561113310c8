/** The report for a workflow on GitHub: log, marks beside the lines of a pull request, and a summary on the page of the run. */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Diagnostic, sortDiagnostics } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { ruleTitle } from "../rules/registry/registry.ts";
import { editedBranch, editLink } from "./edit-link.ts";
import { ruleDocs } from "./json.ts";
import { markdownText, printable, printableLines } from "./printable.ts";
import { reportTexts as texts } from "./report-messages.ts";
import { helpOf, statement } from "./subject.ts";
import { type Report, reportText } from "./text.ts";
import { byFile, countErrors, countsOf, foldRepeated, totalOf } from "./totals.ts";
import { withoutCommands, workflowCommand } from "./workflow-command.ts";

/** The platform shows so many marks of each kind for a step (`ExecutionContext.cs` in actions/runner). */
const marksPerKind = 10;
/** Longer messages are cut by the platform. */
const longestMessage = 4000;
/** Summaries above a mebibyte are refused as a whole (`FileCommandManager.cs` in actions/runner). */
const longestSummary = 1_000_000;

/**
 * What goes to the log. All of it is one stream: with two, the runner may read a line of content before it was told to
 * take no commands. Writes the summary as well.
 */
export function githubReport(report: Report): string {
  const { diagnostics, language, closing, environment } = report;
  appendSummary(stepSummary(report), environment, language);
  const log = withoutCommands(`${reportText(diagnostics, report)}${closing}`, randomUUID());
  if (diagnostics.length === 0) return log;
  return log + workflowCommand("group", texts.marks[language]) + markCommands(report) + workflowCommand("endgroup");
}

/** Adds Markdown to the page of the workflow run, if there is one: as many lines as fit. */
export function appendSummary(
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>,
  language: MessageLanguage,
): void {
  if (!environment.GITHUB_STEP_SUMMARY) return;
  const fitting = Buffer.from(markdown).toString("utf8", 0, longestSummary);
  const cut = `${fitting.slice(0, fitting.lastIndexOf("\n"))}\n\n${texts.cut[language]}\n`;
  appendFileSync(environment.GITHUB_STEP_SUMMARY, fitting === markdown ? markdown : cut);
}

/** The commands that set the marks, and one that counts the diagnostics without. */
export function markCommands({ diagnostics, language, ...report }: Report): string {
  const folded = foldRepeated(diagnostics);
  const marked = chooseMarked(folded);
  const commands = marked.map((diagnostic) => {
    const { file, line, endLine, column, endColumn, rule, severity } = diagnostic;
    const hint = printableLines(helpOf(diagnostic, language)).join("\n");
    const text = `${printable(statement(diagnostic, language))}\n${texts.fix[language]}: ${hint}`;
    // A mark over several lines has no columns; the runner drops them with a complaint.
    const columns = line === endLine ? { col: column, endColumn } : {};
    // A folder can carry no mark.
    const place = file === "" ? {} : { file: printable(pathInRepository(report, file)), line, endLine, ...columns };
    const title = `${ruleTitle(rule)[language]} [${rule}]`;
    return workflowCommand(severity, text.slice(0, longestMessage), { ...place, title });
  });
  const left = folded.length - marked.length;
  return commands.join("") + (left === 0 ? "" : workflowCommand("notice", texts.notMarked(left)[language]));
}

/** Ten errors and ten warnings, sorted by place: the first of each file before the second of any. */
function chooseMarked(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const chosen = (["error", "warning"] as const).flatMap((kind) => {
    const files = byFile(diagnostics.filter(({ severity }) => severity === kind));
    const ranked = [...files.values()].flatMap((found) => found.map((diagnostic, rank) => ({ diagnostic, rank })));
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, marksPerKind);
  });
  return sortDiagnostics(chosen.map(({ diagnostic }) => diagnostic));
}

/** All diagnostics as Markdown: by file, those with the same words as one, each line number a link to its place in the editor. */
export function stepSummary(report: Report): string {
  const { diagnostics, language, files, root, environment } = report;
  const title = texts.summaryTitle[language];
  if (diagnostics.length === 0) return `## ${title}\n\n✅ ${texts.allWell(files.parsed.size)[language]}\n`;
  const verdict = countErrors(diagnostics) > 0 ? texts.mustMend : texts.mayMerge;
  const branch = editedBranch(environment, (path) => readFileSync(path, "utf8"));
  const sections = [...byFile(diagnostics)].map(([file, found]) => {
    const path = pathInRepository(report, file);
    const isEditable = file.endsWith(".yaml") && existsSync(join(root, file));
    const items = foldRepeated(found).map((diagnostic) => {
      const { line, severity, rule } = diagnostic;
      const sign = severity === "error" ? "❌" : `⚠️ ${texts.warning[language]},`;
      const at = texts.line(line)[language];
      const place = branch && isEditable ? `[${at}](${editLink(branch, path, line)})` : at;
      const hint = printableLines(helpOf(diagnostic, language)).map(markdownLine).join("<br>");
      const docs = `[${rule}](${ruleDocs(rule, language, environment)})`;
      return `- ${sign} ${place}: ${markdownText(statement(diagnostic, language))}<br>**${texts.fix[language]}:** ${hint} ${docs}`;
    });
    return [`### ${markdownText(path)}: ${countsOf(found)[language]}`, "", ...items].join("\n");
  });
  return `${[`## ${title}: ${totalOf(diagnostics)[language]}`, verdict[language], ...sections].join("\n\n")}\n`;
}

/** A line of YAML keeps its indentation. */
function markdownLine(line: string): string {
  return "&nbsp;".repeat(line.search(/\S|$/)) + markdownText(line.trimStart());
}

/** How a content file is named from the top of the repository, with `/`, as git and GitHub write it. */
function pathInRepository({ root, environment }: Pick<Report, "root" | "environment">, file: string): string {
  return relative(environment.GITHUB_WORKSPACE ?? process.cwd(), join(root, file)).replaceAll("\\", "/");
}
