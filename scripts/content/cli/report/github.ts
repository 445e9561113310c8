/** The report for GitHub workflows: log, annotations in the pull request, and job summary. */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, isError } from "../../core/diagnostic.ts";
import { groupBy } from "../../core/group-by.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { ruleOf } from "../../core/messages/message.ts";
import { say } from "../../core/messages/say.ts";
import { adviceOf } from "./advice.ts";
import { arrange, type DiagnosticGroup, type RuleSummary, sectionsOf } from "./arrange.ts";
import { ruleDocs } from "./docs.ts";
import { editedBranch, editLink } from "./edit-link.ts";
import { markdownText, printable } from "./printable.ts";
import { headline, pathInRepository, repeatsNote } from "./subject.ts";
import { type Report, reportText } from "./text.ts";
import { countErrors, countsOf, totalOf } from "./totals.ts";
import { withoutCommands, workflowCommand } from "./workflow-command.ts";

/** Annotations of each severity that GitHub displays per step (`ExecutionContext.cs` in actions/runner). */
const maxAnnotations = 10;
/** GitHub rejects summaries above 1 MiB (`FileCommandManager.cs` in actions/runner). */
const maxSummaryBytes = 1_000_000;

/**
 * The text for the log. Also appends the job summary. Write it to one stream: with two, the runner could read content
 * before the command that turns commands off.
 */
export function githubReport(report: Report): string {
  const { diagnostics, language, closing, environment } = report;
  appendSummary(stepSummary(report), environment, language);
  const log = withoutCommands(`${reportText(diagnostics, report)}${closing}`, randomUUID());
  if (diagnostics.length === 0) return log;
  const title = say({ id: "tool.report.annotations" }, language);
  return log + workflowCommand("group", title) + annotations(report) + workflowCommand("endgroup");
}

/** Appends Markdown to the job summary, if there is one, truncated to the lines that fit. */
export function appendSummary(
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>,
  language: MessageLanguage,
): void {
  if (!environment.GITHUB_STEP_SUMMARY) return;
  const fitting = Buffer.from(markdown).toString("utf8", 0, maxSummaryBytes);
  const cut = `${fitting.slice(0, fitting.lastIndexOf("\n"))}\n\n${say({ id: "tool.report.cut" }, language)}\n`;
  appendFileSync(environment.GITHUB_STEP_SUMMARY, fitting === markdown ? markdown : cut);
}

/** Workflow commands that create annotations, and a notice with the number of diagnostics without one. */
export function annotations(report: Report): string {
  const { diagnostics, language } = report;
  const annotated = chooseAnnotated(arrange(diagnostics).listed);
  const commands = annotated.map(({ diagnostic }) => annotation(diagnostic, report)).join("");
  const count = diagnostics.length - annotated.length;
  const notice = say({ id: "tool.report.not-annotated", data: { count } }, language);
  return count === 0 ? commands : commands + workflowCommand("notice", notice);
}

function annotation(diagnostic: Diagnostic, report: Report): string {
  const { file, line, endLine, column, endColumn, severity, id } = diagnostic;
  const { language } = report;
  const help = adviceOf(diagnostic, report).map(printable).join("\n");
  const text = `${printable(headline(diagnostic, language))}\n${help}`.trimEnd();
  // The runner rejects columns of annotations over several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  // A folder can't be annotated.
  const location = file === "" ? {} : { file: printable(pathInRepository(report, file)), line, endLine, ...columns };
  return workflowCommand(severity, text, { ...location, title: ruleOf(id) });
}

/** Up to `maxAnnotations` errors and as many warnings, in order; the first of each file before the second of any. */
function chooseAnnotated(listed: readonly DiagnosticGroup[]): DiagnosticGroup[] {
  const chosen = [true, false].flatMap((wantsErrors) => {
    const files = groupBy(
      listed.filter(({ diagnostic }) => isError(diagnostic) === wantsErrors),
      ({ diagnostic }) => diagnostic.file,
    );
    const ranked = [...files.values()].flatMap((group) => group.map((folded, rank) => ({ folded, rank })));
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, maxAnnotations);
  });
  return listed.filter((each) => chosen.some(({ folded }) => folded === each));
}

/** All diagnostics as Markdown, errors first, by file. Line numbers link to GitHub's editor. */
export function stepSummary(report: Report): string {
  const { diagnostics, language, files } = report;
  const title = say({ id: "tool.report.title" }, language);
  if (diagnostics.length === 0) {
    return `## ${title}\n\n✅ ${say({ id: "tool.report.all-well", data: { count: files.parsed.size } }, language)}\n`;
  }
  const verdict = countErrors(diagnostics) > 0 ? "must-fix" : "may-merge";
  const { listed, summaries } = arrange(diagnostics);
  const lineLink = lineLinks(report);
  const sections = sectionsOf(listed).map((section) => {
    const own = section.flatMap(({ diagnostic, repeats }) => [diagnostic, ...repeats]);
    const path = pathInRepository(report, own[0]?.file ?? "");
    const items = section.map((each) => summaryItem(each, lineLink, report));
    return [`### ${markdownText(path)}: ${countsOf(own, language)}`, "", ...items].join("\n");
  });
  const summaryItems = summaries.map((each) => ruleSummaryItem(each, lineLink, report)).join("\n");
  const head = [`## ${title}: ${totalOf(diagnostics, language)}`, say({ id: `tool.report.${verdict}` }, language)];
  return `${[...head, ...sections, summaryItems].join("\n\n").trimEnd()}\n`;
}

type LineLink = (diagnostic: Diagnostic) => string;

/** Formats line numbers, linked to GitHub's editor if there is a branch to edit. */
function lineLinks({ language, root, environment }: Report): LineLink {
  const branch = editedBranch(environment, (path) => readFileSync(path, "utf8"));
  return ({ file, line }) => {
    const name = say({ id: "tool.report.line", data: { line } }, language);
    const isEditable = file.endsWith(".yaml") && existsSync(join(root, file));
    const path = pathInRepository({ root, environment }, file);
    return branch && isEditable ? `[${name}](${editLink(branch, path, line)})` : name;
  };
}

function summaryItem({ diagnostic, repeats }: DiagnosticGroup, lineLink: LineLink, report: Report): string {
  const { language } = report;
  const sign = isError(diagnostic) ? "❌" : `⚠️ ${say({ id: "tool.report.warning" }, language)},`;
  const text = markdownText(`${headline(diagnostic, language)}${repeatsNote(repeats, language)}`);
  const helpLines = adviceOf(diagnostic, report).map(printable).map(markdownLine);
  return `- ${sign} ${lineLink(diagnostic)}: ${[text, ...helpLines].join("<br>")} ${docsLink(diagnostic, report)}`;
}

function ruleSummaryItem({ example, count, files }: RuleSummary, lineLink: LineLink, report: Report): string {
  const { language } = report;
  const others = say({ id: "tool.report.more-warnings", data: { count: count - 1, files } }, language);
  const location = `${markdownText(pathInRepository(report, example.file))}, ${lineLink(example)}`;
  return `- ⚠️ ${location}: ${markdownText(`${headline(example, language)} ${others}`)} ${docsLink(example, report)}`;
}

function docsLink({ id }: Diagnostic, report: Report): string {
  return `[${ruleOf(id)}](${ruleDocs(ruleOf(id), report.language, report)})`;
}

/** Preserves the indentation of YAML. */
function markdownLine(line: string): string {
  return "&nbsp;".repeat(line.search(/\S|$/)) + markdownText(line.trimStart());
}
