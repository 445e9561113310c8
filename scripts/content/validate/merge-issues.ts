/**
 * From what zod finds to what somebody did. A misspelled key is not "unknown" plus "missing", a line that stands too far
 * left or right is told once, with how many spaces to add or take away, and several missing keys of an entry are one
 * mistake.
 */
import type { z } from "zod";
import type { Place } from "../core/diagnostic.ts";
import { nearest } from "../core/suggest.ts";
import { isRecord, type Path, valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import { keysAt } from "./schema-lookup.ts";

export type Mistake =
  /** @property keys All keys that the entry lacks; the path ends in the first. */
  | { readonly kind: "missing"; readonly path: Path; readonly keys: readonly string[] }
  | { readonly kind: "unknown"; readonly path: Path; readonly meant?: string }
  /** A key that belongs to another entry. @property spaces To be added in front of it, or taken away if negative. */
  | { readonly kind: "moved"; readonly path: Path; readonly owner: string; readonly spaces: number }
  /** A missing key that became part of the text above. */
  | { readonly kind: "swallowed"; readonly path: Path; readonly place: Place; readonly spaces: number }
  /** A key of an entry whose own line is missing. */
  | { readonly kind: "lost"; readonly path: Path; readonly owner: string }
  | { readonly kind: "other"; readonly path: Path; readonly issue: z.core.$ZodIssue };

/** Most mistakes of one file that are looked at: each is compared with the others. Nobody reads so many at once. */
const most = 300;

/** @param issues What zod says about the value of the file. */
export function findMistakes(
  issues: readonly z.core.$ZodIssue[],
  parsed: ParsedFile,
  schema: z.ZodType,
): readonly Mistake[] {
  const found = issues.flatMap((issue) => mistakesOf(issue, [], parsed.value)).slice(0, most);
  const elsewhere = withoutFollowing(found, (one) => misplaced(one, found, parsed, schema));
  return withoutFollowing(joinRenamed(elsewhere, parsed.value), (one, rest) => incomplete(one, rest, parsed));
}

/** @param root Value of the whole file: zod leaves out what an issue was about if there is nothing. */
function mistakesOf(issue: z.core.$ZodIssue, prefix: Path, root: unknown): readonly Mistake[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path: [...path, key] }));
  if (path.length > 0 && issue.code !== "custom" && valueAt(root, path) === undefined) {
    return [{ kind: "missing", path, keys: [lastKey(path)] }];
  }
  if (issue.code === "invalid_union") {
    const [branch] = issue.errors
      .filter((errors) => !errors.some((error) => error.code === "invalid_type" && error.path.length === 0))
      .map((errors) =>
        joinRenamed(
          errors.flatMap((inner) => mistakesOf(inner, path, root)),
          root,
        ),
      )
      // The branch with the fewest mistakes is the one that was meant.
      .sort((a, b) => a.length - b.length);
    if (branch !== undefined) return branch;
  }
  return [{ kind: "other", path, issue }];
}

/** What one mistake really was, and which others follow from it. */
interface Join {
  readonly mistake: Mistake;
  readonly isFollowing: (other: Mistake) => boolean;
}

/** Joins each mistake with what follows from it; of several with one path the first stays. */
function withoutFollowing(
  found: readonly Mistake[],
  join: (one: Mistake, found: readonly Mistake[]) => Join | undefined,
): readonly Mistake[] {
  let left = [...found];
  for (const one of found) {
    const joined = left.includes(one) ? join(one, left) : undefined;
    if (joined === undefined) continue;
    left = left.flatMap((other) => (other === one ? joined.mistake : joined.isFollowing(other) ? [] : other));
  }
  return left.filter((one, index) => left.findIndex((other) => isSame(other.path, one.path)) === index);
}

/** A key that stands in another entry than the one that lacks it, or whose entry is not there. */
function misplaced(one: Mistake, found: readonly Mistake[], parsed: ParsedFile, schema: z.ZodType): Join | undefined {
  if (one.kind !== "unknown" && one.kind !== "other") return undefined;
  const { path } = one;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const root = parsed.value;
  const lacks = (home: Path, name: string) =>
    keysAt(schema, home).includes(name) && valueAt(root, [...home, name]) === undefined;
  const isMissing = (home: Path) =>
    found.some((other) => other.kind === "missing" && isSame(other.path, [...home, key]));
  const keys = Object.keys(valueAt(root, parent) ?? {});
  const above = keys[keys.indexOf(key) - 1];
  const isStray = one.kind === "unknown" || (one.issue.code === "invalid_type" && one.issue.expected === "object");
  const inside =
    isStray && above !== undefined ? lastEntries([...parent, above], root).find((home) => lacks(home, key)) : undefined;
  const outside = parent
    .map((_step, index) => parent.slice(0, index))
    .findLast(
      (home) => isLastIn(root, path, home.length) && (isMissing(home) || (one.kind === "unknown" && lacks(home, key))),
    );
  const home = inside ?? outside;
  const spaces = home === undefined ? undefined : spacesTo(home, locate(parsed, path, "key"), parsed);
  if (home !== undefined && spaces !== undefined) {
    // Lines that were moved together are one mistake, said at the first of them.
    const run = inside === undefined ? [] : keys.slice(keys.indexOf(key) + 1).filter((name) => lacks(home, name));
    return {
      mistake: { kind: "moved", path, owner: nameOf(inside ?? parent), spaces },
      isFollowing: (other) =>
        startsWith(other.path, path) ||
        [key, ...run].some((name) => isSame(other.path, [...home, name])) ||
        run.some((name) => startsWith(other.path, [...parent, name])) ||
        (isSame(other.path, home) && valueAt(root, home) === null),
    };
  }
  const around = parent.slice(0, -1);
  const owner =
    one.kind === "unknown" && typeof parent.at(-1) === "string"
      ? keysAt(schema, around).find((name) => lacks(around, name) && keysAt(schema, [...around, name]).includes(key))
      : undefined;
  if (owner === undefined) return undefined;
  const names = keysAt(schema, [...around, owner]);
  return {
    mistake: { kind: "lost", path, owner },
    isFollowing: (other) =>
      isSame(other.path, [...around, owner]) ||
      (other.kind === "unknown" &&
        isSame(other.path, [...parent, lastKey(other.path)]) &&
        names.includes(lastKey(other.path))),
  };
}

