/**
 * Every language needs exactly its own plural forms (CLDR "Language Plural Rules", through `Intl.PluralRules` as in the
 * browser). Visitors would see the key of a missing one.
 */
import { isRecord, valueAt } from "../../core/value-path.ts";
import { type PluralForms, pluralForms, pluralKey } from "../../schema/plural-forms.ts";
import { keysAt } from "../../schema/schema-lookup.ts";
import { ui } from "../../schema/ui.ts";
import type { ContentFiles } from "../content-files.ts";
import { runtimePlaceholder } from "../format-facts.ts";
import { hasIssueNear } from "../indexes/reported-issues.ts";
import { defineRule, type Finding } from "./rule.ts";

const pluralStrings = keysAt(ui, []).flatMap((group) =>
  keysAt(ui, [group]).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? [{ group, name: plural.name }] : [];
  }),
);

export default defineRule({
  check: (files) => files.languages.flatMap((language) => inspect(files, language)),
});

interface PluralString {
  readonly file: string;
  readonly language: string;
  readonly group: string;
  readonly name: string;
  /** All texts of the group, by key. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly forms: PluralForms;
  readonly isBegun: boolean;
}

function inspect(files: ContentFiles, language: string): Finding[] {
  const file = `${language}/ui.yaml`;
  const forms = pluralForms(language);
  const [own, original] = [language, files.languages[0]].map((code) => files.parsed.get(`${code}/ui.yaml`)?.value);
  return pluralStrings.flatMap(({ group, name }) => {
    const texts = valueAt(own, [group]);
    if (forms === undefined || !isRecord(texts) || hasIssueNear(files, file, [group])) return [];
    const plural = { file, language, group, name, texts, forms, isBegun: files.begun.includes(language) };
    return [
      ...missingForms(plural),
      ...unknownForms(plural),
      ...formsWithoutNumber(plural, valueAt(original, [group])),
    ];
  });
}

function missingForms({ file, language, group, name, texts, forms, isBegun }: PluralString): Finding[] {
  const missing = [...forms.needed].filter(([category]) => !Object.hasOwn(texts, `${name}_${category}`));
  // A begun language may lack a string with all of its forms.
  if (missing.length === 0 || (isBegun && formsIn(texts, name).length === 0)) return [];
  const keys = missing.map(([category]) => `${name}_${category}`);
  const numbers = missing.flatMap(([, examples]) => examples).sort((a, b) => a - b);
  const lines = keys.map((key) => `${key}: …`);
  const data = { keys, count: keys.length, language, numbers: numbers.map(String), lines };
  return [{ id: "plural-forms.missing", data, file, path: [group], target: "key" }];
}

function unknownForms({ file, language, group, name, texts, forms }: PluralString): Finding[] {
  const needed = [...forms.needed.keys()].map((category) => `${name}_${category}`);
  return formsIn(texts, name).flatMap(({ key, category }): Finding[] => {
    if (forms.possible.includes(category)) return [];
    const data = { language, category, forms: needed };
    return [{ id: "plural-forms.unknown", data, file, path: [group, key], target: "key" }];
  });
}

/** `placeholder-differs` compares the forms that the first language has too; this checks the others. */
function formsWithoutNumber({ file, group, name, texts }: PluralString, original: unknown): Finding[] {
  const form = `${name}_other`;
  return formsIn(texts, name).flatMap(({ key, category }): Finding[] => {
    if (!["few", "many"].includes(category) || valueAt(original, [key]) !== undefined) return [];
    const names = placeholdersOf(texts[form]).filter((value) => !placeholdersOf(texts[key]).includes(value));
    if (names.length === 0) return [];
    return [{ id: "plural-forms.number", data: { names, count: names.length, form }, file, path: [group, key] }];
  });
}

function formsIn(texts: object, name: string) {
  return Object.keys(texts).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.name === name ? [{ key, category: plural.category }] : [];
  });
}

function placeholdersOf(text: unknown): string[] {
  return typeof text === "string" ? (text.match(runtimePlaceholder) ?? []) : [];
}
