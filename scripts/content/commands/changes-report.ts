/** What changed in the content, and on which pages, as lines of text. */
import { joined, quoted } from "../core/hints.ts";
import { type LocalizedText, type MessageLanguage, verbatim } from "../core/localized-text.ts";
import { escapeHtml } from "../model/format-facts.ts";
import { printable } from "../report/printable.ts";
import { changeMessages as said } from "./changes-messages.ts";
import type { ContentChanges, FileChange } from "./compare-content.ts";
import type { PageChanges } from "./compare-pages.ts";
import { type Change, nameOf } from "./compare-values.ts";

/** Longest piece of text that is shown, in characters. */
const longest = 70;
/** How much of what stayed is shown before what changed. */
const context = 20;

/** A line for each file, details below it; texts that were changed in one language only; a line for each page. */
export function changesText(
  { files, halfChanged }: ContentChanges,
  pages: PageChanges | undefined,
  base: string,
  language: MessageLanguage,
): string {
  const first = (files.length === 0 ? said.same : said.comparedWith)(base)[language];
  const entries = files.flatMap((file) => linesOf(file, language));
  const half = halfChanged.map(({ subject, label, changed, unchanged }) => {
    return `  ${subject[language]}: ${label.join(" › ")} ${said.changedIn(changed, unchanged)[language]}`;
  });
  const middle = half.length === 0 ? [] : ["", said.halfChangedTitle[language], ...half];
  const end = files.length === 0 ? [] : ["", ...pageLines(pages, language)];
  return `${[first, ...entries, ...middle, ...end].map(printable).join("\n")}\n`;
}

function pageLines(changes: PageChanges | undefined, language: MessageLanguage): string[] {
  if (changes === undefined) return [said.brokenPages[language]];
  const signs = { added: ` (${said.added[language]})`, changed: "", removed: ` (${said.removed[language]})` };
  const lines = [
    ...changes.pages.map(({ path, title, change }) => `  ${path}  ${title}${signs[change]}`),
    ...changes.shared.map((what) => `  ${what[language]}`),
  ];
  return lines.length === 0 ? [said.noPages[language]] : [said.pages[language], ...lines];
}

/** The text for the page of a workflow run: each page is a link, if the pull request is published for a look at it. */
export function changesSummary(
  text: string,
  language: MessageLanguage,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const origin = previewOrigin(environment);
  const link = (path: string) => (origin === undefined ? path : `<a href="${origin}${path}">${path}</a>`);
  const lines = escapeHtml(text).replaceAll(/(?<=^ {2})\/\S+/gm, link);
  return `## ${said.title[language]}\n\n<pre>\n${lines}</pre>\n`;
}

/**
 * Where a host publishes a pull request: the pattern in `PREVIEW_URL`, with its number for `{number}`, and its branch for
 * `{branch}` as Cloudflare Pages writes that into the name of a host.
 */
function previewOrigin(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { PREVIEW_URL: pattern = "", GITHUB_HEAD_REF: branch = "", GITHUB_REF: ref = "" } = environment;
  const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
  if (number === undefined) return undefined;
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, "-")
    .slice(0, 28)
    .replaceAll(/^-+|-+$/g, "");
  const address = pattern.replace("{branch}", name).replace("{number}", number);
  return /^https?:\/\/[\w.-]+$/.test(address) ? address : undefined;
}

/** `Plugin "Fatoora": price 8 → 9`, or `Home page (German): 3 changes` and a line for each of them. */
function linesOf({ subject, what, changes }: FileChange, language: MessageLanguage): string[] {
  const name = `  ${subject[language]}: `;
  if (what !== undefined) return [name + what[language]];
  const lines = changes.map((change) => lineOf(change)[language]);
  if (lines.length === 1) return [name + lines[0]];
  return [name + said.changes(lines.length)[language], ...lines.map((line) => `      ${line}`)];
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
