import { memo } from "../core/memo.ts";
import { type FoundPair, walkPairs } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Two files that are translations of each other. */
export interface TranslatedPair {
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
  /** All that both have, lists and maps included. */
  readonly values: readonly FoundPair[];
  readonly texts: readonly FoundPair<string>[];
}

/** The files of the first language with those of each other. */
export const translatedPairs = memo((files: ContentFiles): readonly TranslatedPair[] => {
  const [source = "", ...others] = files.languages;
  const originals = [...files.parsed.values()].filter(({ file }) => file.startsWith(`${source}/`));
  return originals.flatMap((original) =>
    others.flatMap((language) => {
      const translated = files.parsed.get(language + original.file.slice(source.length));
      return translated === undefined ? [] : [pairOf(original)(translated)];
    }),
  );
});

const pairOf = memo((original: ParsedFile) =>
  memo((translated: ParsedFile): TranslatedPair => {
    const values = walkPairs(original.value, translated.value);
    return { original, translated, values, texts: values.filter(isText) };
  }),
);

function isText(pair: FoundPair): pair is FoundPair<string> {
  return typeof pair.original === "string" && typeof pair.value === "string";
}
