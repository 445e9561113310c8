/** The report as Markdown, for the page of a workflow run: by file, each line number a link to its place in the editor. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { editedBranch, editLink } from "./edit-link.ts";
import { markdownCode, markdownText } from "./markdown.ts";
import { printableLines } from "./printable.ts";
import { reportTexts as texts } from "./report-messages.ts";
import { pathInRepository } from "./repository.ts";
import { ruleDocs } from "./rule-docs.ts";
import { statement } from "./subject.ts";
import type { Report } from "./text.ts";
import { byFile, countErrors, countsOf, totalOf } from "./totals.ts";
import { workflowCommand } from "./workflow-command.ts";

/** Summaries above a mebibyte are refused as a whole (`FileCommandManager.cs` in actions/runner). */
export const longestSummary = 1024 * 1024;

/** Kept for what is said at the end. */
const reserve = 2000;

/** All diagnostics, as many as fit. */
export function stepSummary(report: Report): string {
  const { diagnostics, language, files, root, environment } = report;
  const title = texts.summaryTitle[language];
  if (diagnostics.length === 0) return `## ${title}\n\n✅ ${texts.allWell(files.parsed.size)[language]}\n`;
  const verdict = countErrors(diagnostics) > 0 ? texts.mustMend : texts.mayMerge;
  const pathOf = pathInRepository(root);
  const branch = editedBranch(environment, (path) => readFileSync(path, "utf8"));
  const parts = [`## ${title}: ${totalOf(diagnostics)[language]}\n\n${verdict[language]}\n`];
  let size = Buffer.byteLength(parts.join(""));
  let shown = 0;
  for (const [file, found] of byFile(diagnostics)) {
    const isThere = existsSync(join(root, file));
    const head = `\n### ${markdownCode(pathOf(file))}: ${countsOf(found)[language]}\n\n`;
    for (const [index, diagnostic] of found.entries()) {
      const link = branch && editLink(branch, pathOf(file), diagnostic.line, isThere);
      const part = `${index === 0 ? head : ""}${item(diagnostic, link, report)}`;
      size += Buffer.byteLength(part);
      if (size > longestSummary - reserve) {
        return `${parts.join("")}\n${texts.notListed(diagnostics.length - shown)[language]}\n`;
      }
      parts.push(part);
      shown += 1;
    }
  }
  return parts.join("");
}

function item(diagnostic: Diagnostic, link: string | undefined, { language, environment }: Report): string {
  const line = texts.line(diagnostic.line)[language];
  const sign = diagnostic.severity === "error" ? "❌" : `⚠️ ${texts.warning[language]},`;
  const place = link === undefined ? line : `[${line}](${link})`;
  const rule = `[${markdownCode(diagnostic.rule)}](${ruleDocs(diagnostic.rule, language, environment)})`;
  const hint = `**${texts.fix[language]}:** ${printableLines(diagnostic.hint[language]).map(markdownText).join("<br>")}`;
  return `- ${sign} ${place}: ${markdownText(statement(diagnostic, language))}<br>${hint} ${rule}\n`;
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
  if (!path) return "";
  try {
    appendFileSync(path, markdown);
    return "";
  } catch {
    return workflowCommand("warning", texts.noSummary[language]);
  }
}
