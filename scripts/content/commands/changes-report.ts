/** What changed in the content, as text for a terminal and as Markdown for a page. */
import { joined, quoted } from "../core/hints.ts";
import { type LocalizedText, type MessageLanguage, verbatim } from "../core/localized-text.ts";
import { markdownText, printable } from "../report/printable.ts";
import { changeMessages as said } from "./changes-messages.ts";
import type { ContentChanges, EntryChange, HalfChanged } from "./compare-content.ts";
import { type Change, identities, nameOf } from "./compare-values.ts";

/** Changes of an entry that are told one by one. */
const mostDetails = 12;
/** Longest piece of text that is shown, in characters. */
const longest = 70;
/** How much of what stayed is shown before what changed. */
const context = 20;

/**
 * A line for each entry, details below it; texts that were changed in one language only at the end.
 *
 * @param base What the content was compared with, in a few words.
 */
export function changesText(changes: ContentChanges, base: string, language: MessageLanguage): string {
  const entries = changes.entries.flatMap((entry) =>
    linesOf(entry, language).map((line, index) => `${index === 0 ? "  " : "      "}${line}`),
  );
  const half = changes.halfChanged.map((text) => `  ${halfChangedLine(text, language)}`);
  const end = half.length === 0 ? [] : ["", said.halfChangedTitle[language], ...half];
  return `${[firstLine(changes, base, language), ...entries, ...end].map(printable).join("\n")}\n`;
}

/** The same as lists, with a heading; as much as fits into a summary. */
export function changesMarkdown(changes: ContentChanges, base: string, language: MessageLanguage): string {
  const entries = changes.entries.flatMap((entry) =>
    linesOf(entry, language).map((line, index) => `${index === 0 ? "" : "  "}- ${markdownText(line)}`),
  );
  const half = changes.halfChanged.map((text) => `- ${markdownText(halfChangedLine(text, language))}`);
  const end = half.length === 0 ? [] : ["", markdownText(said.halfChangedTitle[language]), "", ...half];
  const first = markdownText(firstLine(changes, base, language));
  return [`## ${said.title[language]}`, "", first, "", ...entries, ...end, ""].join("\n");
}

function firstLine({ entries }: ContentChanges, base: string, language: MessageLanguage): string {
  return (entries.length === 0 ? said.same : said.comparedWith)(base)[language];
}

/** `Plugin "Fatoora": price 8 → 9`, or `Home page (German): 3 changes` and a line for each of them. */
function linesOf({ subject, what, changes }: EntryChange, language: MessageLanguage): string[] {
  const lines = changes.map((change) => lineOf(change)[language]);
  if (what === undefined && lines.length === 1) return [`${subject[language]}: ${lines[0]}`];
  const head = what ?? said.changes(lines.length);
  const more = lines.splice(mostDetails).length;
  return [`${subject[language]}: ${head[language]}`, ...lines, ...(more > 0 ? [said.andMore(more)[language]] : [])];
}

function halfChangedLine({ subject, label, changed, unchanged }: HalfChanged, language: MessageLanguage): string {
  return `${subject[language]}: ${label.join(" › ")} ${said.changedIn(changed, unchanged)[language]}`;
}

function lineOf({ label, before, after, isReordered }: Change): LocalizedText {
  const name = label.join(" › ");
  if (isReordered) return joined(verbatim(`${name}:`), said.otherOrder);
  if (before === undefined) return joined(verbatim(name), shown(after), said.added);
  if (after === undefined) return joined(verbatim(name), shown(before), said.removed);
  const start = typeof before === "string" && typeof after === "string" ? firstShown(before, after) : 0;
  return joined(verbatim(name), shown(before, start), verbatim("→"), shown(after, start));
}

/** A value in a few words: texts in quotes, entries by name, lists and maps by how much is in them. */
function shown(value: unknown, start = 0): LocalizedText {
  if (typeof value === "string") {
    const end = value.length <= start + longest ? value.length : start + longest - 1;
    return quoted([`${start > 0 ? "…" : ""}${value.slice(start, end)}${end < value.length ? "…" : ""}`]);
  }
  if (typeof value !== "object" || value === null) return verbatim(String(value));
  const name = nameOf(value, [...identities, "title"]);
  return name === undefined ? said.entries(Object.keys(value).length) : shown(name);
}

/** Of long texts, the beginning of a word shortly before the first difference. */
function firstShown(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= longest) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const near = same - context;
  return near <= 0 ? 0 : Math.max(near, before.slice(0, same).indexOf(" ", near) + 1);
}
