/** What changed in the content, as lines of text. */
import { joined, quoted } from "../core/hints.ts";
import { type LocalizedText, type MessageLanguage, verbatim } from "../core/localized-text.ts";
import { printable } from "../report/printable.ts";
import { changeMessages as said } from "./changes-messages.ts";
import type { ContentChanges, FileChange } from "./compare-content.ts";
import { type Change, nameOf } from "./compare-values.ts";

/** Changes of a file that are told one by one. */
const mostDetails = 12;
/** Longest piece of text that is shown, in characters. */
const longest = 70;
/** How much of what stayed is shown before what changed. */
const context = 20;

/** A line for each file, details below it; texts that were changed in one language only at the end. */
export function changesText({ files, halfChanged }: ContentChanges, base: string, language: MessageLanguage): string {
  const first = (files.length === 0 ? said.same : said.comparedWith)(base)[language];
  const entries = files.flatMap((file) => linesOf(file, language));
  const half = halfChanged.map(({ subject, label, changed, unchanged }) => {
    return `  ${subject[language]}: ${label.join(" › ")} ${said.changedIn(changed, unchanged)[language]}`;
  });
  const end = half.length === 0 ? [] : ["", said.halfChangedTitle[language], ...half];
  return `${[first, ...entries, ...end].map(printable).join("\n")}\n`;
}

/** `Plugin "Fatoora": price 8 → 9`, or `Home page (German): 3 changes` and a line for each of them. */
function linesOf({ subject, what, changes }: FileChange, language: MessageLanguage): string[] {
  const name = `  ${subject[language]}: `;
  if (what !== undefined) return [name + what[language]];
  const lines = changes.map((change) => lineOf(change)[language]);
  if (lines.length === 1) return [name + lines[0]];
  const more = lines.length - mostDetails;
  const details = [...lines.slice(0, mostDetails), ...(more > 0 ? [said.andMore(more)[language]] : [])];
  return [name + said.changes(lines.length)[language], ...details.map((line) => `      ${line}`)];
}

function lineOf({ label, before, after, isReordered }: Change): LocalizedText {
  const name = verbatim(label.join(" › "));
  if (isReordered) return joined(name, said.otherOrder);
  const start = typeof before === "string" && typeof after === "string" ? firstShown(before, after) : 0;
  const [old, now] = [shown(before, label, start), shown(after, label, start)];
  if (before === undefined) return joined(name, now, said.added);
  if (after === undefined) return joined(name, old, said.removed);
  return joined(name, old, verbatim("→"), now);
}

/** A value in a few words: texts in quotes, entries by name unless the label has it, others by how much is in them. */
function shown(value: unknown, label: readonly string[], start = 0): LocalizedText {
  if (typeof value === "string") {
    const rest = value.slice(start);
    return quoted([`${start > 0 ? "…" : ""}${rest.slice(0, longest)}${rest.length > longest ? "…" : ""}`]);
  }
  if (typeof value !== "object" || value === null) return verbatim(String(value));
  const name = nameOf(value);
  if (name === undefined) return said.entries(Object.keys(value).length);
  return label.at(-1) === name ? verbatim("") : shown(name, label);
}

/** Of long texts, the beginning of a word shortly before the first difference. */
function firstShown(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= longest) return 0;
  const same = [...before].findIndex((letter, index) => letter !== after[index]);
  const near = (same < 0 ? before.length : same) - context;
  return near <= 0 ? 0 : before.lastIndexOf(" ", near) + 1;
}
