/** Days as people write them: `05.08.2025`, `5. August 2025`, `2025/8/5`. */
import { dateFormat } from "../intl.ts";

/** Languages whose names of months are understood. */
const languages = ["en", "de"];

/**
 * What days a text may mean, in the form of content, the likelier one first.
 *
 * @returns Empty where it is no day. The 5th of August and the 8th of May cannot be told apart in `05/08/2025`.
 */
export function meantDays(written: string): string[] {
  const [, year, month, inMonth] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(written) ?? [];
  if (year !== undefined) return [isoDay(year, month, inMonth)];
  const [, first, separator, second, last] = /^(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4}|\d{2})$/.exec(written) ?? [];
  if (last !== undefined) {
    const full = last.length === 2 ? `20${last}` : last;
    // Between dots the day stands first everywhere; between slashes it depends on the country.
    const isSure = separator === "." || Number(first) > 12 || first === second;
    if (isSure) return [isoDay(full, second, first)];
    return Number(second) > 12 ? [isoDay(full, first, second)] : [];
  }
  const [, before, name = "", behind, inYear] =
    /^(?:(\d{1,2})(?:\.|st|nd|rd|th)? )?(\p{L}+)\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})$/u.exec(written) ?? [];
  const number = monthOf(name);
  const day = before ?? behind;
  return number === undefined || inYear === undefined || day === undefined ? [] : [isoDay(inYear, number, day)];
}

function isoDay(year = "", month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Number of a month by its name, whole or shortened. */
function monthOf(name: string): string | undefined {
  const wanted = name.toLowerCase();
  if (wanted.length < 3) return undefined;
  const numbers = Array.from({ length: 12 }, (_month, index) => index + 1);
  const found = numbers.find((number) =>
    languages.some((language) => {
      const month = new Date(Date.UTC(2025, number - 1, 1));
      const full = dateFormat(language, { month: "long", timeZone: "UTC" }).format(month).toLowerCase();
      return full.startsWith(wanted);
    }),
  );
  return found === undefined ? undefined : String(found);
}
