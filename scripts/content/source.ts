/**
 * Stage 1: bytes. A content file must be UTF-8 text of sensible size. A byte order mark and Windows line ends are fine.
 */
import { type Place, type Problem, problem, startOf } from "./problem.ts";

/** Largest content file in bytes. The longest real one has a few dozen kilobytes. */
export const maxFileBytes = 1_000_000;

export interface SourceFile {
  /** Path relative to the content folder, with `/`. */
  readonly file: string;
  /** The text without byte order mark. Line ends are kept. */
  readonly text: string;
}

/** Characters that change the direction of what follows without being seen (Unicode TR36, "Trojan Source"). */
const invisibleDirection = /[\u202A-\u202E\u2066-\u2069]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/u;
const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/**
 * Turns the bytes of a file into text.
 *
 * @returns The text, or `undefined` with problems that say why it cannot be read.
 */
export function decodeSource(file: string, bytes: Uint8Array): { source?: SourceFile; problems: Problem[] } {
  if (bytes.byteLength > maxFileBytes) {
    const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
    return refuse(
      problem(
        startOf(file),
        "file-too-large",
        `This file has ${megabytes} MB; a content file has at most 1 MB`,
        "Split it, or check whether something was pasted by mistake",
      ),
    );
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse(
      problem(
        placeOfBadByte(file, bytes),
        "encoding",
        "This file is not UTF-8 text from here on",
        "Save it again with the encoding UTF-8",
      ),
    );
  }
  const problems = text.split(/\r\n|\n|\r/).flatMap((line, index) => checkLine(file, line, index + 1));
  return problems.length > 0 ? { problems } : { source: { file, text }, problems };
}

function refuse(found: Problem): { problems: Problem[] } {
  return { problems: [found] };
}

function checkLine(file: string, line: string, number: number): Problem[] {
  if (conflictMarker.test(line)) {
    const place = onLine(file, number, 0, line.length);
    return [
      problem(
        place,
        "conflict-marker",
        "Two versions of this file were merged and the marks were left in",
        "Keep one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
      ),
    ];
  }
  const control = controlCharacter.exec(line) ?? invisibleDirection.exec(line);
  if (control === null) return [];
  const code = control[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  const place = onLine(file, number, control.index, 1);
  return [
    problem(
      place,
      "invisible-character",
      `There is an invisible character here (U+${code})`,
      "Delete the characters around this place and type them again",
    ),
  ];
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
  const before = new TextDecoder("utf-8").decode(bytes.subarray(0, good)).split("\n");
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
