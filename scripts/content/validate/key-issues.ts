/**
 * Keys that are unknown, missing, or at another place. Each mistake is told once, without what follows from it: a misspelled
 * key is not also missing, and a line that is indented otherwise is told with the spaces to add or take away.
 */
import { type Diagnostic, diagnostic, type SourceLocation } from "../core/diagnostic.ts";
import { few, hints, missingNames } from "../core/hints.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isRecord, isSamePath, type Path, startsWith, valueAt, valueBefore, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText, sourceAt } from "../parse/source-location.ts";
import { type CheckedFile, lostLine, lostName, type Told } from "./lost-lines.ts";
import { fitsAt, keysAt, linesOf } from "./schema-lookup.ts";
import { type Found, lastKey } from "./zod-findings.ts";

/** @returns The mistakes, and the findings that are about values. */
export function keyIssues(
  found: readonly Found[],
  file: CheckedFile,
): { issues: Diagnostic[]; left: readonly Found[] } {
  const issues: Diagnostic[] = [];
  let left = found;
  for (const tell of [lostLine, lostName, misplaced, unknown, missing]) {
    for (const each of found) {
      const told = left.includes(each) ? tell(each, left, file) : undefined;
      if (told === undefined) continue;
      issues.push(told.issue);
      left = left.filter((finding) => !told.explains(finding));
    }
  }
  return { issues, left };
}

/** A key that belongs into the entry above its line, or into one around it. */
function misplaced({ kind, path, issue }: Found, _left: readonly Found[], file: CheckedFile): Told | undefined {
  const isNoEntry = issue.code === "invalid_type" && issue.expected === "object";
  if (kind !== "unknown" && !isNoEntry) return undefined;
  const { value: root } = file.parsed;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const siblings = Object.keys(valueAt(root, parent) ?? {});
  const index = siblings.indexOf(key);
  const above = siblings[index - 1];
  const entriesAbove = above === undefined ? [] : lastEntries([...parent, above], root);
  const inner = entriesAbove.find((home) => lacks(file, home, key));
  const around = kind === "unknown" ? parent.map((_step, depth) => parent.slice(0, depth)) : [];
  const home = inner ?? around.findLast((outer) => isLastIn(root, path, outer.length) && lacks(file, outer, key));
  const place = locate(file.parsed, path, "key");
  const spaces = home && spacesTo(home, place, file.parsed);
  if (home === undefined || spaces === undefined) return undefined;
  const owner = String((inner ?? parent).findLast((step) => typeof step === "string") ?? "");
  const message =
    spaces > 0
      ? { en: `"${key}" is beside "${owner}" and belongs into it`, de: `„${key}“ neben „${owner}“ gehört hinein` }
      : { en: `"${key}" is in "${owner}" and belongs beside it`, de: `„${key}“ in „${owner}“ gehört daneben` };
  // Lines that were moved together are one mistake, told at the first of them.
  const moved = inner ? siblings.slice(index).filter((name) => lacks(file, home, name)) : [key];
  return {
    issue: diagnostic(place, "unknown-field", message, hints.moveLine(spaces), { path }),
    explains: (found) =>
      moved.some((name) => startsWith(found.path, [...parent, name]) || isSamePath(found.path, [...home, name])) ||
      (isSamePath(found.path, home) && valueAt(root, home) === null),
  };
}

