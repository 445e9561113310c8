/** Times the search of the directory, key by key. */

import { directoryResults } from "../../src/features/directory/results.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";
import { inventPartners, pick, randomNumbers } from "./invented-partners.ts";
import { withMistake } from "./typing.ts";

const runs = 5;

/** @returns The 95th percentile of the milliseconds that a key takes, each the best of several runs. */
export function timeOfKey(partners: number): number {
  const groups = inventPartners(partners);
  const names = groups.flatMap(({ partners }) => partners.map(({ name }) => name));
  const keystrokes = typedNames(names).flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)));
  const best = keystrokes.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1) {
    const similar = createSimilar(groups);
    // Names are folded at the first search.
    for (const [place, search] of ["first", ...keystrokes].entries()) {
      const started = performance.now();
      directoryResults(groups, { country: "", search }, similar);
      if (place > 0) best[place - 1] = Math.min(best[place - 1] ?? 0, performance.now() - started);
    }
  }
  return best.sort((a, b) => a - b)[Math.floor(best.length * 0.95)] ?? Number.NaN;
}

/** Twenty names, half of them with a mistake. */
function typedNames(names: readonly string[]): string[] {
  const random = randomNumbers(names.length);
  return Array.from({ length: 20 }, (_, turn) => {
    const name = pick(names, random);
    return turn % 2 === 0 ? name : withMistake(name, random);
  });
}
