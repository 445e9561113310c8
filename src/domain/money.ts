/** Money as text, alike in the build and in the browser. */

export interface MoneyFormat {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** Creating one costs about 100 × a call. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats money, without cents if there are none: `$10`, `10 $`. From right to left, the currency is isolated (Unicode
 * Bidirectional Algorithm, FSI and PDI): `US$` would be shown as `$US`.
 */
export function formatMoney(amount: number, { currency, language, direction }: MoneyFormat): string {
  // The oldest browsers do not know `trailingZeroDisplay`.
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const key = JSON.stringify([language, currency, digits]);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: "currency", currency, ...digits });
  formats.set(key, format);
  const isIsolated = direction === "rtl";
  const parts = format.formatToParts(amount);
  return parts.map(({ type, value }) => (type === "currency" && isIsolated ? `\u2068${value}\u2069` : value)).join("");
}
