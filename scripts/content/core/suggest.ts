/** "Did you mean": the nearest of several names, and what a reader sees in a text. */
import { distance } from "fastest-levenshtein";

/** A whole text is no misspelled name, and comparing it takes long. */
const longest = 120;

/**
 * The one candidate of which at most a third of the letters differ. Case, hyphens and underscores do not count; two
 * letters in the wrong order are one mistake.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(written);
  if (plain.length > longest) return undefined;
  const steps = candidates.map((candidate) => mistakesBetween(plain, simplify(candidate)));
  const least = Math.min(...steps);
  const isNear = least === 0 || (plain.length > 1 && least <= Math.max(1, Math.floor(plain.length / 3)));
  const found = [...new Set(candidates.filter((_candidate, index) => steps[index] === least))];
  return isNear && found.length === 1 ? found[0] : undefined;
}

/** The same names, those nearest to what was written first: one that begins like it or has it in it, then by their letters. */
export function nearestFirst(written: string, names: readonly string[]): string[] {
  const plain = simplify(written).slice(0, longest);
  const stepsTo = (name: string) => {
    const isPart = plain.length > 2 && (name.includes(plain) || (name.length > 2 && plain.includes(name)));
    return (mistakesBetween(plain, name) / Math.max(plain.length, name.length, 1)) * (isPart ? 0.5 : 1);
  };
  const steps = new Map(names.map((name) => [name, stepsTo(simplify(name))]));
  return [...names].sort((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0));
}

/** The same for paths: a similar name in the same folder, or the same name in another one; that with the nearest ending. */
export function nearestPath(written: string, candidates: readonly string[]): string | undefined {
  const { folder, stem, ending } = splitPath(written);
  const beside = candidates.filter((path) => simplify(splitPath(path).folder) === simplify(folder));
  const stems = beside.map((path) => splitPath(path).stem);
  const meant = nearest(stem, stems) ?? stem;
  const isMeant = (path: string) => splitPath(path).stem === meant;
  const found = beside.some(isMeant) ? beside.filter(isMeant) : candidates.filter(isMeant);
  const stepsTo = (path: string) => distance(ending, splitPath(path).ending);
  return found.sort((a, b) => stepsTo(a) - stepsTo(b))[0];
}

/** Letters of other alphabets that look like Latin ones (Unicode UTS 39, "Confusable detection"), the common ones. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  ["аa", "еe", "оo", "рp", "сc", "хx", "уy", "іi", "јj", "ѕs", "һh", "ԁd", "οo", "αa", "νv", "ρp"]
    .concat(["АA", "ВB", "ЕE", "КK", "МM", "НH", "ОO", "РP", "СC", "ТT", "ХX", "УY", "ІI", "ЅS"])
    .concat(["ΑA", "ΒB", "ΕE", "ΗH", "ΙI", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΧX", "ΥY", "ΖZ"])
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** The text that a reader sees: letters of one alphabet and width, nothing invisible, plain hyphens and spaces. */
export function toVisibleText(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize("NFKC"))
    .replaceAll(/[\u0370-\u052F]/g, (letter) => latin[letter] ?? letter)
    .replaceAll(/[\p{Cf}\u115F\u1160\u3164]/gu, "")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\p{Zs}/gu, " ")
    .trim();
}

/** What is in front of the first dot or space of a name tells it from others: `tips.{lang}.webp` is not like `mrp.{lang}.webp`. */
function splitPath(path: string): { folder: string; stem: string; ending: string } {
  const [, folder = "", stem = "", ending = ""] = /^(.*\/)?([^./ ]*)(.*?)\/?$/.exec(path) ?? [];
  return { folder, stem, ending };
}

function mistakesBetween(a: string, b: string): number {
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
