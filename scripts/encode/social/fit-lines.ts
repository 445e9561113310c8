/** A text in a box, as large as it can be: wrapped, shrunk, never cut. */

export interface FittedText {
  readonly lines: readonly string[];
  /** Size of the type, in pixels. */
  readonly type: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** The size of type to begin with. */
  readonly largest: number;
}

/** From one base line to the next, in em. */
export const lineHeight = 1.1;

/** Below this size a word that is too long is parted anywhere rather than written even smaller. */
const smallestWhole = 40;

/** @param widthOf Width of a line if the type is 1 pixel large. */
export function fitLines(text: string, { width, height, largest }: Box, widthOf: (line: string) => number): FittedText {
  for (let type = largest; ; type -= 2) {
    const limit = width / type;
    const words = type < smallestWhole ? text.replaceAll(/\S+/g, (word) => parted(word, limit, widthOf)) : text;
    const lines = wrap(words, limit, widthOf);
    const isTooWide = lines.some((line) => widthOf(line) > limit);
    if (isTooWide || lines.length * lineHeight * type > height) continue;
    return { lines: evened(words, lines, limit, widthOf), type };
  }
}

/** A word that is too long may be parted behind each of its letters. */
function parted(word: string, limit: number, widthOf: (line: string) => number): string {
  return widthOf(word) > limit ? [...word].join(softHyphen) : word;
}

const softHyphen = "\u00ad";

/** Breaks at spaces, at soft hyphens, and behind the hyphen of a compound. A piece that is too wide stays whole. */
function wrap(text: string, limit: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.split(/(?<=[ \u00ad]|\p{L}{3}-)/u)) {
    if (line !== "" && widthOf(written(line + piece)) > limit) {
      lines.push(written(line));
      line = "";
    }
    line += piece;
  }
  return [...lines, written(line)];
}

/** A soft hyphen is seen at the end of a line only. */
function written(line: string): string {
  return line
    .replace(/\u00ad$/, "-")
    .replaceAll(softHyphen, "")
    .trimEnd();
}

/** The same number of lines, each about as long as the others. */
function evened(text: string, lines: string[], limit: number, widthOf: (line: string) => number): string[] {
  const narrower = limit * 0.98;
  const next = wrap(text, narrower, widthOf);
  const fits = next.length === lines.length && next.every((line) => widthOf(line) <= narrower);
  return fits ? evened(text, next, narrower, widthOf) : lines;
}
