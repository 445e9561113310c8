/** Formats changes of content and pages as text. */

import { escapeHtml } from "../check/format-facts.ts";
import type { MessageLanguage } from "../core/messages/language.ts";
import { say } from "../core/messages/say.ts";
import type { ContentChanges, FileChange } from "./compare-content.ts";
import type { PageChanges } from "./compare-pages.ts";
import { type Change, nameOf } from "./compare-values.ts";
import { printable } from "./report/printable.ts";

/** Characters of a text; longer ones are truncated. */
const maxTextLength = 70;
/** Unchanged characters kept before the first difference. */
const contextLength = 20;

/** Changed files with their changes, texts changed in some languages only, and changed pages. */
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

/** The changes as Markdown for the job summary. Pages are links if the pull request has a preview deployment. */
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
 * Origin of the preview deployment: `PREVIEW_URL` with `{number}` replaced by the number of the pull request, and
 * `{branch}` by its branch, normalized to a host name as Cloudflare Pages does.
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

/** `Plugin "Fatoora": price 8 → 9`, or `Home page (German): 3 changes` followed by a line per change. */
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
  const start = typeof before === "string" && typeof after === "string" ? excerptStart(before, after) : 0;
  const [old, now] = [before, after].map((value) => formatValue(value, label, language, start));
  if (before === undefined)
    return say({ id: "tool.changes.added", data: { value: `${name} ${now}`.trim() } }, language);
  if (after === undefined)
    return say({ id: "tool.changes.removed", data: { value: `${name} ${old}`.trim() } }, language);
  return `${name} ${old} → ${now}`.trim();
}

/** Texts in quotes, entries by name unless the label ends with it, other lists and maps by their size. */
function formatValue(value: unknown, label: readonly string[], language: MessageLanguage, start = 0): string {
  if (typeof value === "string") {
    const rest = value.slice(start);
    const text = `${start > 0 ? "…" : ""}${rest.slice(0, maxTextLength)}${rest.length > maxTextLength ? "…" : ""}`;
    return say({ id: "tool.changes.text", data: { text } }, language);
  }
  if (typeof value !== "object" || value === null) return String(value);
  const name = nameOf(value);
  const count = Object.keys(value).length;
  if (name === undefined) return say({ id: "tool.changes.entries", data: { count } }, language);
  return label.at(-1) === name ? "" : formatValue(name, label, language);
}

/** Where to start excerpts of two texts: at a word shortly before the first difference, or 0 for short texts. */
function excerptStart(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= maxTextLength) return 0;
  const difference = [...before].findIndex((letter, index) => letter !== after[index]);
  const start = (difference < 0 ? before.length : difference) - contextLength;
  return start <= 0 ? 0 : before.lastIndexOf(" ", start) + 1;
}
