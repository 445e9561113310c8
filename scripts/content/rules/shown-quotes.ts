/** Quotes of a text processor around a whole value: they were meant for YAML, which takes them for letters and shows them. */

import { type Problem, problem } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { parityMessages as said } from "../messages/parity.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Quotes around a whole text, each kind with its other side. */
const wrapped = /^(?:“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‘[^‘’]*’|‚[^‚‘’]*[‘’])$/;

/** True for a text that stands in such quotes, without quotes of YAML around them. */
export function isWrapped(parsed: ParsedFile, path: Path, value: string): boolean {
  return wrapped.test(value) && sourceAt(parsed, path) === value;
}

/**
 * Facts in such quotes. In words they may be meant, which the other language tells; so they may in names of partners.
 *
 * @param parsed A file of facts; of words nothing is said.
 */
export function checkShownQuotes(files: ContentFiles, parsed: ParsedFile): Problem[] {
  if (!parsed.file.startsWith("facts/") || parsed.file.startsWith("facts/partners/")) return [];
  const isFlawed = (path: Path) =>
    (files.flaws.get(parsed.file) ?? []).some((flaw) => flaw.path.join("\n") === path.join("\n"));
  return stringsOf(files, parsed)
    .filter(({ path, value }) => isWrapped(parsed, path, value) && !isFlawed(path))
    .map(({ path }) => problem(locate(parsed, path), "yaml-feature", said.quotesOfText, said.straightQuotes, { path }));
}
