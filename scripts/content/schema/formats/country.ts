/** ISO 3166-1 alpha-2 code of a country that is there today. */
import { z } from "zod";
import { displayNames } from "../../core/intl.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";
import { twoLetters } from "./language.ts";

/** Codes that have a name and are no country: groups of countries, and those for tests and the unknown. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

export const countryCodes: readonly string[] = twoLetters
  .map((code) => code.toUpperCase())
  .filter((code) => {
    const hasName = displayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
    // Codes that were given up, and UK, lead to another one.
    return hasName && !noCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code;
  });

const refused = defineRefusal({
  id: "country",
  group: "values",
  meaning: {
    en: "Countries are written as their two capital letters (ISO 3166-1). Their names come from the browser, in every language.",
    de: "Länder werden mit ihren zwei Großbuchstaben geschrieben (ISO 3166-1). Ihre Namen kommen aus dem Browser, in jeder Sprache.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "country: Iceland\npartners:\n  - name: Nordkap Kassen\n",
    right: "country: IS\npartners:\n  - name: Nordkap Kassen\n",
  },
  message: { en: "This is not a country code", de: "Das ist kein Ländercode" },
  hint: {
    en: "Write the two capital letters of the country (ISO 3166)",
    de: "Schreiben Sie die zwei Großbuchstaben des Landes (ISO 3166)",
  },
  sample: "KE, SA, DE",
});

export const countryCode = field(
  z.string().regex(new RegExp(`^(?:${countryCodes.join("|")})$`), { error: refused.id }),
  ["Country", "Code of a country. Its name is shown in the language of the page."],
  ["Land", "Code eines Landes. Gezeigt wird sein Name in der Sprache der Seite."],
  { notation: notationOf(refused), reference: "country" },
);
