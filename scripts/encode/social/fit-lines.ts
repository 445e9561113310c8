/** A text in a box, as large as it can be: wrapped, shrunk, never cut. */

interface Box {
  readonly width: number;
  readonly height: number;
  /** The size of type to begin with, in pixels. */
  readonly largest: number;
}

type WidthOf = (line: string) => number;

/** From one base line to the next, in em. */
export const lineHeight = 1.1;

/** Below this size, break long words anywhere instead of shrinking further. */
const smallestWhole = 40;
const softHyphen = "\u00ad";

/** Lines of about the same length, and the size of their type. `widthOf`: of a line, if the type is 1 pixel large. */
export function fitLines(text: string, { width, height, largest }: Box, widthOf: WidthOf) {
  for (let type = largest; ; type -= 2) {
    const parted = (word: string) => (widthOf(word) * type > width ? [...word].join(softHyphen) : word);
    const words = type < smallestWhole ? text.replaceAll(/\S+/g, parted) : text;
    let lines = wrap(words, width / type, widthOf);
    if (lines === undefined || lines.length * lineHeight * type > height) continue;
    for (let narrower = width / type; ; narrower *= 0.98) {
      const evener = wrap(words, narrower, widthOf);
      if (evener?.length !== lines.length) return { lines, type };
      lines = evener;
    }
  }
}

/** Breaks at spaces, at soft hyphens, and behind the hyphen of a compound; `undefined` if a piece is too wide. */
function wrap(text: string, limit: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.split(/(?<=[ \u00ad]|\p{L}{3}-)/u)) {
    if (widthOf(written(piece)) > limit) return undefined;
    if (widthOf(written(line + piece)) > limit) {
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
