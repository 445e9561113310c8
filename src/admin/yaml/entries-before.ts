/** Which entry of a list was which before it was edited. */
import { isPlainMap, isSame, type Plain } from "./plain.ts";

/**
 * @returns For each entry of the new list the index of the same one in the old list; otherwise of one of the same name;
 *   otherwise of the one that was at its place. `undefined` for those that are new.
 */
export function entriesBefore(before: readonly Plain[], after: readonly Plain[]): (number | undefined)[] {
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

function nameOf(entry: Plain): Plain | undefined {
  return isPlainMap(entry) ? (entry.id ?? entry.name ?? entry._key) : undefined;
}
