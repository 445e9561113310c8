/** A code frame: the line of a problem with its place underlined. */
import stringWidth from "string-width";
import type { Place } from "../core/diagnostic.ts";
import type { Paint, Style } from "./paint.ts";
import { printableCharacter } from "./printable.ts";

export interface FrameOptions {
  /** Columns there are for the frame. Longer lines are cut. */
  readonly width: number;
  /** Whether the lines before and behind are shown: for mistakes that may be there. */
  readonly neighbours: boolean;
  readonly paint: Paint;
  /** Style of what is marked. */
  readonly style: Style;
}

/** What is in front of each line behind its number. */
const bar = " | ";
/** A line that cannot be cut shorter than this shows nothing. */
const smallest = 20;
/** Code units on each side of the place that are looked at: a file may be one line of a megabyte. */
const nearby = 1000;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The lines of a frame. Columns of the place are UTF-16 code units, as everywhere; what is drawn is counted in columns
 * of a terminal, where Chinese letters and emoji take two.
 *
 * @returns Nothing where the file has no such line, or nothing on it.
 */
export function codeFrame(text: string, place: Place, options: FrameOptions): string[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const line = lines[place.line - 1];
  if (line === undefined || line.trim() === "") return [];
  const { paint, style } = options;
  const shown = [place.line - 1, place.line, place.line + 1].filter(
    (number) => number === place.line || (options.neighbours && (lines[number - 1] ?? "").trim() !== ""),
  );
  const gutter = Math.max(5, String(place.line + 1).length);
  const room = Math.max(smallest, options.width - gutter - bar.length);
  return shown.flatMap((number) => {
    const head = paint("dim", `${String(number).padStart(gutter)}${bar}`);
    if (number !== place.line) return [head + paint("dim", cut(lines[number - 1] ?? "", 0, 0, room).text)];
    const end = place.endLine === place.line ? place.endColumn - 1 : line.length;
    const { before, marked, behind, indent, width } = cut(line, place.column - 1, end, room);
    const marks = " ".repeat(gutter + bar.length + indent) + paint(style, "^".repeat(width));
    return [head + before + paint(style, marked) + behind, marks];
  });
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly isMarked: boolean;
}

interface CutLine {
  readonly text: string;
  readonly before: string;
  readonly marked: string;
  readonly behind: string;
  /** Columns in front of the mark. */
  readonly indent: number;
  /** Columns of the mark, at least one. */
  readonly width: number;
}

/** A line in at most `room` columns, the place `start` to `end` (offsets) in sight. */
function cut(line: string, start: number, end: number, room: number): CutLine {
  const cells = cellsOf(line, start, end);
  const first = firstShown(cells, room);
  const isCutBefore = first > 0 || start > nearby;
  const left = isCutBefore ? 1 : 0;
  const shown = fitting(cells.slice(first), room - left);
  const marked = shown.filter(({ isMarked }) => isMarked);
  const at = shown.findIndex(({ isMarked }) => isMarked);
  const split = at < 0 ? shown.length : at;
  const join = (some: readonly Cell[]) => some.map(({ text }) => text).join("");
  const before = (isCutBefore ? "…" : "") + join(shown.slice(0, split));
  const isCutBehind = first + shown.length < cells.length || line.length > start + nearby * 2;
  const behind = join(shown.slice(split + marked.length)) + (isCutBehind ? "…" : "");
  return {
    text: before + join(marked) + behind,
    before,
    marked: join(marked),
    behind,
    indent: left + widthOf(shown.slice(0, split)),
    width: Math.max(1, widthOf(marked)),
  };
}

/** As many as fit; one column is kept for the sign that says that the line goes on. */
function fitting(cells: readonly Cell[], room: number): readonly Cell[] {
  if (widthOf(cells) <= room) return cells;
  let used = 0;
  const tooMany = cells.findIndex(({ width }) => {
    used += width;
    return used > room - 1;
  });
  return cells.slice(0, tooMany);
}

/** What one sees as single characters, with the columns that each takes. */
function cellsOf(line: string, start: number, end: number): Cell[] {
  const from = Math.max(0, start - nearby);
  const piece = line.slice(from, start + nearby * 2);
  return [...graphemes.segment(piece)].map(({ segment, index }) => {
    const text = printableCharacter(segment);
    const offset = from + index;
    const isMarked = offset + segment.length > start && offset < Math.max(end, start + 1);
    return { text, width: stringWidth(text), isMarked };
  });
}

/** The first character that is shown: far enough to the right to have the place in sight, with what is before it. */
function firstShown(cells: readonly Cell[], room: number): number {
  if (widthOf(cells) <= room) return 0;
  const at = cells.findIndex(({ isMarked }) => isMarked);
  const place = at < 0 ? cells.length : at;
  const wanted = Math.floor(room * 0.4);
  let before = 0;
  let first = place;
  while (first > 0 && before + (cells[first - 1]?.width ?? 0) <= wanted) {
    first -= 1;
    before += cells[first]?.width ?? 0;
  }
  // Near the end of the line there is room left, which shows more of what is before.
  let width = widthOf(cells.slice(first));
  while (first > 0 && width + (cells[first - 1]?.width ?? 0) < room) {
    first -= 1;
    width += cells[first]?.width ?? 0;
  }
  return first;
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
