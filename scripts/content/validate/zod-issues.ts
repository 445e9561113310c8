/** What zod finds, in words for people who do not program. */
import type { z } from "zod";
import { type Sentence, verbatim } from "../core/localized-text.ts";
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { isRecord } from "../core/value-path.ts";
import { hints } from "../messages/hints.ts";
import { kindInWords, typeMessages as said } from "../messages/types.ts";
import { hintOf, refusalOf } from "../schema/refusal.ts";
import { asYaml, meantValue } from "./suggest-value.ts";

type Finding = readonly [rule: string, message: Sentence, hint: Sentence];

/** What is known of a field and of its value, to say what would be right. */
export interface Field {
  readonly value: unknown;
  /** The value as it stands in the file, without quotes; no list, and an entry only if it is on one line. */
  readonly written: string | undefined;
  /** What the schema says about another value; `undefined` if the field would take it. */
  readonly judge: (value: unknown) => z.core.$ZodIssue | undefined;
  /** A value that the field takes. */
  readonly example: unknown;
  readonly isOptional: boolean;
  /** How all phone numbers of the file begin: `+254`. */
  readonly dial: string | undefined;
}

/** Says what is wrong with one value, and what to write: what is sure, otherwise what is allowed with an example. */
export function sentence(issue: z.core.$ZodIssue, field: Field): Finding {
  const [rule, message, hint] = general(issue, field);
  const { value, written, judge, dial } = field;
  if (written === undefined || value === null || issue.code === "invalid_key") return [rule, message, hint];
  const isText = typeof value === "string";
  // What a text in its place would be told is what to write: in quotes `20250805` is no day either.
  const asText = isText ? undefined : judge(written);
  const textRule = asText === undefined ? rule : general(asText, { ...field, value: written })[0];
  const meant = meantValue({ rule: textRule, written, isText, dial, fits: (other) => judge(other) === undefined });
  if (meant !== undefined) return [rule, message, writeInstead(meant, written, isText)];
  const isTextWanted = rule === "wrong-type" && !isRecord(value) && asText !== undefined && textRule !== rule;
  return [rule, message, isTextWanted ? general(asText, { ...field, value: written })[2] : hint];
}

function writeInstead(meant: string, written: string, isText: boolean): Sentence {
  if (isText && meant === written) return said.unquote(meant);
  if (!isText) return meant === asYaml(written) ? said.quote(meant) : hints.write(meant);
  return meant === asYaml(seenAs(written)) ? hints.typeAgain(meant) : hints.write(meant);
}

function general(issue: z.core.$ZodIssue, field: Field): Finding {
  const refusal = refusalOf(issue.message);
  if (refusal !== undefined) {
    const { example, isOptional } = field;
    const hint = hintOf(refusal, example === undefined ? undefined : asYaml(example));
    return [refusal.id, refusal.message, refusal.id === "blank" && isOptional ? hints.writeOrDelete : hint];
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], field);
    case "invalid_union":
      return wrongType(
        issue.errors.flatMap((errors) => errors.flatMap((one) => (one.code === "invalid_type" ? [one.expected] : []))),
        field,
      );
    case "invalid_value":
      return notAllowed(issue.values.map(String), field.value);
    case "too_small":
      return tooSmall(issue, field);
    case "too_big":
      return tooBig(issue, field.value);
    case "not_multiple_of":
      return ["out-of-range", said.cents, said.writeCents];
    case "invalid_key":
      return ["slug", said.badKey, hints.writeLikeThis("price-lists")];
    default:
      return ["invalid", said.invalid, hints.compareEntries];
  }
}

function notAllowed(values: readonly string[], value: unknown): Finding {
  if (value === null) return ["not-allowed", said.nothingHere, hints.writeOneOf(nearestFirst("", values))];
  const written = seenAs(String(value));
  const meant = nearest(written, values);
  const found = typeof value === "object" ? kindInWords(kindOf(value)) : verbatim(String(value));
  const hint = meant === undefined ? hints.writeOneOf(nearestFirst(written, values)) : hints.didYouMean(meant);
  return ["not-allowed", said.notAllowed(found), hint];
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, { judge }: Field): Finding {
  const least = String(issue.minimum);
  if (issue.origin === "array") return ["out-of-range", said.fewEntries(least), said.addEntries];
  return issue.inclusive === true && judge(issue.minimum) === undefined
    ? ["out-of-range", said.atLeast(least), said.writeAtLeast(least)]
    : ["out-of-range", said.moreThan(least), said.writeMoreThan(least)];
}

function tooBig(issue: z.core.$ZodIssueTooBig, value: unknown): Finding {
  const most = String(issue.maximum);
  if (issue.origin === "array") return ["out-of-range", said.manyEntries(most), said.deleteEntries];
  if (typeof value !== "string") return ["out-of-range", said.atMost(most), said.writeAtMost(most)];
  return ["out-of-range", said.tooLong(most, value.length), said.shorten(value.length - Number(most))];
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "number") return Number.isNaN(value) ? "nan" : Number.isInteger(value) ? "number" : "fraction";
  return Array.isArray(value) ? "array" : typeof value;
}

function wrongType(expected: readonly string[], { value, judge }: Field): Finding {
  if (expected.includes("string") && isRecord(value)) return ["wrong-type", said.keysInText, hints.quoteIt];
  const kind = kindOf(value);
  // A whole number is asked for as a number first.
  const isWhole = expected[0] === "number" && judge(1.5)?.code === "invalid_type";
  const kindWanted = isWhole ? "int" : (expected[0] ?? "");
  const found = kind === "fraction" && !expected.includes("int") ? "number" : kind;
  return ["wrong-type", said.expected(expected, found), typeHint(kindWanted, value)];
}

function typeHint(expected: string, value: unknown): Sentence {
  if (expected === "string") return Array.isArray(value) ? said.oneText : said.textBehindColon;
  if (expected === "boolean") return said.trueOrFalse;
  if (expected === "int") return typeof value === "number" ? said.wholeNumber : said.digits;
  if (expected === "number") return said.decimals;
  return expected === "array" ? said.list : said.keys;
}
