/** A structural diff of two YAML values. */
import { isRecord } from "../core/value-path.ts";

export interface Change {
  /** Path of keys; list entries by name or number. */
  readonly label: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  readonly isReordered?: true;
}

/**
 * The changes from one value to another: scalars, and added or removed entries. List entries are matched by id or name
 * if all have one, else by index if the lists have the same length, else by their whole value.
 */
export function compareValues(before: unknown, after: unknown, label: readonly string[] = []): Change[] {
  const parts = partsOf(before, after);
  if (parts === undefined) return isSame(before, after) ? [] : [{ label, before, after }];
  const { old, now, isNamed } = parts;
  const order = (a: Parts, b: Parts) => [...a.keys()].filter((key) => b.has(key)).join("\n");
  const isReordered = isOrdered(after) && order(old, now) !== order(now, old);
  return [
    ...[...new Set([...now.keys(), ...old.keys()])].flatMap((key) =>
      compareValues(old.get(key), now.get(key), isNamed ? [...label, key] : label),
    ),
    ...(isReordered ? [{ label, before, after, isReordered } as const] : []),
  ];
}

/** Lists, and maps of entries such as questions. The order of keys in other maps is meaningless. */
function isOrdered(value: unknown): boolean {
  return Array.isArray(value) || (isRecord(value) && Object.values(value).every(isRecord));
}

/** A text without differences of white space. */
export function wordingOf(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === "string" && typeof b === "string") return wordingOf(a) === wordingOf(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The id or name of a list entry. */
export function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const names = [entry.id, entry.name, entry.route, entry.link];
  return names.find((name): name is string => typeof name === "string" && name !== "");
}

type Parts = ReadonlyMap<string, unknown>;

/** The entries of two maps or two lists, and whether their keys are readable; `undefined` for other values. */
function partsOf(before: unknown, after: unknown): { old: Parts; now: Parts; isNamed: boolean } | undefined {
  if (isRecord(before) && isRecord(after)) {
    return { old: new Map(Object.entries(before)), now: new Map(Object.entries(after)), isNamed: true };
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const number = (_entry: unknown, index: number) => (before.length === after.length ? String(index + 1) : undefined);
  const wholeValue = (entry: unknown) => JSON.stringify(entry);
  for (const keyOf of [nameOf, number, wholeValue]) {
    const [old, now] = [byKey(before, keyOf), byKey(after, keyOf)];
    if (old !== undefined && now !== undefined) return { old, now, isNamed: keyOf !== wholeValue };
  }
  return undefined;
}

/** The entries of a list by key; `undefined` unless all have distinct keys. */
function byKey(list: readonly unknown[], keyOf: (entry: unknown, index: number) => string | undefined) {
  const parts = new Map(list.map((entry, index) => [keyOf(entry, index) ?? "", entry]));
  return parts.has("") || parts.size < list.length ? undefined : parts;
}
