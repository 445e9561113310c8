/** "Did you mean": the nearest of several names. */
import { distance } from "fastest-levenshtein";

const longest = 120;

/**
 * The candidate nearest to what was written, or `undefined` where none is near: at most a third of the letters differ.
 * Case, hyphens and underscores do not count; two letters in the wrong order are one mistake.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(written);
  // A whole text is no misspelled name, and comparing it takes long.
  if (plain.length > longest) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = simplify(candidate);
    const steps = isSwap(plain, other) ? 1 : distance(plain, other);
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

/** The same for paths: a similar name in the same folder, or the same name in another one. */
export function nearestPath(written: string, candidates: readonly string[]): string | undefined {
  const { folder, name } = splitPath(written);
  const beside = candidates.filter((path) => simplify(splitPath(path).folder) === simplify(folder));
  const meant = nearest(
    name,
    beside.map((path) => splitPath(path).name),
  );
  const isMeant = (path: string) => splitPath(path).name === (meant ?? name);
  return beside.find(isMeant) ?? candidates.find(isMeant);
}

function splitPath(path: string): { folder: string; name: string } {
  const plain = path.replace(/\/$/, "");
  const end = plain.lastIndexOf("/") + 1;
  return { folder: plain.slice(0, end), name: plain.slice(end) };
}

function isSwap(a: string, b: string): boolean {
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  if (first < 0 || a.length !== b.length) return false;
  return a[first] === b[first + 1] && a[first + 1] === b[first] && a.slice(first + 2) === b.slice(first + 2);
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
