/** What changed in the content, as text for a terminal and as Markdown for a page. */
import { changeMessages as said } from "../messages/changes.ts";
import type { MessageLanguage } from "../messages/sentence.ts";
import { markdownText } from "../report/markdown.ts";
import { printable } from "../report/printable.ts";
import { longestSummary } from "../report/step-summary.ts";
import type { ContentChanges } from "./compare-content.ts";
import { entryWording, outdatedLine } from "./wording.ts";

/** Kept for what is said at the end. */
const reserve = 2000;

/**
 * A line for each entry, details below it.
 *
 * @param base What the content was compared with, in a few words.
 */
export function changesText(changes: ContentChanges, base: string, language: MessageLanguage): string {
  if (changes.entries.length === 0) return `${printable(said.same(base)[language])}\n`;
  const entries = changes.entries.flatMap((entry) => {
    const { head, details } = entryWording(entry, language);
    return [`  ${head}`, ...details.map((line) => `      ${line}`)];
  });
  const outdated = changes.outdated.map((text) => `  ${outdatedLine(text, language)}`);
  const lines = [
    said.comparedWith(base)[language],
    ...entries,
    ...(outdated.length === 0 ? [] : ["", said.translationsTitle[language], ...outdated]),
  ];
  return `${lines.map(printable).join("\n")}\n`;
}

/** The same as lists, with a heading; as much as fits into a summary. */
export function changesMarkdown(changes: ContentChanges, base: string, language: MessageLanguage): string {
  const title = `## ${said.title[language]}\n\n`;
  if (changes.entries.length === 0) return `${title}${markdownText(said.same(base)[language])}\n`;
  const items = changes.entries.map((entry) => {
    const { head, details } = entryWording(entry, language);
    return [`- ${markdownText(head)}`, ...details.map((line) => `  - ${markdownText(line)}`)].join("\n");
  });
  const outdated = changes.outdated.map((text) => `- ${markdownText(outdatedLine(text, language))}`);
  const heading = `\n${markdownText(said.translationsTitle[language])}\n`;
  const all = [...items, ...(outdated.length === 0 ? [] : [heading, ...outdated])];
  const parts = [`${title}${markdownText(said.comparedWith(base)[language])}\n`];
  let size = Buffer.byteLength(parts.join("\n"));
  for (const [index, item] of all.entries()) {
    size += Buffer.byteLength(item) + 1;
    if (size > longestSummary - reserve) {
      parts.push(`\n${said.notListed(all.length - index)[language]}`);
      break;
    }
    parts.push(item);
  }
  return `${parts.join("\n")}\n`;
}
