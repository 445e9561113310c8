/** The languages of the site: the list in `facts/site.yaml` and the folders of words must agree. */
import { z } from "zod";
import { type Problem, problem } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import { nearest } from "../core/suggest.ts";
import { languageMessages as said } from "../messages/files.ts";
import { hints } from "../messages/hints.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { languageCode } from "../schema/primitives.ts";

const list = z.object({ languages: z.array(languageCode).min(1) });

/**
 * @param site `facts/site.yaml`; `undefined` where it is missing or does not parse.
 * @param names Every file of the content folder.
 * @returns Languages whose words are checked. Where the list cannot be read, which is said elsewhere, those that have a
 *   folder, so that every other mistake is still found.
 */
export function readLanguages(site: ParsedFile | undefined, names: readonly string[]) {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const read = list.safeParse(site?.value);
  if (!read.success || site === undefined) {
    // English is where the sample was written first; any order finds the same mistakes.
    return { languages: folders.sort((a, b) => Number(b === "en") - Number(a === "en")), problems: [] };
  }
  const listed = read.data.languages;
  const unlisted = new Set(folders.filter((folder) => !listed.includes(folder)));
  const languages: string[] = [];
  const problems: Problem[] = [];
  for (const [index, code] of listed.entries()) {
    const path = ["languages", index];
    const place = locate(site, path);
    if (languages.includes(code)) {
      const related = [locate(site, ["languages", listed.indexOf(code)])];
      problems.push(problem(place, "duplicate", said.twice(code), said.deleteOne, { path, related }));
    } else if (folders.includes(code)) {
      languages.push(code);
    } else {
      const [only, another] = [...unlisted];
      const unknown = listed.filter((one) => !folders.includes(one));
      // No language is called that: the only code without a folder belongs to the only folder without a code.
      const nearestFolder = nearest(code, [...unlisted]) ?? (unknown.length === 1 && !another ? only : undefined);
      const meant = isLanguage(code) ? undefined : nearestFolder;
      if (meant !== undefined) {
        unlisted.delete(meant);
        languages.push(meant);
      }
      const source = listed.find((one) => folders.includes(one)) ?? folders[0];
      const missing = source === undefined ? said.makeFolder(code) : said.copyFolder(source, code);
      const hint = meant === undefined ? missing : hints.didYouMean(meant);
      problems.push(problem(place, "missing-folder", said.noFolder(code), hint, { path }));
    }
  }
  for (const folder of unlisted) {
    const path = ["languages"];
    const hint = said.listIt([...listed, folder]);
    problems.push(problem(locate(site, path, "key"), "missing-language", said.notListed(folder), hint, { path }));
  }
  return { languages, problems };
}

function isLanguage(code: string): boolean {
  return displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
}
