/** Days as people, mails and spreadsheets write them. */
import { dateFormat } from "../../core/intl.ts";
import { plainDigits } from "./number.ts";

/** Names of months, and their first three letters, in the message languages: `march`, `märz`, `mar`, `mär`. */
const monthNames: ReadonlyMap<string, number> = new Map(
  ["en", "de"].flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
      const name = dateFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, index)).toLowerCase();
      return [name, name.slice(0, 3), name.slice(0, 4)].map((each) => [each, index + 1] as const);
    }),
  ),
);

/** Excel's day 0 (its calendar of 1900). */
const spreadsheetStart = Date.UTC(1899, 11, 30);

/**
 * The days that a text may mean, as `2026-11-18`: month names in English and German, two digits for the year, a time or
 * weekday beside the day, the number that a spreadsheet stores. `09/12/2025` is two days.
 */
export function readDate(written: string): readonly string[] {
  const text = plainDigits(written)
    .toLowerCase()
    .replaceAll(/\p{Pd}/gu, "-")
    .replace(/\s*\(\p{L}+\)$/u, "")
    .replace(/^(?:(?:\p{L}+(?=,)|(?:\p{L}+(?:day|tag|woch)|[mdfs][oiras]|den|am|vom|on|the)\b)[.,]*\s*)+/u, "")
    .replace(/[t\s,]+(?:um|at)?\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|uhr|am|pm|[+-]\d{2}:?\d{2})?$/, "")
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b(?: of)?/g, "")
    .trim();
  if (/^[34]\d{4}$/.test(text))
    return [new Date(spreadsheetStart + Number(text) * 86_400_000).toISOString().slice(0, 10)];
  const [, y = "", m = "", d = ""] = /^(\d{4})[-/._ ]?(\d{1,2})[-/._ ]?(\d{1,2})$/.exec(text) ?? [];
  if (y !== "") return days([[y, m, d]]);
  const named =
    /^(?<day>\d{1,2})[./\s-]*(?<name>\p{L}+)[./,\s-]*(?<year>\d{4}|\d{2})$/u.exec(text) ??
    /^(?<name>\p{L}+)\.?\s*(?<day>\d{1,2})[.,\s]+(?<year>\d{4}|\d{2})$/u.exec(text);
  const { day = "", name = "", year = "" } = named?.groups ?? {};
  if (name !== "") return days([[year, String(monthNames.get(name) ?? ""), day]]);
  const [, first = "", separator, second = "", last = ""] =
    /^(\d{1,2})\s*([./ -])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (separator === ".") return days([[last, second, first]]);
  const isYearFirst = last.length === 2;
  return days([[last, second, first], [last, first, second], ...(isYearFirst ? [[first, second, last] as const] : [])]);
}

/** The days that the calendar has, each once. */
function days(parts: readonly (readonly [year: string, month: string, day: string])[]): readonly string[] {
  const iso = parts.map(
    ([year, month, day]) => `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
  const isDay = (each: string) => {
    const time = Date.parse(`${each}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(each);
  };
  return [...new Set(iso.filter(isDay))];
}
