/** Money, numbers and dates as a shop in each language writes them. Pictures hold no clock: every date is given. */

const locales: Readonly<Record<string, string>> = { en: "en-US", de: "de-DE" };
const currencies: Readonly<Record<string, string>> = { de: "EUR" };

const localeOf = (lang: string) => locales[lang] ?? lang;

/** Currency of the shop in the pictures: dollars in English, euros in German. */
export const currencyOf = (lang: string) => currencies[lang] ?? "USD";

/** `12.5` → `$12.50`, `12,50 €`. */
export function money(amount: number, lang: string): string {
  return new Intl.NumberFormat(localeOf(lang), { style: "currency", currency: currencyOf(lang) }).format(amount);
}

/** `20` → `$20`, `20 €`: for notes and other whole amounts. */
export function wholeMoney(amount: number, lang: string): string {
  const options = { style: "currency", currency: currencyOf(lang), maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(localeOf(lang), options).format(amount);
}

/** `12.5` → `12.50`, `12,50`: for columns of amounts. */
export function amount(value: number, lang: string): string {
  return decimal(value, lang, 2);
}

/** A number with exactly so many decimals. */
export function decimal(value: number, lang: string, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(localeOf(lang), options).format(value);
}

/** `8.25` → `8.25%`, `8,25 %`. */
export function percent(value: number, lang: string): string {
  const options = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(localeOf(lang), options).format(value / 100);
}

/** A signed number: `+3`, `−2`, `0`. */
export function signed(value: number, lang: string, digits = 0): string {
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${decimal(Math.abs(value), lang, digits)}`;
}

/** `2025-09-12` → `09/12/2025`, `12.09.2025`. */
export function date(day: string, lang: string): string {
  const options = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(lang), options).format(new Date(`${day}T00:00Z`));
}

/** `2025-09-12` → `Friday, September 12`, `Freitag, 12. September`. */
export function longDate(day: string, lang: string): string {
  const options = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(lang), options).format(new Date(`${day}T00:00Z`));
}

/** `13:42` → `1:42 PM`, `13:42`. */
export function time(clock: string, lang: string): string {
  const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(lang), options).format(new Date(`2025-01-01T${clock}Z`));
}

/** The day on which all pictures are taken. */
export const today = "2025-09-12";
