/**
 * Interface strings that count. i18next looks for the key with the plural category of the number behind it:
 * `results_one`. Which categories a language has is written in CLDR, which `Intl.PluralRules` knows; the check asks for
 * exactly those (`rules/plurals.ts`), so every one may be there and `other`, which every language has, must.
 */
import type { LocalizedText } from "../core/localized-text.ts";
import type { FieldWords } from "./field.ts";
import { line } from "./formats/text.ts";

/** Categories of CLDR, in its order. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

export type PluralCategory = (typeof pluralCategories)[number];

const numbersOf: Readonly<Record<PluralCategory, LocalizedText>> = {
  zero: { en: "form for zero", de: "Form für null" },
  one: { en: "form for one", de: "Form für eins" },
  two: { en: "form for two", de: "Form für zwei" },
  few: { en: "form for a few", de: "Form für wenige" },
  many: { en: "form for many", de: "Form für viele" },
  other: { en: "form for all other numbers", de: "Form für alle übrigen Zahlen" },
};

/** The forms of one string. In a schema each stands under `<key>_<category>`. */
export function counted(meta: FieldWords & { readonly de: FieldWords }) {
  const form = (category: PluralCategory) => {
    const numbers = numbersOf[category];
    return line(
      [`${meta.title}: ${numbers.en}`, meta.description],
      [`${meta.de.title}: ${numbers.de}`, meta.de.description],
    );
  };
  return {
    zero: form("zero").optional(),
    one: form("one").optional(),
    two: form("two").optional(),
    few: form("few").optional(),
    many: form("many").optional(),
    other: form("other"),
  };
}

/**
 * The two parts of a key such as `results_one`.
 *
 * @returns `undefined` for a key that does not end in a category.
 */
export function pluralKey(key: string): { readonly name: string; readonly category: PluralCategory } | undefined {
  const [, name = "", ending] = /^(.+)_(\w+)$/.exec(key) ?? [];
  const category = pluralCategories.find((one) => one === ending);
  return category === undefined ? undefined : { name, category };
}

/** Largest count that the site shows: plugins, partners, names. Forms for millions alone may be left out. */
const largest = 999;

export interface PluralForms {
  /** Categories that some number up to the largest count has, with the first such numbers. */
  readonly needed: ReadonlyMap<PluralCategory, readonly number[]>;
  /** All categories of the language, those for fractions and millions included. */
  readonly possible: readonly PluralCategory[];
}

const known = new Map<string, PluralForms>();

/** The forms of a language; none for a code that `Intl` does not know. `other` is needed in every language. */
export function pluralForms(language: string): PluralForms | undefined {
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
  const forms = known.get(language) ?? workOut(new Intl.PluralRules(language));
  known.set(language, forms);
  return forms;
}

function workOut(rules: Intl.PluralRules): PluralForms {
  const counts = Array.from({ length: largest + 1 }, (_one, count) => count);
  const numbersOf = (category: PluralCategory) =>
    counts.filter((count) => rules.select(count) === category).slice(0, 3);
  const categories = pluralCategories.map((category) => [category, numbersOf(category)] as const);
  return {
    needed: new Map(categories.filter(([category, numbers]) => category === "other" || numbers.length > 0)),
    possible: rules.resolvedOptions().pluralCategories,
  };
}
