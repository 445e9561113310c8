/** What became of the entries of a list: which stayed, which were changed, added or taken out. */
import { isPlainMap, isSame, type Plain } from "./plain.ts";

/** One step from the first entry to the last. `keep` entries may have changed inside. */
export type ListChange =
  | { readonly kind: "keep"; readonly before: number; readonly after: number }
  | { readonly kind: "delete"; readonly before: number }
  | { readonly kind: "insert"; readonly after: number };

/** Taking one out and putting another in costs as much as changing one into something that has nothing in common. */
const lonely = 1;

/**
 * Finds the shortest way from one list to another, where changing an entry is the cheaper the more of it stays.
 *
 * An entry that was moved is deleted at one place and inserted at another.
 */
export function listChanges(before: readonly Plain[], after: readonly Plain[]): ListChange[] {
  const costs = costTable(before, after);
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const changes: ListChange[] = [];
  let i = before.length;
  let j = after.length;
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + distance(before[i - 1], after[j - 1])) {
      i -= 1;
      j -= 1;
      changes.push({ kind: "keep", before: i, after: j });
    } else if (j > 0 && cost(i, j) === cost(i, j - 1) + lonely) {
      j -= 1;
      changes.push({ kind: "insert", after: j });
    } else {
      i -= 1;
      changes.push({ kind: "delete", before: i });
    }
  }
  return changes.reverse();
}

/** `costs[i][j]`: the least that leads from the first `i` entries to the first `j` of the other list. */
function costTable(before: readonly Plain[], after: readonly Plain[]): number[][] {
  const costs: number[][] = [after.reduce<number[]>((row) => [...row, row.length * lonely], [0])];
  for (const one of before) {
    const above = costs.at(-1) ?? [];
    const row = [(above[0] ?? 0) + lonely];
    after.forEach((other, index) => {
      const changed = (above[index] ?? 0) + distance(one, other);
      row.push(Math.min(changed, (above[index + 1] ?? 0) + lonely, (row[index] ?? 0) + lonely));
    });
    costs.push(row);
  }
  return costs;
}

/** From 0 for the same to 2 for two that have nothing in common. */
function distance(before: Plain | undefined, after: Plain | undefined): number {
  if (isSame(before, after)) return 0;
  if (!isPlainMap(before) || !isPlainMap(after)) return 2 * lonely;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const same = [...keys].filter((key) => isSame(before[key], after[key])).length;
  return 2 * lonely * (1 - same / keys.size);
}
