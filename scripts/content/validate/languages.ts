/** The languages of the site: the list in `facts/site.yaml` and the folders of words must agree. */
import { z } from "zod";
import { displayNames } from "../core/intl.ts";
import { nearest } from "../core/suggest.ts";
import { languageCode } from "../schema/formats/language.ts";

const list = z.object({ languages: z.array(languageCode).min(1) });

export interface LanguageList {
  /**
   * Languages whose words are checked. If the list cannot be read, which is said elsewhere, those that have a folder, so
   * that every other mistake is still found.
   */
  readonly languages: readonly string[];
  /** The list as it is written. */
  readonly listed: readonly string[];
  /** Indexes of those without a folder, with the folder that was meant. */
  readonly withoutFolder: readonly { readonly index: number; readonly meant: string | undefined }[];
  /** Folders that the list does not have. */
  readonly unlisted: readonly string[];
}

/**
 * @param site The value of `facts/site.yaml`; `undefined` if it is missing or does not parse.
 * @param names Every file of the content folder.
 */
export function readLanguages(site: unknown, names: readonly string[]): LanguageList {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const listed = list.safeParse(site).data?.languages;
  if (listed === undefined) {
    // English is where the sample was written first; any order finds the same mistakes.
    const languages = folders.sort((a, b) => Number(b === "en") - Number(a === "en"));
    return { languages, listed: [], withoutFolder: [], unlisted: [] };
  }
  const free = folders.filter((folder) => !listed.includes(folder));
  const withoutFolder = [...new Set(listed)]
    .filter((code) => !folders.includes(code))
    .map((code) => ({ index: listed.indexOf(code), meant: meantBy(code, free) }));
  const meant = new Set(withoutFolder.flatMap((each) => each.meant ?? []));
  return {
    languages: [...new Set([...listed, ...meant])].filter((code) => folders.includes(code)),
    listed,
    withoutFolder,
    unlisted: free.filter((folder) => !meant.has(folder)),
  };
}

/** The nearest folder, for a code that no language has. */
function meantBy(code: string, folders: readonly string[]): string | undefined {
  const isLanguage = displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  return isLanguage ? undefined : nearest(code, folders);
}
