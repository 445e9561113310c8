import { type SourceLocation, startOf } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { locate, locateRange } from "../files/source-location.ts";
import type { ContentFiles } from "./content-files.ts";

/** Refers to a value in a content file, its key, or a part of its text. Without a path, to a whole file or folder. */
export interface ContentRef {
  readonly file: string;
  readonly path?: Path;
  readonly target?: "value" | "key";
  /** Offsets of a part of the text at the path, end exclusive. */
  readonly range?: readonly [start: number, end: number];
}

/** The range of a piece where it is first in a text. */
export function rangeIn(text: string, piece: string): readonly [start: number, end: number] {
  const start = text.indexOf(piece);
  return [start, start + piece.length];
}

/** Resolves a reference to its source location; to the start of the file if that doesn't parse. */
export function locateRef({ parsed }: ContentFiles, { file, path = [], target, range }: ContentRef): SourceLocation {
  const parsedFile = parsed.get(file);
  if (parsedFile === undefined) return startOf(file);
  return range === undefined ? locate(parsedFile, path, target) : locateRange(parsedFile, path, range);
}
