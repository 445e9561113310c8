/** Letters that NFKD does not take apart, and letters that are typed for one another in Arabic and Persian. */
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

/** What nobody types: marks, invisible characters, the stroke that stretches Arabic words, apostrophes, small letters. */
const dropped = /[\p{M}\p{Cf}\u0640\u02b0-\u02ff'‘’]/gu;

/**
 * Makes a name comparable: lower case, no diacritics, one form for each Arabic letter and digit, single spaces.
 * `Möwenkasse` → `mowenkasse`, `أحمد` → `احمد`. Folding what is folded changes nothing.
 */
export function fold(name: string): string {
  return (
    name
      // Taken apart first: some signs hold capitals, `№` for one.
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(specialLetters, (letter) => special[letter] ?? letter)
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll(dropped, "")
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}
