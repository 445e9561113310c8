/** "Did you mean" suggestions. */
import { distance } from "fastest-levenshtein";

/** Longer texts are no misspelled names, and comparing them is slow. */
const maxLength = 120;

/**
 * The closest candidate, if it is unique and at most a third of the letters differ. Ignores case, hyphens and
 * underscores; a transposition is one edit.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(written);
  if (plain.length > maxLength) return undefined;
  const edits = candidates.map((candidate) => editsBetween(plain, simplify(candidate)));
  const fewest = Math.min(...edits);
  const isNear = fewest === 0 || (plain.length > 1 && fewest <= Math.max(1, Math.floor(plain.length / 3)));
  const closest = [...new Set(candidates.filter((_candidate, index) => edits[index] === fewest))];
  return isNear && closest.length === 1 ? closest[0] : undefined;
}

/** Message data for an unknown name: the `similar` known one, or else the `allowed` ones; empty if none are known. */
export function suggestion(name: string, known: readonly string[], find = nearest) {
  const similar = find(name, known);
  if (similar !== undefined) return { similar };
  return known.length === 0 ? {} : { allowed: likelyFirst(name, known) };
}

/** The names of which at least half the letters are the same, the most similar first; then the others as they are. */
function likelyFirst(written: string, names: readonly string[]): string[] {
  const likely = nearestFirst(written, names, 0.5);
  return [...likely, ...names.filter((name) => !likely.includes(name))];
}

/**
 * Sorts names by similarity to `written`: by edit distance, which counts half for substring matches.
 *
 * @param limit Of the letters, how many may differ; names that differ more are left out.
 */
export function nearestFirst(written: string, names: readonly string[], limit = Infinity): string[] {
  const plain = simplify(written).slice(0, maxLength);
  const editsTo = (name: string) => {
    const isPart = plain.length > 2 && (name.includes(plain) || (name.length > 2 && plain.includes(name)));
    return (editsBetween(plain, name) / Math.max(plain.length, name.length, 1)) * (isPart ? 0.5 : 1);
  };
  const edits = new Map(names.map((name) => [name, editsTo(simplify(name))]));
  const near = names.filter((name) => (edits.get(name) ?? 0) <= limit);
  return near.sort((a, b) => (edits.get(a) ?? 0) - (edits.get(b) ?? 0));
}

/** The closest path: a similar name in the same folder, or the same name in any folder. The closest ending wins. */
export function nearestPath(written: string, candidates: readonly string[]): string | undefined {
  const { folder, stem, ending } = splitPath(written);
  const siblings = candidates.filter((path) => simplify(splitPath(path).folder) === simplify(folder));
  const stems = siblings.map((path) => splitPath(path).stem);
  const suggestion = nearest(stem, stems) ?? stem;
  const isMatch = (path: string) => splitPath(path).stem === suggestion;
  const matches = siblings.some(isMatch) ? siblings.filter(isMatch) : candidates.filter(isMatch);
  const editsTo = (path: string) => distance(ending, splitPath(path).ending);
  return matches.sort((a, b) => editsTo(a) - editsTo(b))[0];
}

/** The common Cyrillic and Greek lookalikes of Latin letters (Unicode UTS 39, "Confusable detection"). */
const latinLookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  ["аa", "еe", "оo", "рp", "сc", "хx", "уy", "іi", "јj", "ѕs", "һh", "ԁd", "οo", "αa", "νv", "ρp"]
    .concat(["АA", "ВB", "ЕE", "КK", "МM", "НH", "ОO", "РP", "СC", "ТT", "ХX", "УY", "ІI", "ЅS"])
    .concat(["ΑA", "ΒB", "ΕE", "ΗH", "ΙI", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΧX", "ΥY", "ΖZ"])
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Converts lookalikes, full-width letters, hyphens and spaces to ASCII, and removes invisible characters. */
export function toVisibleText(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize("NFKC"))
    .replaceAll(/[\u0370-\u052F]/g, (letter) => latinLookalikes[letter] ?? letter)
    .replaceAll(/[\p{Cf}\u115F\u1160\u3164]/gu, "")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\p{Zs}/gu, " ")
    .trim();
}

/** Only the part before the first dot or space identifies a file: `tips.{lang}.webp` is not like `mrp.{lang}.webp`. */
function splitPath(path: string): { folder: string; stem: string; ending: string } {
  const [, folder = "", stem = "", ending = ""] = /^(.*\/)?([^./ ]*)(.*?)\/?$/.exec(path) ?? [];
  return { folder, stem, ending };
}

function editsBetween(a: string, b: string): number {
  return isSwap(a, b) ? 1 : distance(a, b);
}

function isSwap(a: string, b: string): boolean {
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  if (first < 0 || a.length !== b.length) return false;
  return a[first] === b[first + 1] && a[first + 1] === b[first] && a.slice(first + 2) === b.slice(first + 2);
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
