const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Named codes that aren't countries: groups of countries, and test and placeholder codes. */
const nonCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

/** Whether a code is that of a current country: two capital letters of ISO 3166-1. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || names.of(code) === undefined || nonCountries.includes(code)) return false;
  // Withdrawn codes, and UK, are aliases of another code.
  return new Intl.Locale(`und-${code}`).region === code;
}
