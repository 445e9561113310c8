/** Walks through a value read from YAML. */

export interface FoundString {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/** Every string in a value, however deep, with the keys and indexes that lead to it. */
export function* walkStrings(value: unknown, path: readonly (string | number)[] = []): Generator<FoundString> {
  if (typeof value === "string") {
    yield { path, value };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walkStrings(entry, [...path, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* walkStrings(entry, [...path, key]);
  }
}
