/** What differs between two values read from YAML, whatever their shape. */
import { isRecord } from "../core/value-path.ts";

export interface Change {
  /** Keys, and names of entries or their numbers. */
  readonly label: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  readonly isReordered?: true;
}

/**
 * The changes from one value to another, as near to the leaves as they can be: a text, a number, or an entry that came
 * or went. Entries of lists are recognised by id or name if all have one, else by their place if the lists are equally
 * long, else by what they say.
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

/** Lists, and maps of entries such as questions: in others the order of keys says nothing. */
function isOrdered(value: unknown): boolean {
  return Array.isArray(value) || (isRecord(value) && Object.values(value).every(isRecord));
}

/** The text at a label; `undefined` if there is none. */
export function textAt(value: unknown, label: readonly string[]): string | undefined {
  const found = label.reduce((inner, key) => partsOf(inner, inner)?.now.get(key), value);
  return typeof found === "string" ? found : undefined;
}

/** Whether two values say the same; where a text is wrapped does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : JSON.stringify(value);
  return typeof a === typeof b && plain(a) === plain(b);
}

/** What says which entry of a list it is. */
export function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const names = [entry.id, entry.name, entry.route, entry.link];
  return names.find((name): name is string => typeof name === "string" && name !== "");
}

type Parts = ReadonlyMap<string, unknown>;

/** What two maps or two lists consist of, and whether the keys say anything to people; `undefined` for anything else. */
function partsOf(before: unknown, after: unknown): { old: Parts; now: Parts; isNamed: boolean } | undefined {
  if (isRecord(before) && isRecord(after)) {
    return { old: new Map(Object.entries(before)), now: new Map(Object.entries(after)), isNamed: true };
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const place = (_entry: unknown, index: number) => (before.length === after.length ? String(index + 1) : undefined);
  const whole = (entry: unknown) => JSON.stringify(entry);
  for (const keyOf of [nameOf, place, whole]) {
    const [old, now] = [byKey(before, keyOf), byKey(after, keyOf)];
    if (old !== undefined && now !== undefined) return { old, now, isNamed: keyOf !== whole };
  }
  return undefined;
}

/** The entries of a list by key; `undefined` unless each has one of its own. */
function byKey(list: readonly unknown[], keyOf: (entry: unknown, index: number) => string | undefined) {
  const parts = new Map(list.map((entry, index) => [keyOf(entry, index) ?? "", entry]));
  return parts.has("") || parts.size < list.length ? undefined : parts;
}
