/**
 * Each language has exactly the plural forms that its numbers need (CLDR, "Language Plural Rules", by `Intl.PluralRules`,
 * which the browser asks too). If one is missing, visitors see its key.
 */
import { isRecord, valueAt } from "../core/value-path.ts";
import { hasIssueNear } from "../lookup/value-issues.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { runtimePlaceholder } from "../model/format-facts.ts";
import { type PluralForms, pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { keysAt } from "../schema/schema-lookup.ts";
import { ui } from "../schema/ui.ts";
import { defineRule, type Finding } from "./rule.ts";

const countedStrings = keysAt(ui, []).flatMap((group) =>
  keysAt(ui, [group]).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? [{ group, name: plural.name }] : [];
  }),
);

export default defineRule({
  check: (files) => files.languages.flatMap((language) => inspect(files, language)),
});

/** The forms of a string that are there, and those that its language has. */
interface Counted {
  readonly file: string;
  readonly language: string;
  readonly group: string;
  readonly name: string;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly forms: PluralForms;
}

function inspect(files: ContentFiles, language: string): Finding[] {
  const file = `${language}/ui.yaml`;
  const forms = pluralForms(language);
  const [own, original] = [language, files.languages[0]].map((code) => files.parsed.get(`${code}/ui.yaml`)?.value);
  return countedStrings.flatMap(({ group, name }) => {
    const texts = valueAt(own, [group]);
    if (forms === undefined || !isRecord(texts) || hasIssueNear(files, file, [group])) return [];
    const counted = { file, language, group, name, texts, forms };
    return [...missingForms(counted), ...unknownForms(counted), ...withoutNumber(counted, valueAt(original, [group]))];
  });
}

function missingForms({ file, language, group, name, texts, forms }: Counted): Finding[] {
  const missing = [...forms.needed].filter(([category]) => !Object.hasOwn(texts, `${name}_${category}`));
  if (missing.length === 0) return [];
  const keys = missing.map(([category]) => `${name}_${category}`);
  const numbers = missing.flatMap(([, first]) => first).sort((a, b) => a - b);
  const lines = keys.map((key) => `${key}: …`);
  const data = { keys, count: keys.length, language, numbers: numbers.map(String), lines };
  return [{ id: "plural-forms.missing", data, file, path: [group], target: "key" }];
}

function unknownForms({ file, language, group, name, texts, forms }: Counted): Finding[] {
  const needed = [...forms.needed.keys()].map((category) => `${name}_${category}`);
  return formsIn(texts, name).flatMap(({ key, category }): Finding[] => {
    if (forms.possible.includes(category)) return [];
    const data = { language, category, forms: needed };
    return [{ id: "plural-forms.unknown", data, file, path: [group, key], target: "key" }];
  });
}

/** A form that the first language has too is compared with that one. */
function withoutNumber({ file, group, name, texts }: Counted, original: unknown): Finding[] {
  const form = `${name}_other`;
  return formsIn(texts, name).flatMap(({ key, category }): Finding[] => {
    if (!["few", "many"].includes(category) || valueAt(original, [key]) !== undefined) return [];
    const names = valuesIn(texts[form]).filter((value) => !valuesIn(texts[key]).includes(value));
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

function valuesIn(text: unknown): string[] {
  return typeof text === "string" ? (text.match(runtimePlaceholder) ?? []) : [];
}
