/** Which entries of a list that has changed are the ones from before. */

/**
 * Finds for each new entry the old one that it goes on from. Entries that share something keep their order (the longest
 * common subsequence); between them, what is left belongs together from the front on: it was changed where it stands.
 *
 * @param before Each old entry as the set of what it says.
 * @param after The same for the new ones.
 * @returns For each new entry the index of the old one; `undefined` for one that was added.
 */
export function alignLists(
  before: readonly ReadonlySet<string>[],
  after: readonly ReadonlySet<string>[],
): (number | undefined)[] {
  const aligned: (number | undefined)[] = after.map(() => undefined);
  let [old, fresh] = [0, 0];
  for (const [nextOld, nextFresh] of [...commonEntries(before, after), [before.length, after.length] as const]) {
    while (old < nextOld && fresh < nextFresh) {
      aligned[fresh] = old;
      old += 1;
      fresh += 1;
    }
    if (nextFresh < after.length) aligned[nextFresh] = nextOld;
    [old, fresh] = [nextOld + 1, nextFresh + 1];
  }
  return aligned;
}

/** Pairs of indexes of the longest common subsequence. Lists of content are short, so that a full table is fine. */
function commonEntries(
  before: readonly ReadonlySet<string>[],
  after: readonly ReadonlySet<string>[],
): (readonly [old: number, fresh: number])[] {
  const shares = (old: number, fresh: number) => {
    const others = after[fresh];
    return others !== undefined && [...(before[old] ?? [])].some((one) => others.has(one));
  };
  const lengths = before.map(() => after.map(() => 0));
  const lengthAt = (old: number, fresh: number) => lengths[old]?.[fresh] ?? 0;
  for (let old = before.length - 1; old >= 0; old -= 1) {
    const row = lengths[old] ?? [];
    for (let fresh = after.length - 1; fresh >= 0; fresh -= 1) {
      row[fresh] = shares(old, fresh)
        ? lengthAt(old + 1, fresh + 1) + 1
        : Math.max(lengthAt(old + 1, fresh), lengthAt(old, fresh + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [old, fresh] = [0, 0];
  while (old < before.length && fresh < after.length) {
    if (shares(old, fresh)) {
      pairs.push([old, fresh]);
      old += 1;
      fresh += 1;
    } else if (lengthAt(old + 1, fresh) >= lengthAt(old, fresh + 1)) old += 1;
    else fresh += 1;
  }
  return pairs;
}