/** An unknown key beside a missing one of nearly the same name; what all keys of its entry say together follows. */
function joinRenamed(found: readonly Mistake[], root: unknown): readonly Mistake[] {
  return withoutFollowing(found, (one, left) => {
    if (one.kind !== "unknown") return undefined;
    const parent = one.path.slice(0, -1);
    const isBeside = (other: Mistake) => isSame(other.path, [...parent, lastKey(other.path)]);
    const absent = left.filter(
      (other) => other.kind !== "unknown" && isBeside(other) && valueAt(root, other.path) === undefined,
    );
    // Without its colon a key goes on until the next one: `title "Fatoora` in  title "Fatoora: e-invoices".
    const [written = ""] = /^[\w-]*/.exec(lastKey(one.path)) ?? [];
    const meant = nearest(
      written,
      absent.map(({ path }) => lastKey(path)),
    );
    return {
      mistake: meant === undefined ? one : { ...one, meant },
      isFollowing: (other) =>
        (meant !== undefined && isSame(other.path, [...parent, meant])) ||
        (other.kind === "other" && other.issue.code === "custom" && isSame(other.path, parent)),
    };
  });
}

/** The keys that an entry lacks are one mistake. A text that is too long beside them has swallowed them. */
function incomplete(one: Mistake, left: readonly Mistake[], parsed: ParsedFile): Join | undefined {
  if (one.kind !== "missing") return undefined;
  const home = one.path.slice(0, -1);
  const isBeside = (other: Mistake) => isSame(other.path.slice(0, -1), home);
  const keys = left.filter((other) => other.kind === "missing" && isBeside(other)).map(({ path }) => lastKey(path));
  const pattern = new RegExp(`(?:^|\\s)${lastKey(one.path)}:(?=\\s|$)`);
  const text = [...walkStrings(valueAt(parsed.value, home), home)].find(({ value }) => pattern.test(value));
  const place = text === undefined ? undefined : locateText(parsed, text.path, `${lastKey(one.path)}:`);
  const spaces = place === undefined ? undefined : spacesTo(home, place, parsed);
  return {
    mistake:
      place === undefined || spaces === undefined
        ? { ...one, keys }
        : { kind: "swallowed", path: one.path, place, spaces },
    isFollowing: (other) =>
      isBeside(other) && (other.kind === "missing" || (other.kind === "other" && other.issue.code === "too_big")),
  };
}

/** The value itself and the last entry in it, however deep: what stands directly above the next line. */
function lastEntries(path: Path, root: unknown): Path[] {
  const value = valueAt(root, path);
  if (value === null) return [path];
  if (Array.isArray(value)) return lastEntries([...path, value.length - 1], root);
  if (!isRecord(value)) return [];
  const last = Object.keys(value).at(-1);
  return last === undefined ? [path] : [path, ...lastEntries([...path, last], root)];
}

/** True if nothing stands below the value at `path` in any entry around it, up to the one at `depth`. */
function isLastIn(root: unknown, path: Path, depth: number): boolean {
  return path.every((step, index) => {
    const around = valueAt(root, path.slice(0, index));
    return index <= depth || Object.keys(around ?? {}).at(-1) === String(step);
  });
}

/** Spaces to be added in front of a line so that it belongs to another entry; `undefined` if that cannot be. */
function spacesTo(home: Path, { line, column }: Place, parsed: ParsedFile): number | undefined {
  const [sibling] = Object.keys(valueAt(parsed.value, home) ?? {});
  const wanted =
    sibling === undefined ? locate(parsed, home, "key").column + 2 : locate(parsed, [...home, sibling], "key").column;
  const before = parsed.text.split("\n")[line - 1]?.slice(0, column - 1);
  return before?.trim() === "" && wanted !== column ? wanted - column : undefined;
}

export function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

/** The key that leads to an entry, or to the list that it is in. */
function nameOf(path: Path): string {
  return String(path.findLast((step) => typeof step === "string") ?? "");
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((step, index) => step === path[index]);
}

function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}