/** A key that the entry cannot have. */
function unknown({ kind, path }: Found, left: readonly Found[], file: CheckedFile): Told | undefined {
  if (kind !== "unknown") return undefined;
  const { parsed, schema } = file;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const place = locate(parsed, path, "key");
  const siblings = Object.keys(valueAt(parsed.value, parent) ?? {});
  const free = keysAt(schema, parent).filter((name) => !siblings.includes(name));
  // Without its colon a key goes on until the next one: `title "Fatoora` in  title "Fatoora: e-invoices".
  const lacking = missingBeside(path, left);
  const [only, second] = lacking.filter((name) => fitsAt(schema, [...parent, name], valueAt(parsed.value, path)));
  const meant =
    nearest(/^[\w-]*/.exec(key)?.[0] ?? key, lacking) ??
    nearest(key, free) ??
    keyBefore(path, file, siblings) ??
    (second === undefined ? only : undefined);
  const message = { en: `Unknown field "${key}"`, de: `Unbekanntes Feld „${key}“` };
  // A quote in a key: the value begins there, and a colon in it ended the key.
  const lineOf = () => parsed.text.split("\n")[place.line - 1]?.slice(place.column - 1);
  const value = /["']/.test(key) ? lineOf()?.replace(/^[\w-]*\s*[:=]?\s*/, "") : sourceAt(parsed, path);
  // Those that take this value and no other text are likelier.
  const taking = free.filter((name) => fitsAt(schema, [...parent, name], valueAt(parsed.value, path)));
  const likely = taking.filter((name) => !fitsAt(schema, [...parent, name], "…"));
  // Forms that this language has not got are asked for by no rule.
  const names = (likely.length > 0 ? likely : free).filter((name) => !/_(?:zero|two|few|many)$/.test(name));
  const allowed = nearestFirst(key, names);
  // A value that does not fit is told next.
  const isFit = meant === undefined || fitsAt(schema, [...parent, meant], valueAt(parsed.value, path));
  const hint = meant === undefined ? deleteOr(allowed) : didYouMean(meant, isFit ? value : "");
  return {
    issue: diagnostic(place, "unknown-field", message, hint, { path }),
    explains: (found) =>
      (found.issue.code === "custom" && isSamePath(found.path, parent)) ||
      isSamePath(found.path, path) ||
      isSamePath(found.path, [...parent, meant ?? key]),
  };
}

/** What this value had as its key, if that is gone now. */
function keyBefore(path: Path, { parsed, before }: CheckedFile, siblings: readonly string[]): string | undefined {
  const value = JSON.stringify(valueAt(parsed.value, path));
  const entries = Object.entries(valueBefore(before?.value, parsed.value, path.slice(0, -1)) ?? {});
  return entries.find(([key, was]) => !siblings.includes(key) && JSON.stringify(was) === value)?.[0];
}

function didYouMean(meant: string, written = "") {
  if (written === "" || written.length > 60) return hints.didYouMean(meant);
  const line = `${meant}: ${written}`;
  return { en: `Did you mean "${meant}"? Write  ${line}`, de: `Meinten Sie „${meant}“? Schreiben Sie  ${line}` };
}

function deleteOr(allowed: readonly string[]) {
  return allowed.length === 0
    ? { en: "Delete it, or compare its indentation", de: "Löschen Sie es, oder vergleichen Sie die Einrückung" }
    : { en: `Delete it, or write: ${few(allowed)}`, de: `Löschen Sie es, oder schreiben Sie: ${few(allowed)}` };
}

/** All missing keys of an entry are one mistake; it may be that a text beside them has swallowed them. */
function missing({ kind, path }: Found, left: readonly Found[], { parsed, schema }: CheckedFile): Told | undefined {
  if (kind !== "missing") return undefined;
  const [home, key] = [path.slice(0, -1), lastKey(path)];
  const inText = new RegExp(`(?:^|\\s)${key}:(?=\\s|$)`);
  const text = walkStrings(valueAt(parsed.value, home), home).find(({ value }) => inText.test(value));
  const inside = text && locateText(parsed, text.path, `${key}:`);
  const spaces = inside && spacesTo(home, inside, parsed);
  const keys = missingBeside(path, left);
  const swallowed = {
    en: `"${key}" is read as part of the text above`,
    de: `„${key}“ wird als Teil des Textes darüber gelesen`,
  };
  const [place, message, hint] =
    inside === undefined || spaces === undefined
      ? [locate(parsed, home, "key"), missingNames(keys), hints.addLines(linesOf(schema, home, keys))]
      : [inside, swallowed, hints.moveLine(spaces)];
  return {
    issue: diagnostic(place, "missing-field", message, hint, { path }),
    // A text that has swallowed others is too long.
    explains: (found) =>
      isSamePath(found.path.slice(0, -1), home) && (found.kind === "missing" || found.issue.code === "too_big"),
  };
}

function missingBeside(path: Path, left: readonly Found[]): string[] {
  const home = path.slice(0, -1);
  return left
    .filter((found) => found.kind === "missing" && isSamePath(found.path.slice(0, -1), home))
    .map((found) => lastKey(found.path));
}

function lacks({ parsed, schema }: CheckedFile, home: Path, key: string): boolean {
  return keysAt(schema, home).includes(key) && valueAt(parsed.value, [...home, key]) === undefined;
}

/** The value itself and the last entry in it, however deep: what is directly above the next line. */
function lastEntries(path: Path, root: unknown): Path[] {
  const value = valueAt(root, path);
  if (value === null) return [path];
  if (Array.isArray(value)) return lastEntries([...path, value.length - 1], root);
  if (!isRecord(value)) return [];
  const last = Object.keys(value).at(-1);
  return last === undefined ? [path] : [path, ...lastEntries([...path, last], root)];
}

/** True if nothing is below the value at `path` in any entry around it, up to the one at `depth`. */
function isLastIn(root: unknown, path: Path, depth: number): boolean {
  return path.every((step, index) => {
    const around = valueAt(root, path.slice(0, index));
    return index <= depth || Object.keys(around ?? {}).at(-1) === String(step);
  });
}

/** Spaces to be added in front of a line so that it belongs to another entry; `undefined` if that cannot be. */
function spacesTo(home: Path, { line, column }: SourceLocation, parsed: ParsedFile): number | undefined {
  const [sibling] = Object.keys(valueAt(parsed.value, home) ?? {});
  const wanted =
    sibling === undefined ? locate(parsed, home, "key").column + 2 : locate(parsed, [...home, sibling], "key").column;
  const before = parsed.text.split("\n")[line - 1]?.slice(0, column - 1);
  return before?.trim() === "" && wanted !== column ? wanted - column : undefined;
}
