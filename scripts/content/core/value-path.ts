/** Walks through values read from YAML, whatever their shape. */

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

export interface FoundString {
  readonly path: Path;
  readonly value: string;
}

/** Every value in a value that is no list and no map, however deep, with the keys and indexes that lead to it. */
export function* walkScalars(
  value: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly value: unknown }> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walkScalars(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [key, entry] of Object.entries(value)) yield* walkScalars(entry, [...path, key]);
  } else yield { path, value };
}

/** The strings among them. */
export function walkStrings(value: unknown, path: Path = []): FoundString[] {
  return [...walkScalars(value, path)].flatMap((found) =>
    typeof found.value === "string" ? [{ path: found.path, value: found.value }] : [],
  );
}

/** A string and the one in the same place of another value. */
export interface FoundPair {
  readonly path: Path;
  readonly value: string;
  readonly originalPath: Path;
  readonly original: string;
}

/** The strings that two values have in common; entries that only one of them has are left out. */
export function* walkPairs(
  original: unknown,
  value: unknown,
  originalPath: Path = [],
  path: Path = [],
): Generator<FoundPair> {
  if (typeof original === "string" && typeof value === "string") {
    yield { path, value, originalPath, original };
  } else if (Array.isArray(original) && Array.isArray(value)) {
    for (const [there, here] of pairEntries(original, value)) {
      yield* walkPairs(original[there], value[here], [...originalPath, there], [...path, here]);
    }
  } else if (isRecord(original) && isRecord(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (Object.hasOwn(original, key)) yield* walkPairs(original[key], entry, [...originalPath, key], [...path, key]);
    }
  }
}

/** Entries of two lists that belong together: by id if all have one, by place if the lists are equally long. */
export function pairEntries(original: readonly unknown[], value: readonly unknown[]): [there: number, here: number][] {
  const there = idsIn(original);
  const here = idsIn(value);
  if (there !== undefined && here !== undefined && isDistinct(there) && isDistinct(here)) {
    return here.flatMap((id, index): [number, number][] => (there.includes(id) ? [[there.indexOf(id), index]] : []));
  }
  return original.length === value.length ? value.map((_entry, index) => [index, index]) : [];
}

/** The ids of a list of entries; `undefined` unless every entry has one. */
export function idsIn(list: readonly unknown[]): string[] | undefined {
  const ids = list.flatMap((entry) => (isRecord(entry) && typeof entry.id === "string" ? [entry.id] : []));
  return ids.length === list.length && ids.length > 0 ? ids : undefined;
}

/** True if no value is there twice. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The value that a path leads to; `undefined` where it leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found) && typeof step === "number") found = found[step];
    else if (isRecord(found) && Object.hasOwn(found, step)) found = found[step];
    else return undefined;
  }
  return found;
}

/** A map of YAML, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if the first path leads to what the second leads to, or into it. */
export function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((step, index) => step === path[index]);
}

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}
