/** The languages of the site: the list in `site.yaml` and the folders of words must agree. */
import { z } from "zod";
import { diagnostic } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import { nearest } from "../core/suggest.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { languageCode } from "../schema/formats/codes.ts";

const list = z.object({ languages: z.array(languageCode).min(1) });

/**
 * The languages whose words are checked. If the list cannot be read, which is reported elsewhere, those that have a folder, so
 * that every other mistake is still found.
 *
 * @param site `site.yaml`; `undefined` if it is missing or does not parse. @param names Every file.
 */
export function readLanguages(site: ParsedFile | undefined, names: readonly string[]) {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const listed = list.safeParse(site?.value).data?.languages;
  if (site === undefined || listed === undefined) {
    // English is where the sample was written first; any order finds the same mistakes.
    return { languages: folders.sort((a, b) => Number(b === "en") - Number(a === "en")), disputed: [], issues: [] };
  }
  const free = folders.filter((folder) => !listed.includes(folder));
  const withoutFolder = [...new Set(listed)].filter((code) => !folders.includes(code));
  const meant = withoutFolder.map((code) => nearestLanguage(code, free) ?? "");
  const languages = [...new Set([...listed, ...meant])].filter((code) => folders.includes(code));
  const path = ["languages"];
  const missing = withoutFolder.map((code, index) => {
    const at = [...path, listed.indexOf(code)];
    const data = { code, ...(meant[index] ? { similar: meant[index] } : {}) };
    return diagnostic(locate(site, at), { id: "missing-language.folder", data }, { path: at });
  });
  const unlisted = free
    .filter((folder) => !meant.includes(folder))
    .map((code) =>
      diagnostic(locate(site, path, "key"), { id: "missing-language.unlisted", data: { code } }, { path }),
    );
  /** Words that files have in these are not unknown as well. */
  const disputed = [...withoutFolder, ...free];
  return { languages, disputed, issues: [...missing, ...unlisted] };
}

/** The nearest folder, for a code that no language has. */
function nearestLanguage(code: string, folders: readonly string[]): string | undefined {
  const isLanguage = displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  return isLanguage ? undefined : nearest(code, folders);
}
