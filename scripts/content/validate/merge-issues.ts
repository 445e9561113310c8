/**
 * From what zod finds to what somebody did. A misspelled key is not "unknown" plus "missing", a line that is indented too
 * much or too little is told once, with the spaces to add or take away, and several missing keys of an entry are one mistake.
 */
import type { z } from "zod";
import type { SourceLocation } from "../core/diagnostic.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isRecord, isSamePath, type Path, startsWith, valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText, sourceAt } from "../parse/source-location.ts";
import type { FieldIssue } from "./schema-issue.ts";
import { keysAt } from "./schema-lookup.ts";

interface Found {
  readonly kind: "unknown" | "missing" | "value";
  readonly path: Path;
  readonly issue: z.core.$ZodIssue;
}

export interface Merged {
  readonly fields: readonly FieldIssue[];
  /** What zod says about values. */
  readonly values: readonly Found[];
}

/** Each is compared with the others, and nobody reads so many of one file. */
const most = 300;

/** @param issues What zod says about the value of the file. */
export function mergeIssues(issues: readonly z.core.$ZodIssue[], parsed: ParsedFile, schema: z.ZodType): Merged {
  const root = parsed.value;
  const fields: FieldIssue[] = [];
  let left: readonly Found[] = issues.flatMap((issue) => findingsOf(issue, [], root)).slice(0, most);
  const merge = (issue: FieldIssue, isPart: (found: Found) => boolean) => {
    fields.push(issue);
    left = left.filter((found) => !isPart(found));
  };
  const lacks = (home: Path, key: string) =>
    keysAt(schema, home).includes(key) && valueAt(root, [...home, key]) === undefined;

  for (const stray of left) {
    const isEntry = stray.issue.code === "invalid_type" && stray.issue.expected === "object";
    if (!left.includes(stray) || !(stray.kind === "unknown" || (stray.kind === "value" && isEntry))) continue;
    const { path } = stray;
    const [parent, key] = [path.slice(0, -1), lastKey(path)];
    const place = locate(parsed, path, "key");
    const siblings = Object.keys(valueAt(root, parent) ?? {});
    const index = siblings.indexOf(key);
    const above = siblings[index - 1];
    const inner = above && lastEntries([...parent, above], root).find((home) => lacks(home, key));
    const outer = parent
      .map((_step, depth) => parent.slice(0, depth))
      .findLast((home) => stray.kind === "unknown" && isLastIn(root, path, home.length) && lacks(home, key));
    const home = inner || outer;
    const spaces = home && spacesTo(home, place, parsed);
    if (home !== undefined && spaces !== undefined) {
      // Lines that were moved together are one mistake, told at the first of them.
      const moved = inner ? siblings.slice(index).filter((name) => lacks(home, name)) : [key];
      const owner = nameOf(inner || parent);
      merge({ code: "unknown-field", cause: "misplaced", place, path, key, owner, spaces }, (found) => {
        const isMoved = (name: string) =>
          startsWith(found.path, [...parent, name]) || isSamePath(found.path, [...home, name]);
        return moved.some(isMoved) || (isSamePath(found.path, home) && valueAt(root, home) === null);
      });
      continue;
    }
    if (stray.kind !== "unknown") continue;
    const isBeside = (found: Found) => isSamePath(found.path.slice(0, -1), parent);
    const around = parent.slice(0, -1);
    const owner =
      typeof parent.at(-1) === "string"
        ? keysAt(schema, around).find((name) => lacks(around, name) && keysAt(schema, [...around, name]).includes(key))
        : undefined;
    if (owner !== undefined) {
      const names = keysAt(schema, [...around, owner]);
      merge({ code: "missing-field", cause: "lost", place, path, key, owner }, (found) => {
        const isInside = found.kind === "unknown" && isBeside(found) && names.includes(lastKey(found.path));
        return isInside || isSamePath(found.path, [...around, owner]);
      });
      continue;
    }
    const needed = left
      .filter((found) => found.kind === "missing" && isBeside(found))
      .map((found) => lastKey(found.path));
    const allowed = nearestFirst(
      key,
      keysAt(schema, parent).filter((name) => !siblings.includes(name)),
    );
    // Without its colon a key goes on until the next one: `title "Fatoora` in  title "Fatoora: e-invoices".
    const meant = nearest(/^[\w-]*/.exec(key)?.[0] ?? key, needed) ?? nearest(key, allowed);
    const written = sourceAt(parsed, path);
    merge({ code: "unknown-field", cause: "unknown", place, path, key, meant, written, allowed }, (found) => {
      const isRule = found.issue.code === "custom" && isSamePath(found.path, parent);
      return isRule || isSamePath(found.path, path) || isSamePath(found.path, [...parent, meant ?? key]);
    });
  }

  for (const missing of left.filter(({ kind }) => kind === "missing")) {
    if (!left.includes(missing)) continue;
    const { path } = missing;
    const [home, key] = [path.slice(0, -1), lastKey(path)];
    const isBeside = (found: Found) => isSamePath(found.path.slice(0, -1), home);
    const keys = left
      .filter((found) => found.kind === "missing" && isBeside(found))
      .map((found) => lastKey(found.path));
    const inText = new RegExp(`(?:^|\\s)${key}:(?=\\s|$)`);
    const text = [...walkStrings(valueAt(root, home), home)].find(({ value }) => inText.test(value));
    const place = text && locateText(parsed, text.path, `${key}:`);
    const spaces = place && spacesTo(home, place, parsed);
    // A text beside them that has swallowed them is too long.
    merge(
      place === undefined || spaces === undefined
        ? { code: "missing-field", cause: "missing", place: locate(parsed, home, "key"), path, keys }
        : { code: "missing-field", cause: "swallowed", place, path, key, spaces },
      (found) => isBeside(found) && (found.kind === "missing" || found.issue.code === "too_big"),
    );
  }
  const isFirst = (found: Found) => left.find((each) => isSamePath(each.path, found.path)) === found;
  return { fields, values: left.filter(isFirst) };
}

/** @param root Value of the whole file: zod leaves out what an issue was about if there is nothing. */
function findingsOf(issue: z.core.$ZodIssue, prefix: Path, root: unknown): readonly Found[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key): Found => ({ kind: "unknown", path: [...path, key], issue }));
  }
  if (path.length > 0 && issue.code !== "custom" && valueAt(root, path) === undefined) {
    return [{ kind: "missing", path, issue }];
  }
  if (issue.code === "invalid_union") {
    const isOtherType = (inner: z.core.$ZodIssue) => inner.code === "invalid_type" && inner.path.length === 0;
    // The branch with the fewest mistakes is the one that was meant.
    const [branch] = issue.errors
      .filter((errors) => !errors.some(isOtherType))
      .map((errors) => errors.flatMap((inner) => findingsOf(inner, path, root)))
      .sort((a, b) => mistakesIn(a) - mistakesIn(b));
    if (branch !== undefined) return branch;
  }
  return [{ kind: "value", path, issue }];
}

/** A misspelled key is one mistake, not an unknown and a missing one. */
function mistakesIn(found: readonly Found[]): number {
  const missing = found.filter(({ kind }) => kind === "missing").map(({ path }) => lastKey(path));
  const misspelled = found.filter(
    ({ kind, path }) => kind === "unknown" && nearest(lastKey(path), missing) !== undefined,
  );
  return found.length - misspelled.length;
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

function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

/** The key that leads to an entry, or to the list that it is in. */
function nameOf(path: Path): string {
  return String(path.findLast((step) => typeof step === "string") ?? "");
}
