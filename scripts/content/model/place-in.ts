import type { ContentFiles } from "../load.ts";
import { locate } from "../position.ts";
import { type Place, startOf } from "../problem.ts";
import type { Path } from "../walk.ts";

/** The place of a value in a file of the content; the first character of one that does not parse. */
export function placeIn(files: ContentFiles, file: string, path: Path): Place {
  const parsed = files.parsed.get(file);
  return parsed === undefined ? startOf(file) : locate(parsed, path);
}
