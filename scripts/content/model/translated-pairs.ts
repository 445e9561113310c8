import { memo } from "../core/memo.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Two files that are translations of each other. */
export interface TranslatedPair {
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
}

/** The files of the first language with those of each other. */
export const translatedPairs = memo((files: ContentFiles): readonly TranslatedPair[] => {
  const [source = "", ...others] = files.languages;
  return [...files.parsed.values()].flatMap((original) => {
    if (!original.file.startsWith(`${source}/`)) return [];
    return others.flatMap((language) => {
      const translated = files.parsed.get(language + original.file.slice(source.length));
      return translated === undefined ? [] : [{ original, translated }];
    });
  });
});
