/** The report for a workflow on GitHub: log, marks beside the lines of a pull request, and a summary on the page of the run. */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isError } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../messages/language.ts";
import { ruleOf } from "../messages/message.ts";
import { say, sayHelp } from "../messages/say.ts";
import { arrange, groupBy, type Many, type Shown } from "./arrange.ts";
import { ruleDocs } from "./docs.ts";
import { editedBranch, editLink } from "./edit-link.ts";
import { markdownText, printable, printableLines } from "./printable.ts";
import { alsoIn, statement } from "./subject.ts";
import { type Report, reportText } from "./text.ts";
import { countErrors, countsOf, totalOf } from "./totals.ts";
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
  const title = say({ id: "tool.report.marks" }, language);
  return log + workflowCommand("group", title) + markCommands(report) + workflowCommand("endgroup");
}

/** Adds Markdown to the page of the workflow run, if there is one: as many lines as fit. */
export function appendSummary(
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>,
  language: MessageLanguage,
): void {
  if (!environment.GITHUB_STEP_SUMMARY) return;
  const fitting = Buffer.from(markdown).toString("utf8", 0, longestSummary);
  const cut = `${fitting.slice(0, fitting.lastIndexOf("\n"))}\n\n${say({ id: "tool.report.cut" }, language)}\n`;
  appendFileSync(environment.GITHUB_STEP_SUMMARY, fitting === markdown ? markdown : cut);
}

/** The commands that set the marks, and one that counts the diagnostics without. */
export function markCommands(report: Report): string {
  const { diagnostics, language } = report;
  const { shown } = arrange(diagnostics);
  const marked = chooseMarked(shown);
  const left = diagnostics.length - marked.length;
  const more = say({ id: "tool.report.not-marked", data: { count: left } }, language);
  return marked.map((each) => markCommand(each, report)).join("") + (left === 0 ? "" : workflowCommand("notice", more));
}

function markCommand({ diagnostic }: Shown, report: Report): string {
  const { file, line, endLine, column, endColumn, severity, id } = diagnostic;
  const { language } = report;
  const help = printableLines(sayHelp(diagnostic, language)).join("\n");
  const text = `${printable(statement(diagnostic, language))}\n${help}`.trimEnd();
  // A mark over several lines has no columns; the runner drops them with a complaint.
  const columns = line === endLine ? { col: column, endColumn } : {};
  // A folder can carry no mark.
  const place = file === "" ? {} : { file: printable(pathInRepository(report, file)), line, endLine, ...columns };
  return workflowCommand(severity, text.slice(0, longestMessage), { ...place, title: ruleOf(id) });
}

/** Ten errors and ten warnings, sorted by place: the first of each file before the second of any. */
function chooseMarked(shown: readonly Shown[]): Shown[] {
  const chosen = [true, false].flatMap((wanted) => {
    const files = groupBy(
      shown.filter(({ diagnostic }) => isError(diagnostic) === wanted),
      ({ diagnostic }) => diagnostic.file,
    );
    const ranked = [...files.values()].flatMap((found) => found.map((each, rank) => ({ each, rank })));
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, marksPerKind);
  });
  return shown.filter((each) => chosen.some((other) => other.each === each));
}

/** All diagnostics as Markdown, errors first: by file, each line number a link to its place in the editor. */
export function stepSummary(report: Report): string {
  const { diagnostics, language, files } = report;
  const title = say({ id: "tool.report.title" }, language);
  if (diagnostics.length === 0) {
    return `## ${title}\n\n✅ ${say({ id: "tool.report.all-well", data: { count: files.parsed.size } }, language)}\n`;
  }
  const verdict = countErrors(diagnostics) > 0 ? "must-fix" : "may-merge";
  const { shown, many } = arrange(diagnostics);
  const placeName = placesIn(report);
  const sections = [...groupBy(shown, ({ diagnostic }) => `${diagnostic.severity} ${diagnostic.file}`).values()].map(
    (found) => {
      const own = found.flatMap(({ diagnostic, others }) => [diagnostic, ...others]);
      const path = pathInRepository(report, own[0]?.file ?? "");
      const items = found.map((each) => summaryItem(each, placeName, report));
      return [`### ${markdownText(path)}: ${countsOf(own, language)}`, "", ...items].join("\n");
    },
  );
  const rest = many.map((each) => manyItem(each, placeName, report)).join("\n");
  const parts = [`## ${title}: ${totalOf(diagnostics, language)}`, say({ id: `tool.report.${verdict}` }, language)];
  return `${[...parts, ...sections, rest].join("\n\n").trimEnd()}\n`;
}

type PlaceOf = (diagnostic: Shown["diagnostic"]) => string;

/** Names a line, with a link to it in GitHub's editor if there is a branch to edit. */
function placesIn({ language, root, environment }: Report): PlaceOf {
  const branch = editedBranch(environment, (path) => readFileSync(path, "utf8"));
  return ({ file, line }) => {
    const name = say({ id: "tool.report.line", data: { line } }, language);
    const isEditable = file.endsWith(".yaml") && existsSync(join(root, file));
    const path = pathInRepository({ root, environment }, file);
    return branch && isEditable ? `[${name}](${editLink(branch, path, line)})` : name;
  };
}

function summaryItem(shown: Shown, placeName: PlaceOf, report: Report): string {
  const { diagnostic } = shown;
  const { language } = report;
  const rule = ruleOf(diagnostic.id);
  const sign = isError(diagnostic) ? "❌" : `⚠️ ${say({ id: "tool.report.warning" }, language)},`;
  const said = markdownText(`${statement(diagnostic, language)}${alsoIn(shown, language)}`);
  const help = sayHelp(diagnostic, language);
  const advice = help === "" ? [] : [printableLines(help).map(markdownLine).join("<br>")];
  const docs = `[${rule}](${ruleDocs(rule, language, report)})`;
  return `- ${sign} ${placeName(diagnostic)}: ${[said, ...advice].join("<br>")} ${docs}`;
}

function manyItem({ rule, first, count, files }: Many, placeName: PlaceOf, report: Report): string {
  const { language } = report;
  const more = say({ id: "tool.report.many", data: { count: count - 1, files } }, language);
  const place = `${markdownText(pathInRepository(report, first.file))}, ${placeName(first)}`;
  const said = markdownText(`${statement(first, language)} ${more}`);
  return `- ⚠️ ${place}: ${said} [${rule}](${ruleDocs(rule, language, report)})`;
}

/** A line of YAML keeps its indentation. */
function markdownLine(line: string): string {
  return "&nbsp;".repeat(line.search(/\S|$/)) + markdownText(line.trimStart());
}

/** How a content file is named from the top of the repository, with `/`, as git and GitHub write it. */
function pathInRepository({ root, environment }: Pick<Report, "root" | "environment">, file: string): string {
  return relative(environment.GITHUB_WORKSPACE ?? process.cwd(), join(root, file)).replaceAll("\\", "/");
}
