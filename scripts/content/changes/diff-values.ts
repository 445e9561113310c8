/** What differs between two values read from YAML: pure, whatever their shape. */
import { isRecord, type Path } from "../walk.ts";
import { matchEntries, nameOf } from "./match-entries.ts";

interface ChangePlace {
  /** Where it is now; where it was, for what is gone. */
  readonly path: Path;
  /** The same for people: keys, and names of entries instead of their numbers. */
  readonly label: readonly string[];
}

export type Change =
  | (ChangePlace & { readonly kind: "added"; readonly after: unknown })
  | (ChangePlace & { readonly kind: "removed"; readonly before: unknown })
  | (ChangePlace & { readonly kind: "changed"; readonly before: unknown; readonly after: unknown })
  /** A list whose entries stand in another order. */
  | (ChangePlace & { readonly kind: "reordered" });

const top: ChangePlace = { path: [], label: [] };

/**
 * The changes from one value to another, each as near to the leaves as it can be: a text, a number, or a whole entry
 * that came or went. Entries of lists are matched by what they are, not by where they stand.
 *
 * @returns Nothing for values that say the same.
 */
export function diffValues(before: unknown, after: unknown, at: ChangePlace = top): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, at);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after, at);
  return sameValue(before, after) ? [] : [{ ...at, kind: "changed", before, after }];
}

/** Whether two values say the same; the order of keys says nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => sameValue(one, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  );
}

function diffRecords(before: Record<string, unknown>, after: Record<string, unknown>, at: ChangePlace): Change[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...Object.keys(after).flatMap((key): Change[] => {
      const place = below(at, key, key);
      if (!Object.hasOwn(before, key)) return [{ ...place, kind: "added", after: after[key] }];
      return diffValues(before[key], after[key], place);
    }),
    ...gone.map((key): Change => ({ ...below(at, key, key), kind: "removed", before: before[key] })),
  ];
}

function diffLists(before: readonly unknown[], after: readonly unknown[], at: ChangePlace): Change[] {
  const { pairs, added, removed, isReordered } = matchEntries(before, after);
  const label = (list: readonly unknown[], index: number) => nameOf(list[index]) ?? String(index + 1);
  return [
    ...pairs.flatMap(([old, fresh]) => diffValues(before[old], after[fresh], below(at, fresh, label(after, fresh)))),
    ...added.map((index): Change => ({ ...below(at, index, label(after, index)), kind: "added", after: after[index] })),
    ...removed.map(
      (index): Change => ({ ...below(at, index, label(before, index)), kind: "removed", before: before[index] }),
    ),
    ...(isReordered ? [{ ...at, kind: "reordered" } as const] : []),
  ];
}

function below({ path, label }: ChangePlace, step: string | number, name: string): ChangePlace {
  return { path: [...path, step], label: [...label, name] };
}
