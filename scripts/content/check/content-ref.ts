import { type SourceLocation, startOf } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { locate, locateRange, locateText } from "../files/source-location.ts";
import type { ContentFiles } from "./content-files.ts";

/** Refers to a value in a content file, its key, or a part of its text. Without a path, to a whole file or folder. */
export interface ContentRef {
  readonly file: string;
  readonly path?: Path;
  readonly target?: "value" | "key";
  /** A part of the text at the path. */
  readonly piece?: string;
  /** Which occurrence of the piece, from 0. */
  readonly nth?: number;
  /** Offsets of a part of the text at the path, end exclusive. */
  readonly range?: readonly [start: number, end: number];
}

/** Resolves a reference to its source location; to the start of the file if that doesn't parse. */
export function locateRef(
  { parsed }: ContentFiles,
  { file, path = [], target, piece, nth, range }: ContentRef,
): SourceLocation {
  const parsedFile = parsed.get(file);
  if (parsedFile === undefined) return startOf(file);
  if (range !== undefined) return locateRange(parsedFile, path, range);
  return piece === undefined ? locate(parsedFile, path, target) : locateText(parsedFile, path, piece, nth);
}
