/** Codes of languages, countries and currencies, as `Intl` knows them. */
import { z } from "zod";
import { displayNames } from "../../core/intl.ts";
import type { MessageLanguage } from "../../core/localized-text.ts";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** From `aa` to `zz`: codes of countries and languages are among them. */
const twoLetters: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second));

function inCapitals(written: string): string {
  return written.trim().toUpperCase();
}

const noLanguage = defineRefusal({
  id: "language",
  group: "values",
  meaning: {
    en: "Languages are written as two lower-case letters, the name of their folder: en, de, fr.",
    de: "Sprachen werden mit zwei Kleinbuchstaben geschrieben, dem Namen ihres Ordners: en, de, fr.",
  },
  example: lineExample("site.yaml", "languages: [en, German]", "languages: [en, de]"),
  message: { en: "This is not a language code", de: "Das ist kein Sprachcode" },
  hint: { en: "Write two lower-case letters", de: "Schreiben Sie zwei Kleinbuchstaben" },
});

/** BCP 47 primary language subtag: `en`, `de`. */
export const languageCode = field(
  z.string().regex(/^[a-z]{2}$/, { error: noLanguage.id }),
  ["Language", "Code of a language, which is the name of its folder too."],
  ["Sprache", "Code einer Sprache, zugleich Name ihres Ordners."],
  {
    examples: ["fr"],
    notation: notationOf(noLanguage, "en, de"),
    reference: "language",
    normalize: (written) => written.trim().toLowerCase(),
  },
);

/** Codes that have a name and are no country: groups of countries, and those for tests and the unknown. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

export const countryCodes: readonly string[] = twoLetters
  .map((code) => code.toUpperCase())
  .filter((code) => {
    const hasName = displayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
    // Codes that were given up, and UK, lead to another one.
    return hasName && !noCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code;
  });

const noCountryCode = defineRefusal({
  id: "country",
  group: "values",
  meaning: {
    en: "Countries are written as their two capital letters (ISO 3166-1). Their names come from the browser, in every language.",
    de: "Länder werden mit ihren zwei Großbuchstaben geschrieben (ISO 3166-1). Ihre Namen kommen aus dem Browser, in jeder Sprache.",
  },
  example: lineExample("partners/kenya.yaml", "country: Kenya", "country: KE"),
  message: { en: "This is not a country code", de: "Das ist kein Ländercode" },
  hint: {
    en: "Write the two capital letters of the country (ISO 3166)",
    de: "Schreiben Sie die zwei Großbuchstaben des Landes (ISO 3166)",
  },
});

/** ISO 3166-1 alpha-2 code of a country that is there today. */
export const countryCode = field(
  z.string().regex(new RegExp(`^(?:${countryCodes.join("|")})$`), { error: noCountryCode.id }),
  ["Country", "Its name is shown in the language of the page."],
  ["Land", "Gezeigt wird sein Name in der Sprache der Seite."],
  { examples: ["IS"], notation: notationOf(noCountryCode, "KE, SA, DE"), reference: "country", normalize: inCapitals },
);

const currencyCodes: readonly string[] = Intl.supportedValuesOf("currency");

const noCurrency = defineRefusal({
  id: "currency",
  group: "values",
  meaning: {
    en: "The currency is written as three capital letters (ISO 4217). Its sign is added for each language.",
    de: "Die Währung wird mit drei Großbuchstaben geschrieben (ISO 4217). Ihr Zeichen wird je Sprache ergänzt.",
  },
  example: lineExample("editions.yaml", "currency: Euro", "currency: EUR"),
  message: { en: "This is not a currency code", de: "Das ist kein Währungscode" },
  hint: { en: "Write three capital letters (ISO 4217)", de: "Schreiben Sie drei Großbuchstaben (ISO 4217)" },
});

/** ISO 4217 code. */
export const currencyCode = field(
  z.string().regex(new RegExp(`^(?:${currencyCodes.join("|")})$`), { error: noCurrency.id }),
  ["Currency", "Code of a currency."],
  ["Währung", "Code einer Währung."],
  { examples: ["EUR"], notation: notationOf(noCurrency, "USD, EUR"), reference: "currency", normalize: inCapitals },
);

const lists = {
  country: { codes: countryCodes, type: "region" },
  currency: { codes: currencyCodes, type: "currency" },
  language: {
    type: "language",
    /** Those of two letters (ISO 639-1) that have a name. Others are allowed as well. */
    get codes() {
      const names = displayNames("en", { type: "language", fallback: "none" });
      return twoLetters.filter((code) => names.of(code) !== undefined);
    },
  },
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
