/** Quotes of a text processor around a whole value: they were meant for YAML, which takes them for letters and shows them. */
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { sourceAt } from "../parse/source-location.ts";

/** Quotes around a whole text, each kind with its other side. */
const wrapped = /^(?:“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‘[^‘’]*’|‚[^‚‘’]*[‘’])$/;

/** True for a text in such quotes, without quotes of YAML around them. */
export function isInTypographicQuotes(parsed: ParsedFile, path: Path, value: string): boolean {
  return wrapped.test(value) && sourceAt(parsed, path) === value;
}
