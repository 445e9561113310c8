/** Letters that NFKD does not decompose, and letters that are interchanged in Arabic and Persian. */
const special: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ھ: "ه",
  ہ: "ه",
};

const specialLetters = new RegExp(`[${Object.keys(special).join("")}]`, "g");
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Marks, invisible characters, the Arabic tatweel, modifier letters and apostrophes. */
const dropped = /[\p{M}\p{Cf}\u0640\u02b0-\u02ff'‘’]/gu;

/**
 * Makes a name comparable: lower case, no diacritics, one form for each Arabic letter and digit, single spaces.
 * `Möwenkasse` → `mowenkasse`, `أحمد` → `احمد`. Idempotent.
 */
export function fold(name: string): string {
  return (
    name
      // First, because some decompose to capitals: `№`.
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(specialLetters, (letter) => special[letter] ?? letter)
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll(dropped, "")
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

export interface Comparable {
  readonly lower: string;
  readonly folded: string;
  /** Of the folded text. */
  readonly words: readonly string[];
  /** The folded text without spaces. */
  readonly joined: string;
}

/** Texts prepared for searching, one per line. */
export function comparable(texts: readonly string[]): Comparable {
  // A final sigma differs, and the search text may end inside a word.
  const lower = texts.map((text) => text.trim().toLowerCase().replaceAll("ς", "σ")).join("\n");
  const folded = texts.map(fold).join("\n");
  return { lower, folded, words: folded.split(/\s/), joined: folded.replaceAll(" ", "") };
}

/** Whether a text has the wanted one, as typed, or folded unless nothing is left of it, as of `&`. */
export function contains(text: Comparable, wanted: Comparable): boolean {
  return text.lower.includes(wanted.lower) || (wanted.folded !== "" && text.folded.includes(wanted.folded));
}
