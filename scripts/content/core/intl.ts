/** Formatters by language and options, made once: making one costs a hundred times what using it does. */
function remembered<Options, Formatter>(make: (language: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? make(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = remembered(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const dateFormat = remembered(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const displayNames = remembered(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options),
);

/** `$`, `US$`, `€`. */
export const currencySign = remembered((language, currency: string) => {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value;
});

/** What a language is called in another one; its code if it has no name there. */
export function languageName(code: string, language: string): string {
  return displayNames(language, { type: "language" }).of(code) ?? code;
}
