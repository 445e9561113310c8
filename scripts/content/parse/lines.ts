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

/** The line near a parse error whose indentation doesn't fit its neighbours. */
export function misindentedLine(text: string, failed: Line, isNested: boolean): Line {
  const line = isBlank(failed.content) ? nextLine(text, failed, 1) : failed;
  const [above, below] = [nextLine(text, line, -1), nextLine(text, line, 1)];
  const first = nextLine(text, { start: -1, content: "", indent: 0 }, 1);
  // Nothing may be indented less than the first line.
  if (line.indent === 0 && first.indent > 0) return first;
  const odd = [line, below, above].find(({ indent }) => indent % 2 === 1);
  if (odd !== undefined) return odd;
  // A deeper line continues a text: the line before decides which of the two is wrong.
  const [upper, lower] = isNested ? [line, below] : [above, line];
  const before = nextLine(text, upper, -1);
  const isUpper = opensEntry(before.content) ? upper.indent !== before.indent + 2 : before.indent === lower.indent;
  return before !== upper && isUpper && !opensEntry(upper.content) ? upper : lower;
}
