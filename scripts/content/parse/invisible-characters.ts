/** Characters that nobody sees and nobody types on purpose. */

/**
 * What is no sign of any script: control characters but tab and line ends, code points that are no characters, halves of
 * one, signs that are never shown, those of one program's own, and what changes the direction of what follows, so that a
 * text reads otherwise than it is (Unicode TR36).
 */
const neverMeant = [
  "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F",
  "\\u115F\\u1160\\u180E\\u2028-\\u202E\\u2060-\\u2069\\u206A-\\u206F\\u3164",
  "\\uFEFF\\uFFA0\\uFFF9-\\uFFFC\\uD800-\\uDFFF\\p{Noncharacter_Code_Point}\\p{Co}",
].join("");

/** Scripts whose lines break where no space is: a space of no width tells where. */
const spaceless =
  "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";

/** Letters that are never joined, so that a joiner beside them was pasted. Arabic, Indic scripts and emoji need theirs. */
const unjoined = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}\\p{P}\\s";

/**
 * The first character that is invisible and not meant. Marks that Arabic, Hebrew, Persian, Thai and emoji need are none,
 * nor are soft hyphens and no-break spaces.
 */
export const invisibleCharacter = new RegExp(
  [
    `[${neverMeant}]`,
    `(?<![${spaceless}])\\u200B(?![${spaceless}])`,
    `(?<=^|[${unjoined}])[\\u200C\\u200D](?=$|[${unjoined}])`,
    // The flags of England, Scotland and Wales are a black flag with letters that are not shown.
    "(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0000}-\\u{E007F}]",
  ].join("|"),
  "u",
);

/** Nearly all texts have no other characters. */
const usual = /^[\t\x20-\x7E\xA1-\u017F\u2010-\u2027\u2030-\u205E\u20A0-\u20BF]*$/;

/** The first invisible character of a text, as `invisibleCharacter` finds it. */
export function findInvisible(text: string): RegExpExecArray | null {
  return usual.test(text) ? null : invisibleCharacter.exec(text);
}

/** The code of a character: `U+200B`. */
export function characterCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** White space at the beginning of a line that looks like an indentation and is none. */
export const lookalikeIndent = /[\u00A0\u2000-\u200B\u202F\u205F\u3000](?<=^[ \t]*.)/u;

/** What the second byte of a character in UTF-8 looks like if it is read as Windows-1252. */
const secondByte = "\\u0080-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ";

/**
 * What is left of a character that was read in a wrong encoding: `Ã¼`, `Ã„`, `Â§`, `â€™`, `Ø§Ù„`, or the sign for a lost
 * one. Dashes and quotes may also be behind a real `Ã`.
 */
export const mojibake = new RegExp(
  [
    "\uFFFD|ï»¿|ðŸ|â€",
    `Ã[${secondByte}]|Ã[–—‘’“”…](?=\\p{Ll})|Â[\\u0080-\\u00BF]`,
    `â[‚„†ˆ‰][${secondByte}‘’“”–—…]|(?:[ØÙ][${secondByte}]){2}|(?:[ÐÑ][${secondByte}]){2}`,
  ].join("|"),
  "u",
);
