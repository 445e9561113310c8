import type { z } from "zod";
import { memo } from "../../core/memo.ts";
import { type Path, type ValuePair, valueAt, walkPairs } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { translatedPaths } from "../../schema/per-language.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { kindOf } from "../file-kinds.ts";

/** Texts of the first language and their translations: in two files, or in one file with both languages. */
export interface TranslatedPair {
  /** Of the translation. */
  readonly language: string;
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
  /** All values that both languages have, lists and maps included. */
  readonly values: readonly ValuePair[];
  readonly texts: readonly ValuePair<string>[];
}

/** Pairs the first language with each other language, file by file. */
export const translatedPairs = memo(({ parsed, languages }: ContentFiles): readonly TranslatedPair[] => {
  const [source = "", ...targets] = languages;
  return [...parsed.values()].flatMap((original) => {
    const kind = kindOf(original.file, languages);
    if (!("schema" in kind)) return [];
    if (kind.language === undefined) return targets.map((target) => pairWithin(original, kind.schema, source, target));
    if (kind.language !== source) return [];
    return targets.flatMap((target) => {
      const translated = parsed.get(target + original.file.slice(source.length));
      return translated === undefined ? [] : [{ language: target, ...pairOf(original)(translated) }];
    });
  });
});

const pairOf = memo((original: ParsedFile) =>
  memo((translated: ParsedFile): Omit<TranslatedPair, "language"> => {
    const values = walkPairs(original.value, translated.value);
    return { original, translated, values, texts: values.filter(isText) };
  }),
);

function pairWithin(file: ParsedFile, schema: z.ZodType, source: string, target: string): TranslatedPair {
  const values = translatedPaths(schema, file.value).flatMap((path) => {
    const [from, to]: [Path, Path] = [
      [...path, source],
      [...path, target],
    ];
    const [original, value] = [valueAt(file.value, from), valueAt(file.value, to)];
    return original === undefined || value === undefined ? [] : walkPairs(original, value, from, to);
  });
  return { language: target, original: file, translated: file, values, texts: values.filter(isText) };
}

function isText(pair: ValuePair): pair is ValuePair<string> {
  return typeof pair.original === "string" && typeof pair.value === "string";
}

/** How a message names the text in the other language: by its file, or by its path if both are in the same file. */
export function counterpartName(counterpart: ContentRef, ref: ContentRef): string {
  return counterpart.file === ref.file ? (counterpart.path ?? []).join(".") : counterpart.file;
}
