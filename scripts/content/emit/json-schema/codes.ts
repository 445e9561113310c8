/** Codes with their names: countries, currencies, languages. */
import { displayNames } from "../../core/intl.ts";
import type { MessageLanguage } from "../../core/localized-text.ts";
import { countryCodes } from "../../schema/formats/country.ts";
import { currencyCodes } from "../../schema/formats/currency.ts";
import { languageCodes } from "../../schema/formats/language.ts";

/** A value that somebody may want to write, and what it stands for. */
export interface Suggestion {
  readonly value: string;
  readonly name?: string | undefined;
}

const lists = {
  country: { codes: countryCodes, type: "region" },
  currency: { codes: currencyCodes, type: "currency" },
  language: { codes: languageCodes, type: "language" },
} as const;

export type CodeKind = keyof typeof lists;

export function isCodeKind(name: string): name is CodeKind {
  return Object.hasOwn(lists, name);
}

/** All codes of a kind, with their names in the language of the tools. */
export function codes(kind: CodeKind, language: MessageLanguage): { readonly value: string; readonly name: string }[] {
  const { codes: values, type } = lists[kind];
  const names = displayNames(language, { type });
  return values.map((value) => ({ value, name: names.of(value) ?? value }));
}
