/** The part of the directory's benchmark that runs in the browser. Leaves its function on the window. */
import Fuse from "fuse.js";
import type { PartnerGroup } from "../../src/content/types.ts";
import { directoryResults } from "../../src/features/directory/results.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";

export interface SearchTask {
  readonly groups: readonly PartnerGroup[];
  readonly index: unknown;
  /** What stands in the search box after each key. */
  readonly keystrokes: readonly string[];
}

/** Milliseconds for each keystroke: of the directory's own search, and of Fuse.js over whole names as it comes. */
export interface SearchTimes {
  readonly own: readonly number[];
  readonly plain: readonly number[];
}

function measureSearch({ groups, index, keystrokes }: SearchTask): SearchTimes {
  const plain = new Fuse(groups.flatMap(({ partners }) => partners.map(({ name }) => name)));
  const own = () => {
    const similar = createSimilar(index);
    // Names are folded at the first search.
    directoryResults(groups, { country: "", search: "first" }, similar);
    return (text: string) => directoryResults(groups, { country: "", search: text }, similar);
  };
  const few = keystrokes.filter((_, place) => place % 20 === 0);
  return { own: bestTimes(keystrokes, own, 5), plain: bestTimes(few, () => (text) => plain.search(text), 2) };
}

/** The best time of each keystroke over several runs, so that other work of the machine counts little. */
function bestTimes(keystrokes: readonly string[], start: () => (text: string) => unknown, runs: number): number[] {
  const best = keystrokes.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1) {
    const search = start();
    for (const [place, text] of keystrokes.entries()) {
      best[place] = Math.min(
        best[place] ?? 0,
        timeOf(() => search(text)),
      );
    }
  }
  return best;
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

Object.assign(window, { measureSearch });
