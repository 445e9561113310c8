/** The languages of the site: the list in `facts/site.yaml` and the folders of words must agree. */
import { z } from "zod";
import { displayNames } from "../core/intl.ts";
import { nearest } from "../core/suggest.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { languageCode } from "../schema/primitives.ts";
import type { FileIssue } from "./issue.ts";

const list = z.object({ languages: z.array(languageCode).min(1) });

/**
 * @param site `facts/site.yaml`; `undefined` if it is missing or does not parse.
 * @param names Every file of the content folder.
 * @returns Languages whose words are checked. If the list cannot be read, which is told elsewhere, those that have a
 *   folder, so that every other mistake is still found.
 */
export function readLanguages(site: ParsedFile | undefined, names: readonly string[]) {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const read = list.safeParse(site?.value);
  if (!read.success || site === undefined) {
    // English is what the sample was written in first; any order finds the same mistakes.
    return { languages: folders.sort((a, b) => Number(b === "en") - Number(a === "en")), issues: [] };
  }
  const listed = [...new Set(read.data.languages)];
  const unlisted = new Set(folders.filter((folder) => !listed.includes(folder)));
  const issues: FileIssue[] = [];
  const languages = listed.flatMap((language) => {
    if (folders.includes(language)) return [language];
    // Only a code that no language has is a slip.
    const meant = isLanguage(language) ? undefined : nearest(language, [...unlisted]);
    if (meant !== undefined) unlisted.delete(meant);
    const path = ["languages", read.data.languages.indexOf(language)];
    const source = listed.find((other) => folders.includes(other)) ?? folders[0];
    issues.push({ code: "missing-folder", place: locate(site, path), path, language, meant, source });
    return meant ?? [];
  });
  for (const folder of unlisted) {
    const path = ["languages"];
    issues.push({ code: "missing-language", place: locate(site, path, "key"), path, folder, languages: listed });
  }
  return { languages, issues };
}

function isLanguage(code: string): boolean {
  return displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
}
