/**
 * A character that shows. Some letters and symbols do not: Hangul fillers are ignorable; blanks of Braille, musical notation and
 * hieroglyphs have no property of their own.
 */
export const visibleCharacter =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Whether nothing in a text shows. The browser's `required` accepts spaces; the receiver does not. */
export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text);
}
