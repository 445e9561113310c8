/**
 * A text that stands on several lines of a YAML file, joined by single spaces when it is read (YAML 1.2.2, section 6.5).
 * A word changed in it changes its line, not the breaks of all lines below.
 */

/** As wide as the lines of content are. */
export const lineWidth = 120;

/** A line that got longer by a word or two stays one: its last word would stand alone on the next. */
const tolerance = 20;

/**
 * Carries a change of the text over to the lines that it stands on.
 *
 * @param source The lines as they stand in the file, the first one from where the text begins on.
 * @param before The text as it was read from them.
 * @param after The text as it shall be read.
 * @param column Characters in front of the first line, in the file.
 * @param indent Spaces in front of a new line.
 * @returns The changed lines; `undefined` where they do not simply say the text, as with escaped characters, and where
 *   the change has line breaks of its own. Whether they are read as `after` is to be checked by the parser.
 */
export function spliceFolded(
  source: string,
  before: string,
  after: string,
  { column, indent }: { readonly column: number; readonly indent: number },
): string | undefined {
  const offsets = offsetsOf(source, before);
  if (offsets === undefined) return undefined;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = after.slice(start, after.length - end);
  if (middle.includes("\n")) return undefined;
  const from = offsets[start] ?? source.length;
  const to = offsets[before.length - end] ?? source.length;
  const front = " ".repeat(column);
  const changed = front + source.slice(0, from) + middle + source.slice(to);
  const width = Math.max(lineWidth, ...(front + source).split("\n").map((line) => line.length));
  return wrapLine(changed, column + from + middle.length, indent, width).slice(column);
}

/** For each character of the text, and for its end, where it stands in the lines. */
function offsetsOf(source: string, text: string): number[] | undefined {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text.split("")) {
    offsets.push(at);
    const isBreak = source[at] === "\n" && (character === " " || character === "\n");
    if (isBreak) at += /^\s+/.exec(source.slice(at))?.[0].length ?? 1;
    else if (source[at] === character) at += 1;
    else return undefined;
  }
  return source.slice(at).trim() === "" ? [...offsets, at] : undefined;
}

/** Breaks the line that reaches to an offset where it became longer than any line was before. */
function wrapLine(text: string, offset: number, indent: number, width: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const found = text.indexOf("\n", offset);
  const end = found === -1 ? text.length : found;
  const lines = wrapped(text.slice(start, end), width, indent);
  return text.slice(0, start) + lines.join("\n") + text.slice(end);
}

function wrapped(line: string, width: number, indent: number): string[] {
  if (line.length <= width + tolerance) return [line];
  // Neither beside another space, which would be lost, nor before a sign that begins something else on a new line.
  const breaks = [...line.slice(0, width + 1).matchAll(/(?<=\S) (?=[\p{L}\p{N}<({])/gu)];
  const at = breaks.map(({ index }) => index).findLast((index) => index > indent);
  if (at === undefined) return [line];
  return [line.slice(0, at), ...wrapped(" ".repeat(indent) + line.slice(at + 1), width, indent)];
}
