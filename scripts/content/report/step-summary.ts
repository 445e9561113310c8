/** The report as Markdown, for the page of a workflow run: by file, each line number a link to its place in the editor. */
import { appendFileSync } from "node:fs";
import type { Diagnostic } from "../core/diagnostic.ts";
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
  readonly docsOf: (rule: Diagnostic["rule"]) => string;
}

/** All diagnostics, as many as fit. */
export function stepSummary(diagnostics: readonly Diagnostic[], summary: StepSummary): string {
  const { language, checked, pathOf } = summary;
  const title = texts.summaryTitle[language];
  if (diagnostics.length === 0) return `## ${title}\n\n✅ ${texts.allWell(checked)[language]}\n`;
  const { errors } = totalsOf(diagnostics);
  const verdict = errors > 0 ? texts.mustMend : texts.mayMerge;
  const parts = [`## ${title}: ${totalOf(diagnostics)[language]}\n\n${verdict[language]}\n`];
  let size = Buffer.byteLength(parts.join(""));
  let shown = 0;
  for (const [file, found] of byFile(diagnostics)) {
    const head = `\n### ${markdownCode(pathOf(file))}: ${countsOf(found)[language]}\n\n`;
    for (const [index, diagnostic] of found.entries()) {
      const part = `${index === 0 ? head : ""}${item(diagnostic, summary)}`;
      size += Buffer.byteLength(part);
      if (size > longestSummary - reserve) return [...parts, left(diagnostics.length - shown, language)].join("");
      parts.push(part);
      shown += 1;
    }
  }
  return parts.join("");
}

function item(diagnostic: Diagnostic, { language, linkOf, docsOf }: StepSummary): string {
  const link = linkOf(diagnostic.file, diagnostic.line);
  const line = texts.line(diagnostic.line)[language];
  const sign = diagnostic.severity === "error" ? "❌" : `⚠️ ${texts.warning[language]},`;
  const place = link === undefined ? line : `[${line}](${link})`;
  const rule = `[${markdownCode(diagnostic.rule)}](${docsOf(diagnostic.rule)})`;
  const hint = `**${texts.fix[language]}:** ${markdownLines(diagnostic.hint[language])}`;
  return `- ${sign} ${place}: ${markdownText(statement(diagnostic, language))}<br>${hint} ${rule}\n`;
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
