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
  /** Indexes in the list of languages that are in it before. */
  readonly repeated: readonly number[];
  readonly withoutFolder: readonly {
    readonly index: number;
    /** The folder whose language was meant. */
    readonly meant: string | undefined;
    /** A folder that can be copied. */
    readonly source: string | undefined;
  }[];
  /** Folders that the list does not have. */
  readonly unlisted: readonly string[];
}

/**
 * @param site The value of `facts/site.yaml`; `undefined` if it is missing or does not parse.
 * @param names Every file of the content folder.
 */
export function readLanguages(site: unknown, names: readonly string[]): LanguageList {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const read = list.safeParse(site);
  if (!read.success) {
    // English is where the sample was written first; any order finds the same mistakes.
    const languages = folders.sort((a, b) => Number(b === "en") - Number(a === "en"));
    return { languages, listed: [], repeated: [], withoutFolder: [], unlisted: [] };
  }
  const listed = read.data.languages;
  const unlisted = new Set(folders.filter((folder) => !listed.includes(folder)));
  const unknown = listed.filter((code) => !folders.includes(code));
  const source = listed.find((code) => folders.includes(code)) ?? folders[0];
  const languages = new Set<string>();
  const repeated: number[] = [];
  const withoutFolder: { index: number; meant: string | undefined; source: string | undefined }[] = [];
  for (const [index, code] of listed.entries()) {
    if (languages.has(code)) repeated.push(index);
    else if (folders.includes(code)) languages.add(code);
    else {
      const [only, another] = [...unlisted];
      // No language is called that: the only code without a folder belongs to the only folder without a code.
      const nearestFolder = nearest(code, [...unlisted]) ?? (unknown.length === 1 && !another ? only : undefined);
      const meant = isLanguage(code) ? undefined : nearestFolder;
      if (meant !== undefined) {
        unlisted.delete(meant);
        languages.add(meant);
      }
      withoutFolder.push({ index, meant, source });
    }
  }
  return { languages: [...languages], listed, repeated, withoutFolder, unlisted: [...unlisted] };
}

function isLanguage(code: string): boolean {
  return displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
}
