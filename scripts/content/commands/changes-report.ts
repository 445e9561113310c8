/** What changed in the content, and on which pages, as lines of text. */
import type { MessageLanguage } from "../messages/language.ts";
import { say } from "../messages/say.ts";
import { escapeHtml } from "../model/format-facts.ts";
import { printable } from "../report/printable.ts";
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
  if (files.length === 0) return `${say({ id: "tool.changes.same", data: { base } }, language)}\n`;
  const half = halfChanged.map(
    (texts) => `  ${say({ id: "tool.changes.half-changed", data: { ...texts } }, language)}`,
  );
  const lines = [
    say({ id: "tool.changes.compared", data: { base } }, language),
    ...files.flatMap((file) => fileLines(file, language)),
    ...(half.length === 0 ? [] : ["", say({ id: "tool.changes.half-changed-title" }, language), ...half]),
    "",
    ...pageLines(pages, language),
  ];
  return `${lines.map(printable).join("\n")}\n`;
}

const pageMessages = {
  added: "tool.changes.page-added",
  changed: "tool.changes.page",
  removed: "tool.changes.page-removed",
} as const;

function pageLines(changes: PageChanges | undefined, language: MessageLanguage): string[] {
  if (changes === undefined) return [say({ id: "tool.changes.unknown-pages" }, language)];
  const lines = [
    ...changes.pages.map(({ path, title, change }) => ({ id: pageMessages[change], data: { path, title } })),
    ...changes.shared,
  ].map((message) => `  ${say(message, language)}`);
  return lines.length === 0
    ? [say({ id: "tool.changes.no-pages" }, language)]
    : [say({ id: "tool.changes.pages" }, language), ...lines];
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
  return `## ${say({ id: "tool.changes.title" }, language)}\n\n<pre>\n${lines}</pre>\n`;
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
function fileLines({ subject, what, changes }: FileChange, language: MessageLanguage): string[] {
  if (what !== undefined) return [`  ${say({ id: what, data: { subject } }, language)}`];
  const lines = changes.map((change) => lineOf(change, language));
  if (lines.length === 1) return [`  ${subject}: ${lines[0]}`];
  const head = say({ id: "tool.changes.several", data: { subject, count: lines.length } }, language);
  return [`  ${head}`, ...lines.map((line) => `      ${line}`)];
}

function lineOf({ label, before, after, isReordered }: Change, language: MessageLanguage): string {
  const name = label.join(" › ");
  if (isReordered) return say({ id: "tool.changes.reordered", data: { label: name } }, language);
  const start = typeof before === "string" && typeof after === "string" ? firstShown(before, after) : 0;
  const [old, now] = [shown(before, label, language, start), shown(after, label, language, start)];
  if (before === undefined)
    return say({ id: "tool.changes.added", data: { value: `${name} ${now}`.trim() } }, language);
  if (after === undefined)
    return say({ id: "tool.changes.removed", data: { value: `${name} ${old}`.trim() } }, language);
  return `${name} ${old} → ${now}`.trim();
}

/** A value in a few words: texts in quotes, entries by name unless the label has it, others by how much is in them. */
function shown(value: unknown, label: readonly string[], language: MessageLanguage, start = 0): string {
  if (typeof value === "string") {
    const rest = value.slice(start);
    const text = `${start > 0 ? "…" : ""}${rest.slice(0, longest)}${rest.length > longest ? "…" : ""}`;
    return say({ id: "tool.changes.text", data: { text } }, language);
  }
  if (typeof value !== "object" || value === null) return String(value);
  const name = nameOf(value);
  const count = Object.keys(value).length;
  if (name === undefined) return say({ id: "tool.changes.entries", data: { count } }, language);
  return label.at(-1) === name ? "" : shown(name, label, language);
}

/** Of long texts, the beginning of a word shortly before the first difference. */
function firstShown(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= longest) return 0;
  const same = [...before].findIndex((letter, index) => letter !== after[index]);
  const near = (same < 0 ? before.length : same) - context;
  return near <= 0 ? 0 : before.lastIndexOf(" ", near) + 1;
}
