/** Words of a link whose address is missing: `displayFacebook` without `facebook`. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { valueAt } from "../core/value-path.ts";
import { linkMessages as said } from "../messages/links.ts";
import { hasFlawedKeys } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkWordsWithoutLink(files: ContentFiles, parsed: ParsedFile): Problem[] {
  if (!parsed.file.startsWith("facts/partners/")) return [];
  return stringsOf(files, parsed).flatMap(({ path }) => {
    const [, link] = /^display([A-Z]\w+)$/.exec(String(path.at(-1))) ?? [];
    const partner = path.slice(0, -1);
    // A key that is not known may be the link, misspelled.
    if (link === undefined || hasFlawedKeys(files, parsed.file, path)) return [];
    const key = link.toLowerCase();
    if (valueAt(parsed.value, [...partner, key]) !== undefined) return [];
    const more = { path, severity: "warning" } as const;
    return [
      problem(locate(parsed, path), "words-without-link", said.wordsWithoutLink, said.addLinkOrDelete(key), more),
    ];
  });
}
