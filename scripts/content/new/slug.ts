/** A name as part of an address. */

/** Longest address made from a name; a longer one ends with a whole word. */
const maxLength = 60;

/** `Möwe & Söhne` → `moewe-soehne`, `Is it free?` → `is-it-free`; empty where nothing can be written in plain letters. */
export function slugOf(name: string): string {
  const letters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o", ł: "l" };
  const words = name
    .replaceAll(/\{[^{}]*\}/g, " ")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    if (slug !== "" && slug.length + 1 + word.length > maxLength) break;
    slug = slug === "" ? word.slice(0, maxLength) : `${slug}-${word}`;
  }
  return slug;
}
