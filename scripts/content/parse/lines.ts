/** The lines around a place in a text, as the explanations of what YAML stumbles over look at them. */
import type { Range } from "./source-location.ts";

/** From the first character behind the indentation. */
export function lineRange({ start, content, indent }: Line): Range {
  return [start + indent, start + Math.max(indent + 1, content.trimEnd().length)];
}

export interface Line {
  readonly start: number;
  readonly content: string;
  readonly indent: number;
}

export function lineAt(text: string, offset: number): Line {
  // Searched from below zero, a line end at zero would be found.
  const start = offset > 0 ? text.lastIndexOf("\n", offset - 1) + 1 : 0;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  return { start, content, indent: content.search(/\S|$/) };
}

/** The nearest line below or above that says something; the line itself if there is none. */
export function nextLine(text: string, line: Line, step: 1 | -1): Line {
  let next = line;
  do {
    const offset = step > 0 ? next.start + next.content.length + 1 : next.start - 1;
    if (offset < 0 || offset >= text.length) return line;
    next = lineAt(text, offset);
  } while (isBlank(next));
  return next;
}

/** True for an empty line and for a comment. */
export function isBlank({ content }: Line): boolean {
  return /^\s*(?:#|$)/.test(content);
}

/** Which of the lines around the one that the parser stumbled over is indented otherwise than the others. */
export function misindentedLine(text: string, stumbled: Line, isNested: boolean): Line {
  const line = isBlank(stumbled) ? nextLine(text, stumbled, 1) : stumbled;
  const [above, below] = [nextLine(text, line, -1), nextLine(text, line, 1)];
  const first = nextLine(text, { start: -1, content: "", indent: 0 }, 1);
  // Below a first line that is indented nothing can begin further left.
  if (line.indent === 0 && first.indent > 0) return first;
  const odd = [line, below, above].find(({ indent }) => indent % 2 === 1);
  if (odd !== undefined) return odd;
  // A text went on in a line that is indented deeper: which of the two is right is seen from the one before.
  const [upper, lower] = isNested ? [line, below] : [above, line];
  const before = nextLine(text, upper, -1);
  const opensEntry = ({ content }: Line) => /:\s*$/.test(content);
  const isUpper = opensEntry(before) ? upper.indent !== before.indent + 2 : before.indent === lower.indent;
  return before !== upper && isUpper && !opensEntry(upper) ? upper : lower;
}
