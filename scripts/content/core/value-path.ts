/** Paths into values read from YAML, and walks over them. */

/** Keys and indexes from the root to a value. */
export type Path = readonly (string | number)[];

export interface StringAtPath {
  readonly path: Path;
  readonly value: string;
}

/** All scalars in a value, at any depth, with their paths. */
export function walkScalars(value: unknown, path: Path = []): { readonly path: Path; readonly value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => walkScalars(entry, [...path, index]));
  if (!isRecord(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, entry]) => walkScalars(entry, [...path, key]));
}

/** All strings in a value, at any depth, with their paths. */
export function walkStrings(value: unknown, path: Path = []): StringAtPath[] {
  return walkScalars(value, path).filter((scalar): scalar is StringAtPath => typeof scalar.value === "string");
}

/** A value and its counterpart in another value. */
export interface ValuePair<Value = unknown> {
  readonly path: Path;
  readonly value: Value;
  readonly originalPath: Path;
  readonly original: Value;
}

/** Pairs of all values that two values share, maps and lists included. Skips entries that only one of them has. */
export function walkPairs(original: unknown, value: unknown, originalPath: Path = [], path: Path = []): ValuePair[] {
  const inner = commonKeys(original, value).flatMap((step) =>
    walkPairs(valueAt(original, [step]), valueAt(value, [step]), [...originalPath, step], [...path, step]),
  );
  return [{ path, value, originalPath, original }, ...inner];
}

/** Keys in both maps, or indexes of two lists of equal length. */
function commonKeys(original: unknown, value: unknown): (string | number)[] {
  if (isRecord(original) && isRecord(value)) return Object.keys(value).filter((key) => Object.hasOwn(original, key));
  const areLists = Array.isArray(original) && Array.isArray(value) && original.length === value.length;
  return areLists ? [...value.keys()] : [];
}

/** The value at `path`; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current) && typeof step === "number") current = current[step];
    else if (isRecord(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

/** A copy without the entry of a map at `path`. */
export function withoutValueAt(value: unknown, path: Path): unknown {
  const copy = structuredClone(value);
  const entry = valueAt(copy, path.slice(0, -1));
  if (isRecord(entry)) delete entry[path.at(-1) ?? ""];
  return copy;
}

/** True for a YAML map; false for lists and null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if `path` is at or below `prefix`. */
export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((step, index) => step === path[index]);
}

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}

/** True for two paths in the same map or list. */
export function areSiblings(a: Path, b: Path): boolean {
  return isSamePath(a.slice(0, -1), b.slice(0, -1));
}
