import { type SourceLocation, startOf } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { locate, locateRange, locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "./content-files.ts";

/** What a mistake is about: a value in a file of the content, its key, or a piece of its text; a whole file or folder. */
export interface ContentRef {
  readonly file: string;
  readonly path?: Path;
  readonly target?: "value" | "key";
  /** Part of the text at the path. */
  readonly piece?: string;
  /** Which one, if the text has the piece several times: 0 is the first. */
  readonly nth?: number;
  /** Offsets of a part of the text at the path, end exclusive. */
  readonly range?: readonly [start: number, end: number];
}

/** Where that is; the first character of what does not parse. */
export function locateRef(
  { parsed }: ContentFiles,
  { file, path = [], target, piece, nth, range }: ContentRef,
): SourceLocation {
  const found = parsed.get(file);
  if (found === undefined) return startOf(file);
  if (range !== undefined) return locateRange(found, path, range);
  return piece === undefined ? locate(found, path, target) : locateText(found, path, piece, nth);
}
