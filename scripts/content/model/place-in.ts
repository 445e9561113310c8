import { type SourceLocation, startOf } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** The place of a value in a file of the content; the first character of one that does not parse. */
export function placeIn(files: ContentFiles, file: string, path: Path, target?: "value" | "key"): SourceLocation {
  const parsed = files.parsed.get(file);
  return parsed === undefined ? startOf(file) : locate(parsed, path, target);
}
