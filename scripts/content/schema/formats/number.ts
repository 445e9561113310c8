/** Numbers as people and spreadsheets write them. */

/** Letters that are typed for digits beside digits, and digits of other scripts, as 0 to 9. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll(/(?<=\d[\d.,]*)[oO](?![\p{L}])|\b[oO](?=\d)/gu, "0");
}

/** The value of a decimal digit. Unicode has them in runs of ten (The Unicode Standard, 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** What separates thousands besides the dot and the comma. */
const spaces = /(?<=\d)[\s'’](?=\d{3})/g;

/**
 * The numbers that a text with separators may mean, without them: `1.000,50` → `1000.50`. Three digits behind the only
 * separator may be decimals or thousands: `9,500` → `9500` and `9.5`.
 */
export function readAmount(written: string): readonly string[] {
  const text = plainDigits(written).replaceAll(spaces, "");
  if (/^\d+$/.test(text)) return [text];
  if (/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return [text.replaceAll(/\D/g, "")];
  const [, whole = "", separator, decimals = ""] = /^([\d.,]*\d)([.,])(\d+)$/.exec(text) ?? [];
  if (separator === undefined) return [];
  const isGrouped = new RegExp(`^\\d{1,3}(?:[${separator === "." ? "," : "."}]\\d{3})+$`).test(whole);
  if (isGrouped) return [`${whole.replaceAll(/\D/g, "")}.${decimals}`];
  if (!/^\d+$/.test(whole)) return [];
  if (decimals.length !== 3 || whole.length > 3 || whole === "0") return [`${whole}.${decimals}`];
  return decimals.endsWith("0")
    ? [whole + decimals, String(Number(`${whole}.${decimals}`))]
    : [whole + decimals, `${whole}.${decimals}`];
}

const currency = "(?:\\p{Sc}|US\\$|[A-Z]{3}|euros?|dollars?)";
const perMonth = "(?:\\s*(?:/|per|a|pro|im|je)\\s*(?:mo|mon|month|monat)\\.?|\\s*(?:monthly|monatlich|mtl\\.?))?";
const pricePattern = new RegExp(
  `^${currency}?\\s*([\\p{Nd}oO.,'’\\s]*[\\p{Nd}oO])(?:[.,][-–—]{0,2})?\\s*${currency}?${perMonth}[.;\\s]*$`,
  "iu",
);

/** An amount of money, without its currency and without "per month". */
export function readPrice(written: string): readonly string[] {
  const amount = pricePattern.exec(written)?.[1]?.trim().replace(/^[.,]/, "0.");
  const readings = amount === undefined ? [] : readAmount(amount);
  // `8.999` is a number, but no price: nobody knows which digit is too much.
  return amount !== undefined && /^\d+\.\d\d[1-9]$/.test(amount) ? [] : readings;
}

const multipliers: Readonly<Record<string, number>> = {
  ...{ k: 1e3, tsd: 1e3, thousand: 1e3, tausend: 1e3 },
  ...{ mio: 1e6, million: 1e6, millions: 1e6, millionen: 1e6 },
};

/** Words for the units that names of fields end with. */
const units = ["days?|tag(?:en?)?", "months?|monat(?:en?)?", "hours?|stunden?", "ghz", "gb", "mb"];

/** A number without the unit of its field. Of `3,75 MB (3.842.560 Bytes)` the exact one, if the rounded says the same. */
export function readNumber(written: string, name: string): readonly string[] {
  const text = plainDigits(written);
  const [, rounded = "", exact = ""] =
    /^([\d.,]+)\s*[MK]i?B\s*[(,/]?\s*([\d.,'’\s]+)\s*bytes?\s*\)?$/i.exec(text) ?? [];
  if (exact !== "") {
    const bytes = exact.replaceAll(/\D/g, "");
    const ratio = Number(bytes) / Number(rounded.replace(",", "."));
    return [1e3, 1024, 1e6, 2 ** 20].some((unit) => Math.abs(ratio / unit - 1) < 0.02) ? [bytes] : [];
  }
  const [, digits = "", unit = ""] =
    /^(?:[~#+]|n[or]\.|ca\.|about|etwa|over|über)?\s*(\d(?:[\d.,\s'’]*\d)?)\s*\+?\s*(\p{L}*)[.;+%]?$/iu.exec(text) ??
    [];
  const times = multipliers[unit.toLowerCase()];
  if (times !== undefined) return [String(Math.round(Number(digits.replace(",", ".")) * times))];
  // In another unit it is another number.
  const own = units.find((each) => new RegExp(`(?:${each})$`, "i").test(name)) ?? "(?![kmgt]i?b$).*";
  if (unit !== "" && !new RegExp(`^(?:${own})$`, "i").test(unit)) return [];
  if (/^\d{1,3}(?:[.,\s'’]\d{3})+$/.test(digits)) return [digits.replaceAll(/\D/g, "")];
  // Spreadsheets add decimals to whole numbers.
  const [, whole] = /^0*(\d+)(?:[.,]0{1,2})?$/.exec(digits) ?? [];
  return whole === undefined ? readAmount(digits) : [whole];
}
