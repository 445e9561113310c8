/** Matches the entries of an edited list with those before the edit. */
import { isJsonObject, isSame, type JsonValue } from "./json-value.ts";

/**
 * @returns For each new entry the index of the equal one in the old list; otherwise of one with the same name;
 *   otherwise of the one at the same index. `undefined` for an added entry.
 */
export function entriesBefore(before: readonly JsonValue[], after: readonly JsonValue[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const found = after.map((): number | undefined => undefined);
  const match = (isMatch: (from: number, to: number) => boolean) => {
    for (const to of after.keys()) {
      if (found[to] !== undefined) continue;
      found[to] = [...free].find((from) => isMatch(from, to));
      if (found[to] !== undefined) free.delete(found[to]);
    }
  };
  const names = [before, after].map((entries) => entries.map(nameOf));
  match((from, to) => isSame(before[from], after[to]));
  match((from, to) => names[1]?.[to] !== undefined && names[0]?.[from] === names[1][to]);
  match((from, to) => from === to);
  return found;
}

function nameOf(entry: JsonValue): JsonValue | undefined {
  return isJsonObject(entry) ? (entry.name ?? entry._key) : undefined;
}
