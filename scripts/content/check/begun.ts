/**
 * Begun languages: their files and texts may be missing, and pages show those of the first language instead. What only
 * repeats the first language, or is marked as pending, counts as missing.
 */
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import { groupBy } from "../core/group-by.ts";
import { memo } from "../core/memo.ts";
import { isRecord, type Path, type ValuePair, valueAt, withoutValueAt } from "../core/value-path.ts";
import { pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { type ContentFiles, withValues } from "./content-files.ts";
import { sameTexts } from "./indexes/same-texts.ts";
import { type TranslatedPair, translatedPairs } from "./indexes/translated-pairs.ts";

/** The files without what counts as missing in begun languages. The same object if that is nothing. */
export const translatedFiles = memo((files: ContentFiles): ContentFiles => {
  const begun =
    files.begun.length === 0 ? [] : translatedPairs(files).filter((pair) => files.begun.includes(pair.language));
  const values = new Map<string, unknown>();
  for (const { file, path } of begun.flatMap(copiesIn)) {
    const value = values.get(file) ?? files.parsed.get(file)?.value;
    values.set(file, path.length > 0 ? withoutValueAt(value, path) : undefined);
  }
  return withValues(files, values);
});

/** Where a file repeats the first language: the whole file, or groups of texts within it. */
function copiesIn({ translated, texts }: TranslatedPair): { file: string; path: Path }[] {
  const groups = groupBy(texts, (text) => JSON.stringify(groupOf(text)));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const isCopy = first !== undefined && sameTexts(translated, group).isMostly;
    return isCopy ? [{ file: translated.file, path: groupOf(first) }] : [];
  });
}

/** The path of a text up to its language, in a file with several; the root of a file in one language. */
function groupOf({ path, originalPath }: ValuePair): Path {
  return path.slice(0, path.findIndex((step, index) => step !== originalPath[index]) + 1);
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
