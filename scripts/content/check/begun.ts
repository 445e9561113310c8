/**
 * Begun languages: their files and texts may be missing, and pages show those of the first language instead. What only
 * repeats the first language, or is marked as pending, counts as missing.
 */
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import { memo } from "../core/memo.ts";
import { isRecord, type Path, type ValuePair, valueAt, walkPairs } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { translatedPaths } from "../schema/per-language.ts";
import { pluralForms, pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "./content-files.ts";
import { kindOf } from "./file-kinds.ts";
import { sameTexts } from "./indexes/same-texts.ts";

/** The files without what counts as missing in begun languages. The same object if that is nothing. */
export const translatedFiles = memo((files: ContentFiles): ContentFiles => {
  const copies = files.begun.flatMap((language) =>
    [...files.parsed.values()].flatMap((file) => copiesIn(files, file, language)),
  );
  if (copies.length === 0) return files;
  const [parsed, present] = [new Map(files.parsed), new Set(files.present)];
  for (const { file, path } of copies) {
    const own = parsed.get(file);
    if (own === undefined || path.length === 0) {
      parsed.delete(file);
      present.delete(file);
    } else {
      parsed.set(file, { ...own, value: without(own.value, path) });
    }
  }
  return { ...files, parsed, present };
});

/** Where a file repeats the first language: the whole file, or groups of texts. */
function copiesIn(files: ContentFiles, parsed: ParsedFile, language: string): { file: string; path: Path }[] {
  const { file, value } = parsed;
  const [first = ""] = files.languages;
  const kind = kindOf(file, files.languages);
  if (!("schema" in kind)) return [];
  if (kind.language === undefined) {
    return translatedPaths(kind.schema, value).flatMap((entry) => {
      const [from, path] = [
        [...entry, first],
        [...entry, language],
      ];
      return isCopy(parsed, walkPairs(valueAt(value, from), valueAt(value, path), from, path)) ? [{ file, path }] : [];
    });
  }
  const original = files.parsed.get(first + file.slice(first.length));
  const isOwn = kind.language === language && original !== undefined;
  return isOwn && isCopy(parsed, walkPairs(original.value, value)) ? [{ file, path: [] }] : [];
}

const isText = (pair: ValuePair): pair is ValuePair<string> =>
  typeof pair.original === "string" && typeof pair.value === "string";

const isCopy = (translated: ParsedFile, pairs: readonly ValuePair[]) =>
  sameTexts(translated, pairs.filter(isText)).isMostly;

function without(value: unknown, path: Path): unknown {
  const copy = structuredClone(value);
  const entry = valueAt(copy, path.slice(0, -1));
  if (isRecord(entry)) delete entry[path.at(-1) ?? ""];
  return copy;
}

/** The language of the labels around and on a page: the first one's, if a begun language has none. */
export function labelsLanguage({ present, languages: [first = ""] }: ContentFiles, language: string): string {
  return present.has(`${language}/ui.yaml`) ? language : first;
}

/** False if a page shows the first language's texts instead of its own. @param files As of `translatedFiles`. */
export function isTranslated(files: ContentFiles, { route, slug = "" }: PageAddress, language: string): boolean {
  if (!files.begun.includes(language)) return true;
  const has = (name: string) => files.present.has(`${language}/${name}.yaml`);
  if (!has("ui")) return false;
  if (route === "text") return has(`texts/${slug}`);
  if (route !== "plugin") return has(`pages/${routeOf(route).folder}`);
  const plugin = files.parsed.get(`plugins/${slug}.yaml`)?.value;
  return valueAt(plugin, [language]) !== undefined && (valueAt(plugin, ["layout"]) !== "notes" || has("notes"));
}

/** The interface strings of a begun language, with the first one's where they are missing. */
export function filledStrings(original: unknown, own: unknown, language: string): unknown {
  if (!isRecord(original) || !isRecord(own)) return original;
  return Object.fromEntries(
    Object.entries(original).map(([group, strings]) => {
      return [group, { ...stringsFor(strings, language), ...Object(own[group]) }];
    }),
  );
}

/** The strings of a group, with the plural forms that another language needs. */
function stringsFor(strings: unknown, language: string): object {
  const forms = pluralForms(language)?.possible ?? [];
  const further = Object.entries(Object(strings)).flatMap(([key, text]) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? forms.map((form) => [`${plural.name}_${form}`, text]) : [];
  });
  return { ...Object.fromEntries(further), ...Object(strings) };
}
