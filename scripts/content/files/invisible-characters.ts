/** Invisible characters and wrong encodings, which are never intended. */

/**
 * Characters that are never valid: control characters except tab and line ends, noncharacters, surrogates, private use,
 * invisible fillers and separators, and bidirectional controls, which can disguise a text (Unicode TR36).
 */
const forbidden = [
  "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F",
  "\\u115F\\u1160\\u180E\\u2028-\\u202E\\u2060-\\u2069\\u206A-\\u206F\\u3164",
  "\\uFEFF\\uFFA0\\uFFF9-\\uFFFC\\uD800-\\uDFFF\\p{Noncharacter_Code_Point}\\p{Co}",
].join("");

/** Scripts written without spaces, where a zero-width space marks a line-break opportunity. */
const spaceless =
  "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";

/** Characters that never join, unlike Arabic, Indic scripts and emoji. A joiner next to them was pasted. */
const nonJoining = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}\\p{P}\\s";

/**
 * Matches an unintended invisible character. Allows the marks of Arabic, Hebrew, Persian, Thai and emoji, soft hyphens
 * and no-break spaces.
 */
export const invisibleCharacter = new RegExp(
  [
    `[${forbidden}]`,
    `(?<![${spaceless}])\\u200B(?![${spaceless}])`,
    `(?<=^|[${nonJoining}])[\\u200C\\u200D](?=$|[${nonJoining}])`,
    // Tag characters, except in the flags of England, Scotland and Wales: a black flag followed by tags.
    "(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0000}-\\u{E007F}]",
  ].join("|"),
  "u",
);

/** A character's code point, as `U+200B`. */
export function characterCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Unicode spaces in an indentation, which only looks like one. */
export const lookalikeIndent = /[\u00A0\u2000-\u200B\u202F\u205F\u3000](?<=^\s*.)/u;

/** The second byte of a UTF-8 character, read as Windows-1252. */
const secondByte = "\\u0080-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ";

/**
 * Matches UTF-8 that was read as Windows-1252 (`Ã¼`, `Ã„`, `Â§`, `â€™`, `Ø§Ù„`) and the replacement character. Dashes
 * and quotes only count before a lower-case letter, since they may follow a real `Ã`.
 */
export const mojibake = new RegExp(
  [
    "\uFFFD|ï»¿|ðŸ|â€",
    `Ã[${secondByte}]|Ã[–—‘’“”…](?=\\p{Ll})|Â[\\u0080-\\u00BF]`,
    `â[‚„†ˆ‰][${secondByte}‘’“”–—…]|(?:[ØÙ][${secondByte}]){2}|(?:[ÐÑ][${secondByte}]){2}`,
  ].join("|"),
  "u",
);
