/** "Did you mean": the nearest of several names. */
import { distance } from "fastest-levenshtein";

/**
 * The candidate nearest to what was written, or `undefined` where none is near: at most a third of the letters differ.
 * Case, hyphens and underscores do not count.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(written);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const candidate of candidates) {
    const steps = distance(plain, simplify(candidate));
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
