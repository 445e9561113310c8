/**
 * Each language has exactly the plural forms that its numbers need (CLDR, "Language Plural Rules", by `Intl.PluralRules`,
 * which the browser asks too). If one is missing, visitors see its key.
 */
import { hints, missingNames } from "../core/hints.ts";
import { languageName } from "../core/intl.ts";
import { isRecord, valueAt } from "../core/value-path.ts";
import { runtimePlaceholder } from "../model/format-facts.ts";
import { hasFlaws } from "../model/issue-lookup.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { ui } from "../schema/ui.ts";
import { keysAt } from "../validate/schema-lookup.ts";
import { missingWords } from "./placeholder-differs.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const countedStrings = keysAt(ui, []).flatMap((group) =>
  keysAt(ui, [group]).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? [{ group, name: plural.name }] : [];
  }),
);

export default defineRule({
  id: "plural-forms",
  group: "fields",
  title: { en: "Plural forms of another language", de: "Pluralformen einer anderen Sprache" },
  meaning: {
    en: "A text with a number has a form for each kind of number that its language knows, such as one and other in English, and no further ones. A form for several numbers shows which one it is.",
    de: "Ein Text mit einer Zahl hat je eine Form für jede Art von Zahl, die seine Sprache kennt, im Deutschen one und other, und keine weiteren. Eine Form für mehrere Zahlen zeigt, welche es ist.",
  },
  example: {
    file: "de/ui.yaml",
    place: /^ {2}results_one: .*\n {2}results_other: .*$/m,
    wrong: '  results_other: "{{count}} Plugins"',
    right: '  results_one: "{{count}} Plugin"\n  results_other: "{{count}} Plugins"',
  },
  check: (files) =>
    files.languages.flatMap((language) => {
      const parsed = files.parsed.get(`${language}/ui.yaml`);
      if (parsed === undefined) return [];
      const original = files.parsed.get(`${files.languages[0]}/ui.yaml`)?.value;
      return countedStrings
        .filter(({ group }) => !hasFlaws(files, parsed.file, [group]))
        .flatMap((string) => inspect(parsed, language, string, original));
    }),
});

function inspect(
  parsed: ParsedFile,
  language: string,
  { group, name }: (typeof countedStrings)[number],
  original: unknown,
): Finding[] {
  const forms = pluralForms(language);
  const texts = valueAt(parsed.value, [group]);
  if (forms === undefined || !isRecord(texts)) return [];
  const other = `${name}_other`;
  const needed = [...forms.needed].map(([category, numbers]) => ({ key: `${name}_${category}`, numbers }));
  const missing = needed.filter(({ key }) => !Object.hasOwn(texts, key));
  const found = Object.keys(texts).filter((key) => pluralKey(key)?.name === name);
  const foreign = found.filter((key) => !forms.possible.some((category) => key === `${name}_${category}`));
  // A form that the first language has too is compared with that one.
  const several = found.filter((key) => /_(?:few|many)$/.test(key) && valueAt(original, [group, key]) === undefined);
  return [
    ...(missing.length === 0 ? [] : [missingForms(parsed, language, group, missing)]),
    ...foreign.map((key) => {
      const path = [group, key];
      const message = {
        en: `${languageName(language, "en")} has no plural form "${pluralKey(key)?.category}"`,
        de: `${languageName(language, "de")} hat keine Pluralform „${pluralKey(key)?.category}“`,
      };
      const names = needed.map((form) => form.key).join(", ");
      const hint = {
        en: `Delete the line; the forms here are: ${names}`,
        de: `Löschen Sie die Zeile; die Formen sind hier: ${names}`,
      };
      return { file: parsed.file, path, target: "key", message, hint };
    }),
    ...several.flatMap((key) => {
      const path = [group, key];
      const lacking = valuesIn(texts[other]).filter((value) => !valuesIn(texts[key]).includes(value));
      if (lacking.length === 0) return [];
      return [{ file: parsed.file, path, ...missingWords(lacking, other) }];
    }),
  ];
}

function missingForms(
  parsed: ParsedFile,
  language: string,
  group: string,
  missing: readonly { readonly key: string; readonly numbers: readonly number[] }[],
): Finding {
  const keys = missing.map(({ key }) => key);
  const { en, de } = missingNames(keys);
  const numbers = missing
    .flatMap((form) => form.numbers)
    .sort((a, b) => a - b)
    .join(", ");
  const message = {
    en: `${en}: ${languageName(language, "en")} has a form of its own for ${numbers} …`,
    de: `${de}: ${languageName(language, "de")} hat eine eigene Form für ${numbers} …`,
  };
  const hint = hints.addLines(keys.map((key) => `${key}: …`));
  return { file: parsed.file, path: [group], target: "key", message, hint };
}

function valuesIn(text: unknown): string[] {
  return typeof text === "string" ? (text.match(runtimePlaceholder) ?? []) : [];
}
