/** Keys that stand too far left or right: they are in the file, and in the wrong place. */
import { isScalar, visit } from "yaml";
import type { z } from "zod";
import { lastKey, type Mistake } from "./mistakes.ts";
import type { ParsedFile } from "./parse.ts";
import { keysAt } from "./schema-keys.ts";
import { isRecord, type Path, valueAt } from "./walk.ts";

/**
 * A key that an entry lacks and that stands beside the entry instead: it is not indented far enough. What follows from
 * that, the missing key and the unknown one, is left out.
 */
export function joinMoved(found: readonly Mistake[], root: unknown, schema: z.ZodType): Mistake[] {
  const joined = new Map<Mistake, Mistake | undefined>();
  for (const one of found) {
    const move = one.kind === "unknown" || isMisread(one) ? homeOf(one.path, found, root, schema) : undefined;
    if (move === undefined) continue;
    const { owner, first } = move;
    const key = lastKey(one.path);
    for (const other of found) {
      const isOwner = samePath(other.path, owner) && valueAt(root, owner) === null;
      if (isOwner || (other.kind === "missing" && samePath(other.path, [...owner, key]))) joined.set(other, undefined);
    }
    // Several lines that were moved together are one mistake, said at the first of them.
    const moved = {
      kind: "moved",
      path: [...owner, key],
      at: one.path,
      owner: lastKey(owner),
      isInside: false,
    } as const;
    joined.set(one, first === key ? moved : undefined);
  }
  return found.flatMap((one) => (joined.has(one) ? (joined.get(one) ?? []) : [one]));
}

/** A key that an entry lacks and that stands in an entry below it instead: it is indented too far. */
export function joinInside(found: readonly Mistake[]): Mistake[] {
  const gone = new Set<Mistake>();
  const joined = found.map((one): Mistake => {
    if (one.kind !== "missing") return one;
    const home = one.path.slice(0, -1);
    const inside = found.find(
      ({ kind, path }) =>
        (kind === "unknown" || kind === "other") &&
        path.length > one.path.length &&
        path.at(-1) === one.path.at(-1) &&
        home.every((step, index) => path[index] === step),
    );
    if (inside === undefined) return one;
    for (const other of found) if (startsWith(other.path, inside.path)) gone.add(other);
    const owner = lastKey(inside.path.slice(0, -1));
    return { kind: "moved", path: one.path, at: inside.path, owner, isInside: true };
  });
  return joined.filter((one) => !gone.has(one));
}

/** A value where any key may stand, and this one does not fit. */
function isMisread(one: Mistake): boolean {
  return one.kind === "other" && one.issue.code === "invalid_type" && one.issue.expected === "object";
}

/** The entry above a key that would take it and does not have it, and the first of the keys that belong there. */
function homeOf(path: Path, found: readonly Mistake[], root: unknown, schema: z.ZodType) {
  const parent = path.slice(0, -1);
  const beside = valueAt(root, parent);
  if (!isRecord(beside)) return undefined;
  const keys = Object.keys(beside);
  const index = keys.indexOf(lastKey(path));
  for (let above = index - 1; above >= 0; above -= 1) {
    const owner = ownersBelow([...parent, keys[above] ?? ""], root).find((one) =>
      lacks(one, lastKey(path), root, schema),
    );
    const isBad = found.some(
      (other) => samePath(other.path, [...parent, keys[above] ?? ""]) && other.kind === "unknown",
    );
    if (owner !== undefined) return { owner, first: keys[above + 1] };
    if (!isBad) return undefined;
  }
  return undefined;
}

/** The value itself and the last entry in it, however deep: what stands directly above the next line. */
function ownersBelow(path: Path, root: unknown): Path[] {
  const value = valueAt(root, path);
  if (value === null) return [path];
  if (Array.isArray(value)) return ownersBelow([...path, value.length - 1], root);
  if (!isRecord(value)) return [];
  const last = Object.keys(value).at(-1);
  return last === undefined ? [path] : [path, ...ownersBelow([...path, last], root)];
}

function lacks(owner: Path, key: string, root: unknown, schema: z.ZodType): boolean {
  const value = valueAt(root, owner);
  return keysAt(schema, owner).includes(key) && (!isRecord(value) || !Object.hasOwn(value, key));
}

/** A missing key that stands on a line of a text above: it is indented too far. */
export function joinSwallowedKeys(found: readonly Mistake[], parsed: ParsedFile): Mistake[] {
  return found.map((one): Mistake => {
    const range = one.kind === "missing" ? keyInText(lastKey(one.path), parsed) : undefined;
    return range === undefined ? one : { kind: "swallowed", path: one.path, range };
  });
}

function keyInText(key: string, { document, text }: ParsedFile): readonly [number, number] | undefined {
  let range: readonly [number, number] | undefined;
  const line = new RegExp(`\\n[ \\t]*(${key.replaceAll(/[^\w-]/g, "")}:)(?=\\s|$)`);
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node)) return undefined;
      const [start, end] = node.range ?? [0, 0];
      const found = line.exec(text.slice(start, end));
      if (found === null) return undefined;
      const at = start + found.index + found[0].length - (found[1]?.length ?? 0);
      range = [at, at + (found[1]?.length ?? 0)];
      return visit.BREAK;
    },
  });
  return range;
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((step, index) => step === path[index]);
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
