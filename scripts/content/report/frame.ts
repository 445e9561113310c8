/** A code frame: the line of a diagnostic with its place underlined. */
import stringWidth from "string-width";
import type { SourceLocation } from "../core/diagnostic.ts";
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
export function codeFrame(text: string, place: SourceLocation, options: FrameOptions): string[] {
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
    if (number !== place.line) {
      const { before, marked, behind } = cut(lines[number - 1] ?? "", 0, 0, room);
      return [head + paint("dim", before + marked + behind)];
    }
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
  const columns: number[] = [];
  let total = 0;
  for (const { width } of cells) {
    columns.push(total);
    total += width;
  }
  /** Columns of the cells from one index up to another. */
  const between = (from: number, to: number) => (columns[to] ?? total) - (columns[from] ?? total);
  const at = cells.findIndex(({ isMarked }) => isMarked);
  const place = at < 0 ? cells.length : at;
  // The earliest character that leaves the place in sight, or the rest of the line; one column is kept for the sign that
  // the line goes on.
  const isSeen = (index: number) => between(index, place) <= room * 0.4 || between(index, cells.length) < room;
  const first = total <= room ? 0 : cells.findIndex((_cell, index) => isSeen(index));
  const isCutBefore = first > 0 || start > nearby;
  const left = isCutBefore ? 1 : 0;
  const fits = between(first, cells.length) <= room - left;
  const shown = cells.slice(first).filter((_cell, index) => fits || between(first, first + index + 1) < room - left);
  const isCutBehind = first + shown.length < cells.length || line.length > start + nearby * 2;
  const marked = shown.filter(({ isMarked }) => isMarked);
  const behind = shown.slice(place - first + marked.length);
  return {
    before: (isCutBefore ? "…" : "") + textOf(shown.slice(0, place - first)),
    marked: textOf(marked),
    behind: textOf(behind) + (isCutBehind ? "…" : ""),
    indent: left + between(first, place),
    width: Math.max(1, between(place, place + marked.length)),
  };
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join("");
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
