/** Words of a link whose address is missing: `displayFacebook` without `facebook`. */
import { hasFlawedKeys } from "../flaws.ts";
import type { ContentFiles } from "../load.ts";
import { linkMessages as said } from "../messages/links.ts";
import type { ParsedFile } from "../parse.ts";
import { locate } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { stringsOf } from "../strings.ts";
import { valueAt } from "../walk.ts";

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
