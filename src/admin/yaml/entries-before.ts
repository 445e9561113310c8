/** Which entry of a list was which before it was edited. */
import { isPlainMap, isSame, type Plain } from "./plain.ts";

/**
 * @returns For each entry of the new list the index of the same one in the old list; otherwise of one of the same name;
 *   otherwise of the one that was at its place. `undefined` for those that are new.
 */
export function entriesBefore(before: readonly Plain[], after: readonly Plain[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const found = after.map((): number | undefined => undefined);
  const match = (isMatch: (old: Plain, entry: Plain, from: number, to: number) => boolean) => {
    for (const [to, entry] of after.entries()) {
      if (found[to] !== undefined) continue;
      found[to] = [...free].find((from) => isMatch(before[from] ?? null, entry, from, to));
      if (found[to] !== undefined) free.delete(found[to]);
    }
  };
  match((old, entry, from, to) => from === to && isSame(old, entry));
  match(isSame);
  match((old, entry) => nameOf(old) !== undefined && nameOf(old) === nameOf(entry));
  match((_old, _entry, from, to) => from === to);
  return found;
}

function nameOf(entry: Plain): Plain | undefined {
  if (!isPlainMap(entry)) return undefined;
  const { id, name, _key: key } = entry;
  return id ?? name ?? key;
}
