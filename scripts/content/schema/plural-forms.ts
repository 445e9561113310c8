/**
 * Interface strings that count. i18next looks for the key with the plural category of the number behind it, `results_one`.
 * Each form may be there and `other` must; the check asks for those that `Intl.PluralRules` (CLDR) has for the language.
 */
import type { z } from "zod";
import { line } from "./formats/text.ts";

/** Categories of CLDR, in its order. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

export type PluralCategory = (typeof pluralCategories)[number];

type Forms<Key extends string> = Record<`${Key}_other`, z.ZodString> &
  Record<`${Key}_${Exclude<PluralCategory, "other">}`, z.ZodOptional<z.ZodString>>;

type NameAndHelp = readonly [name: string, help: string];

/** The fields of all forms of one string. */
export function pluralFields<const Key extends string>(key: Key, en: NameAndHelp, de: NameAndHelp): Forms<Key>;
export function pluralFields(
  key: string,
  [name, help]: NameAndHelp,
  [nameInGerman, helpInGerman]: NameAndHelp,
): object {
  const fields = pluralCategories.map((category) => {
    const form = line([`${name} (${category})`, help], [`${nameInGerman} (${category})`, helpInGerman]);
    return [`${key}_${category}`, category === "other" ? form : form.optional()];
  });
  return Object.fromEntries(fields);
}

/** The two parts of a key such as `results_one`; nothing for a key that does not end in a category. */
export function pluralKey(key: string): { readonly name: string; readonly category: PluralCategory } | undefined {
  const [, name = "", ending] = /^(.+)_(\w+)$/.exec(key) ?? [];
  const category = pluralCategories.find((known) => known === ending);
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

/** The forms of a language; none for a code that `Intl` does not know. `other` is needed in every language. */
export function pluralForms(language: string): PluralForms | undefined {
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
  const rules = new Intl.PluralRules(language);
  const categories = Array.from({ length: largest + 1 }, (_count, count) => rules.select(count));
  const needed = new Map<PluralCategory, number[]>();
  for (const category of pluralCategories) {
    const numbers = [...categories.keys()].filter((count) => categories[count] === category).slice(0, 3);
    if (category === "other" || numbers.length > 0) needed.set(category, numbers);
  }
  return { needed, possible: rules.resolvedOptions().pluralCategories };
}
