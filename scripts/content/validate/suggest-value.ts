/** What to write in place of a value that does not fit its field, if that is sure. */
import { parse, stringify } from "yaml";
import { seenAs } from "../core/suggest.ts";

/** Nothing that is longer is a code, a day or a number with a slip in it. */
const longest = 500;

/** A value that does not fit. */
export interface Unfit {
  /** Id of the rule that it breaks. */
  readonly rule: string;
  /** As it stands in the file, without its quotes. */
  readonly written: string;
  readonly isText: boolean;
  /** How all phone numbers of the file begin: `+254`. */
  readonly dial: string | undefined;
  /** Whether the field would take another value. */
  readonly fits: (value: unknown) => boolean;
}

/**
 * What was meant: the same in quotes, or without them; without invisible characters and letters of other alphabets; a
 * code in the right case; a day in the right order; a point for a decimal comma; a plus in front of the country's number.
 *
 * @returns A value as it is written in YAML, which the field takes; `undefined` if nobody can be sure.
 */
export function meantValue(unfit: Unfit): string | undefined {
  const { rule, written, isText, fits } = unfit;
  if (written.length > longest) return undefined;
  const texts = [written, seenAs(written), ...inOtherCase(rule, written), ...(proposals[rule]?.(unfit) ?? [])];
  const plain = [written, written.replace(",", ".")].filter((text) => isPlainValue(text));
  return [...(isText ? plain : []), ...texts.filter((text) => !isText || text !== written).map(asYaml)].find((text) =>
    fits(parse(text)),
  );
}

/** A value as it is written in YAML, in quotes if it needs them. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trim();
}

const proposals: Readonly<Record<string, (unfit: Unfit) => readonly string[]>> = {
  date: ({ written }) => dayOf(seenAs(written)),
  phone: withPlus,
  phones: withPlus,
};

/** True or false, or a number as everybody reads it: `1.000` may be a thousand. */
function isPlainValue(text: string): boolean {
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.(?!\d{3}$)\d+)?)$/.test(text);
}

function inOtherCase(rule: string, written: string): string[] {
  if (["country", "currency"].includes(rule)) return [written.toUpperCase()];
  return ["language", "sha256", "slug"].includes(rule) ? [written.toLowerCase()] : [];
}

/** `05.08.2025`, `31/12/2025`, `2025/8/5`. Whether `05/08/2025` is in May or in August depends on the country. */
function dayOf(written: string): string[] {
  const [, year, inYear = "", last = ""] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(written) ?? [];
  if (year !== undefined) return [isoDay(year, inYear, last)];
  const [, first = "", sign, second = "", of] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(written) ?? [];
  if (of === undefined) return [];
  if (Number(second) > 12) return [isoDay(of, first, second)];
  return sign === "." || Number(first) > 12 || first === second ? [isoDay(of, second, first)] : [];
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Numbers that begin with that of the file's own country and lack the plus: `254 20 555 0100`, `00254 20 555 0100`. */
function withPlus({ written, dial }: Unfit): string[] {
  if (dial === undefined) return [];
  const numbers = written.split(",").map((number) => number.trim());
  const own = new RegExp(`^(?:00)?${dial.slice(1)}(?=[ ()-]*\\d(?:[ ()-]*\\d){7})`);
  return [numbers.map((number) => number.replace(own, dial)).join(", ")];
}
