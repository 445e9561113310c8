/** Days as a reader writes them. Content has `2026-11-18`. */

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** @param locale The reader's: `de-DE` has 18.11.2026, `en-US` 11/18/2026. */
export function dayFormat(locale: string) {
  const format = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  });
  const separators = (text: string) => text.replaceAll(/\d+/g, "0");
  return {
    /** The day in the reader's order; any other text as it is. */
    toReader(value: string): string {
      const day = isoDay.test(value) ? new Date(value) : undefined;
      return day === undefined || Number.isNaN(day.getTime()) ? value : format.format(day);
    },
    /** A day in the reader's order as the content has it; any other text as it is, for the check to judge. */
    fromReader(text: string): string {
      const order = format.formatToParts(0).flatMap(({ type }) => (type === "literal" ? [] : type));
      const numbers = text.match(/\d+/g) ?? [];
      const number = (part: "year" | "month" | "day") => numbers[order.indexOf(part)] ?? "";
      if (separators(text.trim()) !== separators(format.format(0)) || number("year").length !== 4) return text.trim();
      return [number("year"), ...[number("month"), number("day")].map((each) => each.padStart(2, "0"))].join("-");
    },
  };
}
