/** The languages of the site: the list in `site.yaml` and the language folders must agree. */
import { z } from "zod";
import { diagnostic } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import { nearest } from "../core/suggest.ts";
import type { ParsedFile } from "../files/parse.ts";
import { locate } from "../files/source-location.ts";
import { languageCode } from "../schema/formats/codes.ts";

const listSchema = z.object({ languages: z.array(languageCode).min(1) });

/**
 * The languages to check. If the list is invalid, which is reported elsewhere, all languages with a folder, so that
 * other mistakes are still found.
 *
 * @param site `site.yaml`; `undefined` if it is missing or doesn't parse.
 * @param names Paths of all files.
 * @returns Besides `languages` and `issues`, the `disputed` codes: keys of these languages are not unknown fields.
 */
export function readLanguages(site: ParsedFile | undefined, names: readonly string[]) {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const listed = listSchema.safeParse(site?.value).data?.languages;
  if (site === undefined || listed === undefined) {
    // English first, as in the sample; the order doesn't change which mistakes are found.
    return { languages: folders.sort((a, b) => Number(b === "en") - Number(a === "en")), disputed: [], issues: [] };
  }
  const unlisted = folders.filter((folder) => !listed.includes(folder));
  const withoutFolder = [...new Set(listed)].filter((code) => !folders.includes(code));
  const suggestions = withoutFolder.map((code) => nearestLanguage(code, unlisted) ?? "");
  const languages = [...new Set([...listed, ...suggestions])].filter((code) => folders.includes(code));
  const missingIssues = withoutFolder.map((code, index) => {
    const path = ["languages", listed.indexOf(code)];
    const data = { code, ...(suggestions[index] ? { similar: suggestions[index] } : {}) };
    return diagnostic(locate(site, path), { id: "missing-language.folder", data }, { path });
  });
  const unlistedIssues = unlisted
    .filter((code) => !suggestions.includes(code))
    .map((code) => {
      const path = ["languages"];
      return diagnostic(locate(site, path, "key"), { id: "missing-language.unlisted", data: { code } }, { path });
    });
  return { languages, disputed: [...withoutFolder, ...unlisted], issues: [...missingIssues, ...unlistedIssues] };
}

/** The nearest folder for a code that isn't a language. */
function nearestLanguage(code: string, folders: readonly string[]): string | undefined {
  const isLanguage = displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  return isLanguage ? undefined : nearest(code, folders);
}
