/** Codes for what people call by its name: countries, languages, currencies. */
import { fold } from "../../../src/features/directory/fold.ts";
import { displayNames, numberFormat } from "../intl.ts";
import { nearest } from "../suggest.ts";

/** Languages in which names are understood. */
const speaking = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ar"];

/** Codes of three letters, and names that no list of names has. */
const countries = new Map(
  Object.entries({
    usa: "US",
    america: "US",
    england: "GB",
    britain: "GB",
    "great britain": "GB",
    gbr: "GB",
    deu: "DE",
    brd: "DE",
    ksa: "SA",
    uae: "AE",
    are: "AE",
    zaf: "ZA",
    rsa: "ZA",
    aut: "AT",
    che: "CH",
    sui: "CH",
    holland: "NL",
    nld: "NL",
    esp: "ES",
    prt: "PT",
    chn: "CN",
    jpn: "JP",
    dnk: "DK",
  }),
);

/** Country codes that may be meant by a name, by three letters, by a flag, or by a code that was given up. */
export function meantCountries(written: string): string[] {
  const letters = [...written]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x1f1e6 && code <= 0x1f1ff ? String.fromCharCode(code - 0x1f1e6 + 65) : sign;
    })
    .join("")
    .trim();
  const name = fold(letters);
  if (/^[a-z]{2}$/i.test(letters)) return [letters.toUpperCase(), regionOf(letters)];
  const known = countries.get(name) ?? codeNamed(name, regions(), "region");
  if (known !== undefined) return [known];
  const english = regions().map((code) => [code, fold(nameOf("en", "region", code))] as const);
  const beginning = name.length < 3 ? [] : english.filter(([, other]) => other.startsWith(name));
  return beginning.map(([code]) => code).slice(0, 1);
}

/** Language codes that may be meant by a name, or by a code that is longer. */
export function meantLanguages(written: string): string[] {
  const plain = written.trim();
  const code = codeNamed(fold(plain), twoLetters(), "language");
  return [plain.toLowerCase(), canonical(plain), code ?? ""];
}

/** Currency codes that may be meant by a name or by a sign. */
export function meantCurrencies(written: string): string[] {
  const plain = written.trim();
  const codes = Intl.supportedValuesOf("currency");
  const bySign = ["EUR", "USD", "GBP", "JPY", ...codes].find((code) =>
    ["symbol", "narrowSymbol"].some((currencyDisplay) => plain === signOf(code, currencyDisplay)),
  );
  const aliases: Readonly<Record<string, string>> = {
    us: "USD",
    dollar: "USD",
    dollars: "USD",
    pound: "GBP",
    pfund: "GBP",
  };
  return [plain.toUpperCase(), bySign ?? "", aliases[fold(plain)] ?? codeNamed(fold(plain), codes, "currency") ?? ""];
}

function codeNamed(name: string, codes: readonly string[], type: NamedType): string | undefined {
  if (name.length < 3) return undefined;
  const named = speaking.flatMap((language) =>
    codes.map((code) => [fold(nameOf(language, type, code)), code] as const),
  );
  const exact = named.find(([other]) => other === name)?.[1];
  if (exact !== undefined || name.length < 5) return exact;
  const meant = nearest(
    name,
    named.filter(([other]) => other.length > 3).map(([other]) => other),
  );
  return named.find(([other]) => other === meant)?.[1];
}

type NamedType = "region" | "language" | "currency";

function nameOf(language: string, type: NamedType, code: string): string {
  return displayNames(language, { type, fallback: "none" }).of(code) ?? "";
}

function signOf(currency: string, currencyDisplay: string): string | undefined {
  const style = {
    style: "currency",
    currency,
    currencyDisplay: currencyDisplay === "symbol" ? "symbol" : "narrowSymbol",
  } as const;
  const parts = numberFormat("en", style).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value;
}

function regions(): string[] {
  return letterPairs().filter((code) => nameOf("en", "region", code) !== "" && regionOf(code) === code);
}

function twoLetters(): string[] {
  return letterPairs()
    .map((code) => code.toLowerCase())
    .filter((code) => nameOf("en", "language", code) !== "");
}

function letterPairs(): string[] {
  const letters = Array.from({ length: 26 }, (_letter, index) => String.fromCharCode(65 + index));
  return letters.flatMap((first) => letters.map((second) => first + second));
}

function regionOf(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? "";
}

function canonical(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.replaceAll("_", "-"))[0]?.split("-")[0] ?? "";
  } catch {
    return "";
  }
}
