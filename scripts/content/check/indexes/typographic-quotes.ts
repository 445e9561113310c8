/** Typographic quotes around a whole value, meant as YAML quotes. YAML takes them as part of the text. */
import { Scalar } from "yaml";
import type { Path } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { scalarAt } from "../../files/source-location.ts";

const quotedText = /^(?:“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‘[^‘’]*’|‚[^‚‘’]*[‘’])$/;

/** True for a text in typographic quotes that has no YAML quotes around them. */
export function isInTypographicQuotes(parsed: ParsedFile, path: Path, value: string): boolean {
  return quotedText.test(value) && scalarAt(parsed, path)?.type === Scalar.PLAIN;
}
