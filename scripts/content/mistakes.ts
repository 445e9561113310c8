/** From what zod finds to what somebody did: one mistake is often several issues. */
import type { z } from "zod";
import { isListAt, keysAt } from "./schema-keys.ts";
import { nearest } from "./suggest.ts";
import { isRecord, type Path, valueAt } from "./walk.ts";

export type Mistake =
  /** `others`: further keys that the same entry lacks. */
  | { readonly kind: "missing"; readonly path: Path; readonly others?: readonly string[] }
  | { readonly kind: "unknown"; readonly path: Path; readonly meant?: string }
  /** A key that is indented wrongly: it belongs into an entry and stands beside it, or became part of a text. */
  | {
      readonly kind: "moved";
      readonly path: Path;
      readonly at: Path;
      readonly owner: string;
      readonly isInside: boolean;
    }
  | { readonly kind: "swallowed"; readonly path: Path; readonly range: readonly [number, number] }
  /** A key of an entry whose own line is missing. */
  | { readonly kind: "lost"; readonly path: Path; readonly owner: string }
  | { readonly kind: "other"; readonly path: Path; readonly issue: z.core.$ZodIssue };

/** An unknown key beside one of nearly the same name that is not there is one mistake. */
export function joinRenamed(found: readonly Mistake[], root: unknown): Mistake[] {
  const isAbsent = (one: Mistake) => one.kind !== "unknown" && valueAt(root, one.path) === undefined;
  const absent = new Set(found.filter(isAbsent));
  const isFollowing = (one: Mistake) =>
    one.kind === "other" &&
    one.issue.code === "custom" &&
    found.some((other) => other.kind === "unknown" && samePath(other.path.slice(0, -1), one.path));
  // What all keys of an entry say together is nothing while one of them is unknown.
  const joined = found
    .filter((one) => !isFollowing(one))
    .map((one): Mistake => {
      if (one.kind !== "unknown") return one;
      const siblings = [...absent].filter((other) => sameParent(other.path, one.path));
      const names = siblings.map((other) => lastKey(other.path));
      const meant = names.find((name) => goesOnBehind(lastKey(one.path), name)) ?? nearest(lastKey(one.path), names);
      if (meant === undefined) return one;
      for (const other of siblings) if (lastKey(other.path) === meant) absent.delete(other);
      return { ...one, meant };
    });
  return joined.filter((one) => !isAbsent(one) || absent.has(one));
}

/** Without its colon a key goes on until the next one: `title "Fatoora` in  title "Fatoora: e-invoices". */
function goesOnBehind(key: string, name: string): boolean {
  return key.startsWith(name) && /^[ :=："']/.test(key.slice(name.length));
}

/**
 * Unknown keys that belong to an entry which is not there: its own line is missing, and they became part of the entry
 * above. That is one mistake, said at the first of them.
 */
export function joinLost(found: readonly Mistake[], root: unknown, schema: z.ZodType): Mistake[] {
  const said = new Set<Mistake>();
  return found
    .flatMap((one): Mistake[] => {
      if (said.has(one)) return [];
      const owner = isForeign(one) ? ownerOf(one.path, root, schema) : undefined;
      if (owner === undefined) return [one];
      const home = [...one.path.slice(0, -2), owner];
      const isAbsent = found.some((other) => other.kind === "missing" && samePath(other.path, home));
      // Where any key may stand, only an entry that is needed and not there can have lost it.
      if (one.kind !== "unknown" && !isAbsent) return [one];
      const keys = keysAt(schema, home);
      for (const other of found) {
        const isKey = isForeign(other) && sameParent(other.path, one.path) && keys.includes(lastKey(other.path));
        const isOwner = other.kind === "missing" && samePath(other.path, home);
        if (other !== one && (isKey || isOwner)) said.add(other);
      }
      return [{ kind: "lost", path: one.path, owner }];
    })
    .filter((one) => !said.has(one));
}

/** A key that no schema knows here, or one that any key may stand for and whose value, or name, does not fit. */
function isForeign(one: Mistake): boolean {
  if (one.kind === "unknown") return true;
  return one.kind === "other" && ["invalid_key", "invalid_type"].includes(one.issue.code);
}

/** A list whose own line is missing became part of the list above, where its entries are something else. */
export function joinLostLists(found: readonly Mistake[], root: unknown, schema: z.ZodType): Mistake[] {
  let joined = [...found];
  for (const one of found.filter(({ kind }) => kind === "missing")) {
    const home = one.path.slice(0, -1);
    const isEntry = (other: Mistake) =>
      other.kind === "other" &&
      other.path.length === one.path.length + 1 &&
      sameParent(other.path.slice(0, -1), one.path);
    const entries = isListAt(schema, one.path) ? joined.filter(isEntry) : [];
    const [first] = entries;
    const list = valueAt(root, first?.path.slice(0, -1) ?? home);
    if (first === undefined || !Array.isArray(list) || entries.at(-1)?.path.at(-1) !== list.length - 1) continue;
    joined = joined.filter((other) => other !== one && !entries.includes(other));
    joined.push({ kind: "lost", path: first.path, owner: lastKey(one.path) });
  }
  return joined;
}

/** A text that is too long beside a key that is missing has swallowed it. */
export function joinSwallowed(found: readonly Mistake[]): Mistake[] {
  return found.filter(
    (one) =>
      one.kind !== "other" ||
      one.issue.code !== "too_big" ||
      !found.some((other) => other.kind === "missing" && sameParent(other.path, one.path)),
  );
}

/** The absent entry beside the one around a key that would take this key. */
function ownerOf(path: Path, root: unknown, schema: z.ZodType): string | undefined {
  if (path.length < 2) return undefined;
  const home = path.slice(0, -2);
  const around = valueAt(root, home);
  if (!isRecord(around)) return undefined;
  const absent = keysAt(schema, home).filter((key) => !Object.hasOwn(around, key));
  return absent.find((key) => keysAt(schema, [...home, key]).includes(lastKey(path)));
}

/**
 * An entry of a list that lacks several keys is one mistake: a line that was copied, or an entry just begun. So is an
 * entry that has no key at all.
 */
export function joinIncomplete(found: readonly Mistake[], root: unknown): Mistake[] {
  return found.flatMap((one, index): Mistake[] => {
    const entry = valueAt(root, one.path.slice(0, -1));
    const isBare = isRecord(entry) && Object.keys(entry).length === 0;
    if (one.kind !== "missing" || (typeof one.path.at(-2) !== "number" && !isBare)) return [one];
    const isBeside = (other: Mistake) => other.kind === "missing" && sameParent(other.path, one.path);
    if (found.findIndex(isBeside) !== index) return [];
    const others = found.filter((other) => isBeside(other) && other !== one).map(({ path }) => lastKey(path));
    return [{ ...one, others }];
  });
}

/** The first thing that is wrong with a value; what follows from it is left out. */
export function once(found: readonly Mistake[]): Mistake[] {
  return found.filter((one, index) => found.findIndex((other) => samePath(other.path, one.path)) === index);
}

export function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

function sameParent(a: Path, b: Path): boolean {
  return samePath(a.slice(0, -1), b.slice(0, -1)) && a.length === b.length;
}
