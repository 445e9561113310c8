/** Caches `Intl` formatters; creating one costs about 100 × a call. */
function cached<Options, Formatter>(create: (language: string, options: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const formatter = cache.get(key) ?? create(language, options);
    cache.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = cached(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const dateFormat = cached(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const displayNames = cached(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options),
);

/** The currency sign in a language: `$`, `US$`, `€`. */
export const currencySign = cached((language, currency: string) => {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value;
});

/** The most likely script of a language: `Latn`, `Arab`. */
export function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? "";
}

/** Writing direction of a language, by its script. */
export function directionOf(code: string): "ltr" | "rtl" {
  return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].includes(scriptOf(code)) ? "rtl" : "ltr";
}

/** The name of a country in a language. @param code ISO 3166-1 alpha-2 code. */
export function countryName(code: string, language: string): string {
  return displayNames(language, { type: "region" }).of(code) ?? code;
}

/** The name of language `code` in `language`; the code if there is no name. */
export function languageName(code: string, language: string): string {
  return displayNames(language, { type: "language" }).of(code) ?? code;
}
