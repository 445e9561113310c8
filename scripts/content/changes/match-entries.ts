/** Which entries of two lists are the same ones. */

import { isDistinct, isRecord, walkStrings } from "../walk.ts";
import { alignLists } from "./align.ts";

export interface MatchedEntries {
  /** Indexes before and after, in the order they have now. */
  readonly pairs: readonly (readonly [before: number, after: number])[];
  /** Indexes of entries that only the new list has. */
  readonly added: readonly number[];
  /** Indexes of entries that only the old list had. */
  readonly removed: readonly number[];
  /** Whether those that both have stand in another order. */
  readonly isReordered: boolean;
}

/** Keys that say which entry it is, the first ones rather than the others. */
const identities = ["id", "name", "network"];
/** An entry with another name is the same one where at least this share of it stayed. */
const enoughInCommon = 0.5;
/** Pairs of entries that are held against each other. Content has a few hundred; a list of thousands is not looked into. */
const mostCompared = 250_000;
/** Longer names would bury what is said about the entry. */
const longestName = 60;

/**
 * Matches entries: by `id` or `name` where all have one, by what else they say where the name has changed; lists without
 * names by what their entries have in common, in order.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): MatchedEntries {
  const pairs = pairsOf(before, after);
  const [olds, news] = [new Set(pairs.map(([old]) => old)), new Set(pairs.map(([, fresh]) => fresh))];
  const order = pairs.map(([old]) => old);
  return {
    pairs,
    added: [...after.keys()].filter((index) => !news.has(index)),
    removed: [...before.keys()].filter((index) => !olds.has(index)),
    isReordered: order.some((old, index) => index > 0 && old < (order[index - 1] ?? 0)),
  };
}

/** What an entry is called: its name, or the text that it is. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return undefined;
  if (!isRecord(entry)) return undefined;
  const names = [...identities, "title", "question", "route", "link"].map((key) => entry[key]);
  return names.find((name): name is string => typeof name === "string" && name !== "" && name.length <= longestName);
}

function pairsOf(before: readonly unknown[], after: readonly unknown[]): (readonly [number, number])[] {
  const key = identities.find((one) => [before, after].every((list) => isDistinct(valuesOf(list, one) ?? [0, 0])));
  const found = key === undefined ? pairsByContent(before, after) : pairsByName(before, after, key);
  return found.sort(([, a], [, b]) => a - b);
}

/** What the entries have for a key; `undefined` unless all have a text there. */
function valuesOf(list: readonly unknown[], key: string): string[] | undefined {
  const values = list.flatMap((entry) => {
    const value = isRecord(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined;
    return typeof value === "string" ? [value] : [];
  });
  return values.length === list.length ? values : undefined;
}

function pairsByName(
  before: readonly unknown[],
  after: readonly unknown[],
  key: string,
): (readonly [number, number])[] {
  const there = valuesOf(before, key) ?? [];
  const here = valuesOf(after, key) ?? [];
  const places = new Map(there.map((name, index) => [name, index]));
  const same = here.flatMap((name, index): [number, number][] => {
    const old = places.get(name);
    return old === undefined ? [] : [[old, index]];
  });
  const known = new Set(here);
  const free = new Set([...there.keys()].filter((index) => !known.has(there[index] ?? "")));
  const unknown = [...here.keys()].filter((index) => !places.has(here[index] ?? ""));
  if (free.size * unknown.length > mostCompared) return same;
  const renamed = unknown.flatMap((index): [number, number][] => {
    const ranked = [...free].map((old) => ({ old, share: shareInCommon(before[old], after[index], key) }));
    const [best] = ranked.sort((a, b) => b.share - a.share);
    if (best === undefined || best.share < enoughInCommon) return [];
    free.delete(best.old);
    return [[best.old, index]];
  });
  return [...same, ...renamed];
}

/** The share of two entries that is the same, their names aside: 0 where they have nothing else. */
function shareInCommon(a: unknown, b: unknown, key: string): number {
  const [there, here] = [leavesOf(a, key), leavesOf(b, key)];
  const common = [...there].filter((leaf) => here.has(leaf)).length;
  return common / Math.max(1, there.size, here.size);
}

/** Every value in an entry together with its keys. */
function leavesOf(value: unknown, without: string): Set<string> {
  if (!isRecord(value)) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, entry]) =>
      key === without
        ? []
        : Array.isArray(entry)
          ? entry.map((one) => JSON.stringify([key, one]))
          : [JSON.stringify([key, entry])],
    ),
  );
}

/** Lists without names. The same entries in another order are matched as they are, the others in order. */
function pairsByContent(before: readonly unknown[], after: readonly unknown[]): (readonly [number, number])[] {
  const there = before.map((entry) => JSON.stringify(entry));
  const here = after.map((entry) => JSON.stringify(entry));
  if (there.length === here.length && isDistinct(there)) {
    const places = new Map(there.map((entry, index) => [entry, index]));
    const same = here.flatMap((entry, index) => {
      const old = places.get(entry);
      return old === undefined ? [] : [[old, index] as const];
    });
    if (isDistinct(here) && same.length === here.length) return same;
  }
  const shorter = Math.min(there.length, here.length);
  let front = 0;
  while (front < shorter && there[front] === here[front]) front += 1;
  let end = 0;
  while (end < shorter - front && there.at(-1 - end) === here.at(-1 - end)) end += 1;
  return [
    ...here.slice(0, front).map((_entry, index) => [index, index] as const),
    ...alignedBetween(before, after, front, end),
    ...here
      .slice(here.length - end)
      .map((_entry, index) => [there.length - end + index, here.length - end + index] as const),
  ];
}

/** Pairs of what is left between the entries that both lists begin and end with. */
function alignedBetween(before: readonly unknown[], after: readonly unknown[], front: number, end: number) {
  const old = before.slice(front, before.length - end);
  const fresh = after.slice(front, after.length - end);
  if (old.length * fresh.length > mostCompared) return [];
  const aligned = alignLists(old.map(saidBy), fresh.map(saidBy));
  return aligned.flatMap((one, index) => (one === undefined ? [] : [[front + one, front + index] as const]));
}

function saidBy(entry: unknown): Set<string> {
  if (typeof entry !== "object" || entry === null) return new Set([JSON.stringify(entry)]);
  return new Set([...walkStrings(entry)].map(({ value }) => value));
}
