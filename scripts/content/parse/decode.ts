/**
 * Stage 1: bytes. A content file must be UTF-8 text of sensible size. A byte order mark and the line ends of any system
 * are fine.
 */

import { type Place, type Problem, problem, startOf } from "../core/diagnostic.ts";
import { sourceMessages as said } from "../messages/source.ts";
import { findInvisible, privateCharacter } from "./invisible-characters.ts";

/** Largest content file in bytes. The longest real one has a few dozen kilobytes. */
export const maxFileBytes = 1_000_000;
/** Most lines, and most signs that separate entries: the parser needs a second for so many. */
const maxLines = 50_000;
const maxEntries = 100_000;

export interface SourceFile {
  /** Path relative to the content folder, with `/`. */
  readonly file: string;
  /** The text without byte order mark. Windows line ends are kept, those of old Macs become `\n`. */
  readonly text: string;
}

/** White space at the beginning of a line that looks like an indentation and is none. */
const oddIndentation = /^[ \t]*[\u00A0\u2000-\u200B\u202F\u205F\u3000]/u;
/** What the second byte of a character in UTF-8 looks like where it was read as Windows-1252. */
const secondByte = "\\u0080-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ";
/**
 * What is left of a character that was read in a wrong encoding: `Ã¼`, `Ã„`, `Â§`, `â€™`, `Ø§Ù„`, or the sign for a lost
 * one. Dashes and quotes may also stand behind a real `Ã`.
 */
const lostCharacter = new RegExp(
  [
    "\uFFFD|ï»¿|ðŸ|â€",
    `Ã[${secondByte}]|Ã[–—‘’“”…](?=\\p{Ll})|Â[\\u0080-\\u00BF]`,
    `â[‚„†ˆ‰][${secondByte}‘’“”–—…]|(?:[ØÙ][${secondByte}]){2}|(?:[ÐÑ][${secondByte}]){2}`,
  ].join("|"),
  "u",
);

/**
 * Turns the bytes of a file into text.
 *
 * @returns The text, or `undefined` with problems that say why it cannot be read.
 */
export function decodeSource(file: string, bytes: Uint8Array): { source?: SourceFile; problems: Problem[] } {
  if (bytes.byteLength > maxFileBytes) {
    const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
    return { problems: [problem(startOf(file), "file-too-large", said.tooLarge(megabytes), said.splitIt)] };
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { problems: [problem(placeOfBadByte(file, bytes), "encoding", said.notUtf8, said.saveAsUtf8)] };
  }
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > maxLines || text.split(/[[\]{},]/, maxEntries + 1).length > maxEntries) {
    return { problems: [problem(startOf(file), "file-too-large", said.tooMany, said.splitIt)] };
  }
  // Every second byte of UTF-16 is NUL.
  if (text.split("\u0000").length > 10) {
    return { problems: [problem(startOf(file), "encoding", said.utf16, said.saveAsUtf8)] };
  }
  const problems = [...conflicts(file, lines), ...lines.flatMap((line, index) => checkLine(file, line, index + 1))];
  return problems.length > 0 ? { problems } : { source: { file, text: text.replaceAll(/\r(?!\n)/g, "\n") }, problems };
}

/** Marks of a merge that was not finished. A conflict has three or four of them and is reported once. */
function conflicts(file: string, lines: readonly string[]): Problem[] {
  let inside = false;
  return lines.flatMap((line, index) => {
    const [, mark = ""] = /^(<{7}|>{7}|\|{7})(?: |$)/.exec(line) ?? [];
    const isFirst = mark !== "" && !inside;
    inside = mark === "" ? inside : !mark.startsWith(">");
    if (!isFirst) return [];
    const place = onLine(file, index + 1, 0, line.length);
    return [problem(place, "conflict-marker", said.conflict, said.resolveConflict)];
  });
}

function checkLine(file: string, line: string, number: number): Problem[] {
  const hidden = findInvisible(line);
  if (hidden !== null) {
    const place = onLine(file, number, hidden.index, hidden[0].length);
    return [problem(place, "invisible-character", said.invisible(codeOf(hidden[0])), said.typeAround)];
  }
  const foreign = privateCharacter.exec(line);
  if (foreign !== null) {
    const place = onLine(file, number, foreign.index, foreign[0].length);
    return [problem(place, "invisible-character", said.privateCharacter(codeOf(foreign[0])), said.typeSign)];
  }
  const indentation = oddIndentation.exec(line);
  if (indentation !== null) {
    const place = onLine(file, number, indentation[0].length - 1, 1);
    const message = said.oddSpace(codeOf(indentation[0].slice(-1)));
    return [problem(place, "invisible-character", message, said.typeSpaces)];
  }
  const lost = lostCharacter.exec(line);
  if (lost === null) return [];
  const place = onLine(file, number, lost.index, lost[0].length);
  return [problem(place, "encoding", said.lostCharacter(lost[0]), said.typeCharacter)];
}

function codeOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `U+${code.padStart(4, "0")}`;
}

function onLine(file: string, line: number, index: number, length: number): Place {
  return { file, line, column: index + 1, endLine: line, endColumn: index + 1 + length };
}

/** The first byte that is not UTF-8: the longest prefix that decodes, found by halving. */
function placeOfBadByte(file: string, bytes: Uint8Array): Place {
  let good = 0;
  let bad = bytes.byteLength;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const before = new TextDecoder("utf-8").decode(bytes.subarray(0, good), { stream: true }).split(/\r\n|\n|\r/);
  return onLine(file, before.length, before.at(-1)?.length ?? 0, 1);
}

/** True where the bytes decode, a character cut off at their end included. */
function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
