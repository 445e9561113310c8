/** What to write in place of a value that does not fit its field, if that is sure. */
import { parse, stringify } from "yaml";
import { seenAs } from "../core/suggest.ts";

/** Nothing that is longer is a code, a day or a number with a slip in it. */
const longest = 500;

/** A value that does not fit. */
interface Unfit {
  /** As it is written in the file, without its quotes. */
  readonly written: string;
  readonly isText: boolean;
  /** How all phone numbers of the file begin: `+254`. */
  readonly dial: string | undefined;
  /** Whether the field would take another value. */
  readonly fits: (value: unknown) => boolean;
}

/** A value as it is written in YAML, and what is to be done: write it, or only its quotes, or the same letters again. */
export interface SureValue {
  readonly text: string;
  readonly change: "write" | "quote" | "unquote" | "type-again";
}

/**
 * What was meant: the same in quotes, or without them; without invisible characters and letters of other alphabets; a
 * code in the right case; a day in the right order; a point for a decimal comma; a plus in front of the country's number.
 *
 * @returns A value that the field takes; `undefined` if nobody can be sure.
 */
export function suggestValue({ written, isText, dial, fits }: Unfit): SureValue | undefined {
  if (written.length > longest) return undefined;
  const seen = seenAs(written);
  const texts = [written, seen, ...inOtherCase(written), ...dayOf(seen), ...withPlus(written, dial)]
    .filter((text) => !isText || text !== written)
    .map(asYaml);
  const plain = isText ? [written, written.replace(",", ".")].filter(isPlainValue) : [];
  const text = [...plain, ...texts].find((each) => fits(parse(each)));
  if (text === undefined) return undefined;
  if (text === written) return { text, change: "unquote" };
  if (!isText && text === asYaml(written)) return { text, change: "quote" };
  return { text, change: isText && text === asYaml(seen) ? "type-again" : "write" };
}

/** A value as it is written in YAML, in quotes if it needs them. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trim();
}

/** True or false, or a number as everybody reads it: `1.000` may be a thousand. */
function isPlainValue(text: string): boolean {
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.(?!\d{3}$)\d+)?)$/.test(text);
}

/** A code, such as that of a country; an address may be another one in another case. */
function inOtherCase(written: string): string[] {
  return /^[\w-]+$/.test(written) ? [written.toUpperCase(), written.toLowerCase()] : [];
}

/** `05.08.2025`, `31/12/2025`, `2025/8/5`. Whether `05/08/2025` is in May or in August depends on the country. */
function dayOf(written: string): string[] {
  const isoDay = (year: string, month: string, day: string) =>
    `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [, year, inYear = "", last = ""] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(written) ?? [];
  if (year !== undefined) return [isoDay(year, inYear, last)];
  const [, first = "", sign, second = "", of] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(written) ?? [];
  if (of === undefined) return [];
  if (Number(second) > 12) return [isoDay(of, first, second)];
  return sign === "." || Number(first) > 12 || first === second ? [isoDay(of, second, first)] : [];
}

/** Numbers that begin with that of the file's own country and lack the plus: `254 20 555 0100`, `00254 20 555 0100`. */
function withPlus(written: string, dial: string | undefined): string[] {
  if (dial === undefined) return [];
  const own = new RegExp(`^(?:00)?${dial.slice(1)}(?=[ ()-]*\\d(?:[ ()-]*\\d){7})`);
  const numbers = written.split(",").map((number) => number.trim().replace(own, dial));
  return [numbers.join(", ")];
}
