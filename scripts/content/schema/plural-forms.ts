/**
 * Interface strings with plural forms, under i18next's keys such as `results_one`. Only `other` is required here; the
 * check requires the forms that `Intl.PluralRules` (CLDR) has for the language.
 */
import type { z } from "zod";
import { line } from "./formats/text.ts";

/** CLDR's plural categories, in its order. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

export type PluralCategory = (typeof pluralCategories)[number];

type Forms<Key extends string> = Record<`${Key}_other`, z.ZodString> &
  Record<`${Key}_${Exclude<PluralCategory, "other">}`, z.ZodOptional<z.ZodString>>;

type NameAndHelp = readonly [name: string, help: string];

/** Fields for all plural forms of a string. */
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

/** The parts of a key such as `results_one`; `undefined` if it doesn't end in a plural category. */
export function pluralKey(key: string): { readonly name: string; readonly category: PluralCategory } | undefined {
  const [, name = "", ending] = /^(.+)_(\w+)$/.exec(key) ?? [];
  const category = pluralCategories.find((each) => each === ending);
  return category === undefined ? undefined : { name, category };
}

/** The largest count on the site. Forms that only larger numbers use are optional. */
const maxCount = 999;

export interface PluralForms {
  /** Categories of the numbers up to the largest count, each with its first three numbers. */
  readonly needed: ReadonlyMap<PluralCategory, readonly number[]>;
  /** All categories of the language, including those for fractions and millions. */
  readonly possible: readonly PluralCategory[];
}

/** The plural forms of a language; `undefined` if `Intl` doesn't know it. Every language needs `other`. */
export function pluralForms(language: string): PluralForms | undefined {
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
  const rules = new Intl.PluralRules(language);
  const categories = Array.from({ length: maxCount + 1 }, (_count, count) => rules.select(count));
  const needed = new Map<PluralCategory, number[]>();
  for (const category of pluralCategories) {
    const numbers = [...categories.keys()].filter((count) => categories[count] === category).slice(0, 3);
    if (category === "other" || numbers.length > 0) needed.set(category, numbers);
  }
  return { needed, possible: rules.resolvedOptions().pluralCategories };
}
