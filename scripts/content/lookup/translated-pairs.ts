import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { type ValuePair, valueAt, walkPairs } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { translatedPaths } from "../schema/per-language.ts";
import { kindOf } from "../validate/file-kinds.ts";

/** Words that are translations of each other: two files, or the same file if it has those of both languages. */
export interface TranslatedPair {
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
  /** All that both have, lists and maps included. */
  readonly values: readonly ValuePair[];
  readonly texts: readonly ValuePair<string>[];
}

/** The words of the first language with those of each other, by file. */
export const translatedPairs = memo(({ parsed, languages }: ContentFiles): readonly TranslatedPair[] => {
  const [source = "", ...others] = languages;
  return [...parsed.values()].flatMap((original) => {
    const kind = kindOf(original.file, languages);
    if (!("schema" in kind)) return [];
    if (kind.language === undefined)
      return others.map((language) => pairWithin(original, kind.schema, source, language));
    if (kind.language !== source) return [];
    return others.flatMap((language) => {
      const translated = parsed.get(language + original.file.slice(source.length));
      return translated === undefined ? [] : [pairOf(original)(translated)];
    });
  });
});

const pairOf = memo((original: ParsedFile) =>
  memo((translated: ParsedFile): TranslatedPair => {
    const values = walkPairs(original.value, translated.value);
    return { original, translated, values, texts: values.filter(isText) };
  }),
);

function pairWithin(file: ParsedFile, schema: z.ZodType, source: string, language: string): TranslatedPair {
  const values = translatedPaths(schema, file.value).flatMap((path) => {
    const [from, to] = [
      [...path, source],
      [...path, language],
    ];
    const [original, value] = [valueAt(file.value, from), valueAt(file.value, to)];
    return original === undefined || value === undefined ? [] : walkPairs(original, value, from, to);
  });
  return { original: file, translated: file, values, texts: values.filter(isText) };
}

function isText(pair: ValuePair): pair is ValuePair<string> {
  return typeof pair.original === "string" && typeof pair.value === "string";
}

/** Where something is, for a message about its translation: its file, or its keys if both are in the same file. */
export function whereBeside(there: ContentRef, here: ContentRef): string {
  return there.file === here.file ? (there.path ?? []).join(".") : there.file;
}
