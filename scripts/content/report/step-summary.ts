/** The report as Markdown, for the page of a workflow run: by file, each line number a link to its place in the editor. */
import { appendFileSync } from "node:fs";
import type { Problem } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { markdownCode, markdownLines, markdownText } from "./markdown.ts";
import { reportTexts as texts } from "./report-messages.ts";
import { statement } from "./subject.ts";
import { byFile, countsOf, totalOf, totalsOf } from "./totals.ts";
import { workflowCommand } from "./workflow-command.ts";

/** Summaries above a mebibyte are refused as a whole (`FileCommandManager.cs` in actions/runner). */
export const longestSummary = 1024 * 1024;

/** Kept for what is said at the end. */
const reserve = 2000;

export interface StepSummary {
  readonly language: MessageLanguage;
  /** Content files that were read. */
  readonly checked: number;
  /** The path of a content file from the top of the repository. */
  readonly pathOf: (file: string) => string;
  /** Where a place can be edited; `undefined` where that is not known. */
  readonly linkOf: (file: string, line: number) => string | undefined;
  /** Address of what a rule means. */
  readonly docsOf: (rule: Problem["rule"]) => string;
}

/** All problems, as many as fit. */
export function stepSummary(problems: readonly Problem[], summary: StepSummary): string {
  const { language, checked, pathOf } = summary;
  const title = texts.summaryTitle[language];
  if (problems.length === 0) return `## ${title}\n\n✅ ${texts.allWell(checked)[language]}\n`;
  const { errors } = totalsOf(problems);
  const verdict = errors > 0 ? texts.mustMend : texts.mayMerge;
  const parts = [`## ${title}: ${totalOf(problems)[language]}\n\n${verdict[language]}\n`];
  let size = Buffer.byteLength(parts.join(""));
  let shown = 0;
  for (const [file, found] of byFile(problems)) {
    const head = `\n### ${markdownCode(pathOf(file))}: ${countsOf(found)[language]}\n\n`;
    for (const [index, problem] of found.entries()) {
      const part = `${index === 0 ? head : ""}${item(problem, summary)}`;
      size += Buffer.byteLength(part);
      if (size > longestSummary - reserve) return [...parts, left(problems.length - shown, language)].join("");
      parts.push(part);
      shown += 1;
    }
  }
  return parts.join("");
}

function item(problem: Problem, { language, linkOf, docsOf }: StepSummary): string {
  const link = linkOf(problem.file, problem.line);
  const line = texts.line(problem.line)[language];
  const sign = problem.severity === "error" ? "❌" : `⚠️ ${texts.warning[language]},`;
  const place = link === undefined ? line : `[${line}](${link})`;
  const rule = `[${markdownCode(problem.rule)}](${docsOf(problem.rule)})`;
  const hint = `**${texts.fix[language]}:** ${markdownLines(problem.hint[language])}`;
  return `- ${sign} ${place}: ${markdownText(statement(problem, language))}<br>${hint} ${rule}\n`;
}

function left(number: number, language: MessageLanguage): string {
  return `\n${texts.notListed(number)[language]}\n`;
}

/**
 * Adds Markdown to the page of the workflow run: to the file that `GITHUB_STEP_SUMMARY` names, if there is one.
 *
 * @returns For the log: a warning where the file could not be written, nothing otherwise.
 */
export function appendSummary(
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>,
  language: MessageLanguage,
): string {
  const path = environment.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === "") return "";
  try {
    appendFileSync(path, markdown);
    return "";
  } catch {
    return workflowCommand("warning", {}, texts.noSummary[language]);
  }
}
