/** Codes of languages, countries and currencies, from `Intl`. */
import { z } from "zod";
import { isCountryCode } from "../../../../src/domain/country-code.ts";
import { fold } from "../../../../src/domain/fold.ts";
import { displayNames } from "../../core/intl.ts";
import { type MessageLanguage, messageLanguages } from "../../core/messages/language.ts";
import { nearestFirst } from "../../core/suggest.ts";
import { field } from "../field.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** `aa` to `zz`, the candidates for country and language codes. */
const twoLetters: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second));

function toUpperCase(written: string): string {
  return written.trim().toUpperCase();
}

/** BCP 47 primary language subtag: `en`, `de`. */
export const languageCode = field(
  z
    .string()
    .regex(/^(?![a-z]{2}-)/i, { error: "language.region" })
    .regex(/^[a-z]{2}$/, { error: "language" }),
  ["Language", "Code of a language, which is the name of its folder too."],
  ["Sprache", "Code einer Sprache, zugleich Name ihres Ordners."],
  {
    examples: ["fr"],
    reference: "language",
    read: (written) => read("language", written),
    normalize: (written) => written.trim().toLowerCase(),
  },
);

/** The codes that people call so, in the message languages, without accents and case: `Kenya (KE)`, `Euro`, `€`. */
function read(kind: CodeKind, written: string): readonly string[] {
  const [, name = written, beside] = /^(.*?)\s*\((.*)\)$/.exec(written) ?? [];
  const values = [name, beside ?? name].map((part) => codesCalled(kind, part));
  const [first = [], second = []] = values;
  return first.filter((value) => second.includes(value));
}

function codesCalled(kind: CodeKind, name: string): readonly string[] {
  const known = messageLanguages.flatMap((language) => codes(kind, language));
  const wanted = plainName(name);
  const isCalled = (value: string) => value === name.toUpperCase() || value === alsoCalled[wanted];
  const called = known.filter(({ value, name: other }) => plainName(other) === wanted || isCalled(value));
  // One letter of five is a slip, and spreadsheets shorten names.
  const isSimilar = (other: string) =>
    wanted.length > 2 && (other.startsWith(wanted) || nearestFirst(wanted, [other], 0.2).length > 0);
  const similar = called.length > 0 ? called : known.filter(({ name: other }) => isSimilar(plainName(other)));
  return [...new Set(similar.map(({ value }) => value))];
}

/** A name as it is compared: without blanks, and without what a state is. A sign of a currency stays. */
const plainName = (name: string) =>
  (fold(name) || name.trim())
    .replaceAll(" ", "")
    .replace(/^(?:the)?(?:republicof|kingdomof|republik|konigreich)(?:the)?/, "");

/** What `Intl` does not call them. */
const alsoCalled: Readonly<Record<string, string>> = {
  usa: "US",
  unitedstatesofamerica: "US",
  uk: "GB",
  greatbritain: "GB",
  england: "GB",
  uae: "AE",
  ksa: "SA",
  vae: "AE",
  holland: "NL",
  dollar: "USD",
  usdollar: "USD",
  "€": "EUR",
  "£": "GBP",
};

export const countryCodes: readonly string[] = twoLetters.map((code) => code.toUpperCase()).filter(isCountryCode);

/** ISO 3166-1 alpha-2 code of a current country. */
export const countryCode = field(
  z.string().regex(new RegExp(`^(?:${countryCodes.join("|")})$`), { error: "country" }),
  ["Country", "Its name is shown in the language of the page."],
  ["Land", "Gezeigt wird sein Name in der Sprache der Seite."],
  { examples: ["IS"], reference: "country", read: (written) => read("country", written), normalize: toUpperCase },
);

const currencyCodes: readonly string[] = Intl.supportedValuesOf("currency");

/** ISO 4217 code. */
export const currencyCode = field(
  z.string().regex(new RegExp(`^(?:${currencyCodes.join("|")})$`), { error: "currency" }),
  ["Currency", "Code of a currency."],
  ["Währung", "Code einer Währung."],
  { examples: ["EUR"], reference: "currency", read: (written) => read("currency", written), normalize: toUpperCase },
);

const lists = {
  country: { codes: countryCodes, type: "region" },
  currency: { codes: currencyCodes, type: "currency" },
  language: {
    type: "language",
    /** Named two-letter codes (ISO 639-1). The check accepts others too. */
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

/** All codes of a kind, with their names in a message language. */
export function codes(kind: CodeKind, language: MessageLanguage): { readonly value: string; readonly name: string }[] {
  const { codes: values, type } = lists[kind];
  const names = displayNames(language, { type });
  return values.map((value) => ({ value, name: names.of(value) ?? value }));
}
