/** Lines around an offset, to explain syntax errors. */
import type { Range } from "./source-location.ts";

export interface Line {
  /** Offset in the text. */
  readonly start: number;
  readonly content: string;
  readonly indent: number;
}

/** The offsets of a line's text, without indentation and trailing space. */
export function lineRange({ start, content, indent }: Line): Range {
  return [start + indent, start + Math.max(indent + 1, content.trimEnd().length)];
}

export function lineAt(text: string, offset: number): Line {
  // `lastIndexOf` clamps a negative position to 0, and would find a line end there.
  const start = offset > 0 ? text.lastIndexOf("\n", offset - 1) + 1 : 0;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  return { start, content, indent: indentOf(content) };
}

/** The nearest non-blank line below (`1`) or above (`-1`); the line itself if there is none. */
export function nextLine(text: string, line: Line, step: 1 | -1): Line {
  let next = line;
  do {
    const offset = step > 0 ? next.start + next.content.length + 1 : next.start - 1;
    if (offset < 0 || offset >= text.length) return line;
    next = lineAt(text, offset);
  } while (isBlank(next.content));
  return next;
}

/** True for empty lines and comments. */
export function isBlank(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}

/** Number of leading white-space characters. */
export function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/** True for a line that ends with a key, so that its value follows below. */
export function opensEntry(line: string): boolean {
  return /:\s*(?:#.*)?$/.test(line);
}

/** Indentation and list hyphens. */
const prefix = /^\s*(?:- +)*/;

/** Indentation, list hyphens, and a key with its colon. */
export const keyPrefix = /^\s*(?:- +)*(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)/;

/** The column where the text begins after indentation and list hyphens. */
export function textColumn(line: string): number {
  return prefix.exec(line)?.[0].length ?? 0;
}

/** The line around a syntax error that isn't indented by two spaces a level. */
export function misindentedLine(text: string, failed: Line): Line {
  const line = isBlank(failed.content) ? nextLine(text, failed, 1) : failed;
  const [above, below] = [nextLine(text, line, -1), nextLine(text, line, 1)];
  const first = nextLine(text, { start: -1, content: "", indent: 0 }, 1);
  // Nothing may be indented less than the first line.
  if (line.indent === 0 && first.indent > 0) return first;
  const parent = lineAbove(text, line, (each) => columnOf(each) < line.indent) ?? line;
  const odd = [line, below, above, parent].find(({ indent }) => indent % 2 === 1);
  if (odd !== undefined) return odd;
  const before = nextLine(text, parent, -1);
  // Its key has no value.
  if (before !== parent && opensEntry(before.content) && columnOf(before) === parent.indent) return parent;
  const child = nextLine(text, parent, 1);
  if (opensValue(parent)) return line.indent === columnOf(parent) + 2 && child.indent !== line.indent ? child : line;
  // Between fields of the same indentation, a line with less is outdented.
  const isLevel = ({ indent }: Line) => indent <= line.indent;
  const [sibling, next = line] = [lineAbove(text, parent, isLevel), findLine(text, line, 1, isLevel)];
  const isBetween = [sibling, next].every((each) => each?.indent === line.indent && isField(each));
  return isBetween ? parent : line;
}

/** The nearest non-blank line above that matches. */
export function lineAbove(text: string, from: Line, isMatch: (line: Line) => boolean): Line | undefined {
  return findLine(text, from, -1, isMatch);
}

function findLine(text: string, from: Line, step: 1 | -1, isMatch: (line: Line) => boolean): Line | undefined {
  for (let line = from, next = nextLine(text, line, step); next !== line; next = nextLine(text, line, step)) {
    if (isMatch(next)) return next;
    line = next;
  }
  return undefined;
}

/** The column that the values of a line are indented from. */
export function columnOf(line: Line): number {
  return isField(line) ? textColumn(line.content) : line.indent;
}

/** True for a key, of a list entry too. */
function isField({ content }: Line): boolean {
  return keyPrefix.test(content);
}

/** True if the value follows below: nested entries, or a block of text. */
function opensValue(line: Line): boolean {
  return opensEntry(line.content) || opensText(line);
}

/** True if a block of text follows below. */
export function opensText({ content }: Line): boolean {
  return /[:-] +[|>]-?$/.test(content);
}
