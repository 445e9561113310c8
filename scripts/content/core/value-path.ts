/** Walks through values read from YAML, whatever their shape. */

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

export interface StringAt {
  readonly path: Path;
  readonly value: string;
}

/** Every value in a value that is no list and no map, however deep, with the keys and indexes that lead to it. */
export function walkScalars(value: unknown, path: Path = []): { readonly path: Path; readonly value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => walkScalars(entry, [...path, index]));
  if (!isRecord(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, entry]) => walkScalars(entry, [...path, key]));
}

/** The strings among them. */
export function walkStrings(value: unknown, path: Path = []): StringAt[] {
  return walkScalars(value, path).flatMap((found) =>
    typeof found.value === "string" ? [{ path: found.path, value: found.value }] : [],
  );
}

/** A value and the one in the same place of another value. */
export interface ValuePair<Value = unknown> {
  readonly path: Path;
  readonly value: Value;
  readonly originalPath: Path;
  readonly original: Value;
}

/** What two values have in common, maps and lists included; entries that only one of them has are left out. */
export function walkPairs(original: unknown, value: unknown, originalPath: Path = [], path: Path = []): ValuePair[] {
  const inner = commonSteps(original, value).flatMap((step) =>
    walkPairs(valueAt(original, [step]), valueAt(value, [step]), [...originalPath, step], [...path, step]),
  );
  return [{ path, value, originalPath, original }, ...inner];
}

/** Keys that two maps have, and indexes of two lists of the same length. */
function commonSteps(original: unknown, value: unknown): (string | number)[] {
  if (isRecord(original) && isRecord(value)) return Object.keys(value).filter((key) => Object.hasOwn(original, key));
  const areLists = Array.isArray(original) && Array.isArray(value) && original.length === value.length;
  return areLists ? [...value.keys()] : [];
}

/** True if no value is there twice. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The value that a path leads to; `undefined` if it leads nowhere. */
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
