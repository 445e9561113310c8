/**
 * Plural forms of interface strings: each language has exactly those that its numbers need (CLDR, "Language Plural
 * Rules", by `Intl.PluralRules`, which the browser asks too). If one is missing, visitors see its key.
 */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { ui } from "../schema/ui.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { keysAt } from "../validate/schema-lookup.ts";
import { runtimePlaceholder } from "./format-facts.ts";

/** Groups of the interface strings that count, with the names of those strings. */
const countedStrings = keysAt(ui, []).flatMap((group) => {
  const names = keysAt(ui, [group]).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? [plural.name] : [];
  });
  return names.map((name) => ({ group, name }));
});

export interface PluralFault {
  readonly kind: "missing" | "foreign" | "without-value";
  readonly language: string;
  readonly place: SourceLocation;
  readonly path: Path;
  /** The keys that are missing; those that the language has; the values that a form must show. */
  readonly names: readonly string[];
  /** Numbers that the missing forms are for; the category that the language does not have; the form with the values. */
  readonly detail: string;
}

export const pluralFaults = memo((files: ContentFiles): readonly PluralFault[] =>
  files.languages.flatMap((language) => {
    const parsed = files.parsed.get(`${language}/ui.yaml`);
    if (parsed === undefined) return [];
    return countedStrings
      .filter(({ group }) => !hasUnknownKeys(files, parsed, group))
      .flatMap(({ group, name }) => inspectString(files, parsed, language, group, name));
  }),
);

function inspectString(files: ContentFiles, parsed: ParsedFile, language: string, group: string, name: string) {
  const forms = pluralForms(language);
  const texts = valueAt(parsed.value, [group]);
  if (forms === undefined || !isRecord(texts)) return [];
  const keyOf = (category: string) => `${name}_${category}`;
  const found = Object.keys(texts).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.name === name ? [plural.category] : [];
  });
  const fault = (kind: PluralFault["kind"], path: Path, names: readonly string[], detail: string): PluralFault => {
    const target = kind === "without-value" ? "value" : "key";
    return { kind, language, place: locate(parsed, path, target), path, names, detail };
  };
  // That `other` is missing is said by the shape.
  const missing = [...forms.needed].filter(([category]) => category !== "other" && !found.includes(category));
  const numbers = missing.flatMap(([, some]) => some).sort((a, b) => a - b);
  const needed = [...forms.needed.keys()].map(keyOf);
  const foreign = found.filter((category) => !forms.possible.includes(category));
  // Forms for several numbers must show which one. Those that the first language has too are compared with it.
  const [first = language] = files.languages;
  const original = first === language ? undefined : files.parsed.get(`${first}/ui.yaml`)?.value;
  const several = found.filter((category) => category === "few" || category === "many");
  const own = several.filter((category) => valueAt(original, [group, keyOf(category)]) === undefined);
  const values = valuesIn(texts[keyOf("other")]);
  return [
    ...(missing.length === 0
      ? []
      : [
          fault(
            "missing",
            [group],
            missing.map(([category]) => keyOf(category)),
            numbers.join(", "),
          ),
        ]),
    ...foreign.map((category) => fault("foreign", [group, keyOf(category)], needed, category)),
    ...own.flatMap((category) => {
      const shown = valuesIn(texts[keyOf(category)]);
      const lacking = values.filter((value) => !shown.includes(value));
      if (lacking.length === 0) return [];
      return [fault("without-value", [group, keyOf(category)], lacking, keyOf("other"))];
    }),
  ];
}

function valuesIn(text: unknown): string[] {
  return typeof text === "string" ? [...new Set([...text.matchAll(runtimePlaceholder)].map(([whole]) => whole))] : [];
}

/** A misspelled key may be the one that is missing: it is said as that. */
function hasUnknownKeys(files: ContentFiles, { file }: ParsedFile, group: string): boolean {
  const flaws = files.flaws.get(file) ?? [];
  return flaws.some(({ rule, path }) => rule === "unknown-field" && path.length === 2 && path[0] === group);
}
