/** Letters that NFKD does not take apart. */
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
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
};

/**
 * Makes a name comparable: lower case, no diacritics, one form for each Arabic letter, single spaces.
 * `Möwenkasse` → `mowenkasse`, `أحمد` → `احمد`.
 */
export function fold(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[ßøłđðþæœıأإآٱىةؤئ]/g, (letter) => special[letter] ?? letter)
      .normalize("NFKD")
      // Combining marks, and the stroke that only stretches Arabic words.
      .replaceAll(/\p{M}|\u0640/gu, "")
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}
