/** Characters that look like others, and what remains of a text without them. */

/** Letters of other alphabets that look like Latin ones (Unicode UTS 39, "Confusable detection"), the common ones. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  ["аa", "еe", "оo", "рp", "сc", "хx", "уy", "іi", "јj", "ѕs", "һh", "ԁd", "οo", "αa", "νv", "ρp"]
    .concat(["АA", "ВB", "ЕE", "КK", "МM", "НH", "ОO", "РP", "СC", "ТT", "ХX", "УY", "ІI", "ЅS"])
    .concat(["ΑA", "ΒB", "ΕE", "ΗH", "ΙI", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΧX", "ΥY", "ΖZ"])
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/**
 * The text that a reader sees in it: letters of one alphabet and one width, no invisible characters, plain hyphens and
 * quotes.
 */
export function seenAs(text: string): string {
  return [...text.normalize("NFKC")]
    .map((letter) => latin[letter] ?? letter)
    .join("")
    .replaceAll(/[\p{Cf}\u115F\u1160\u3164]/gu, "")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[\p{Zs}]/gu, " ")
    .trim();
}
