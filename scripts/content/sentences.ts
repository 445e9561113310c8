/** What zod finds, in words for people who do not program. */
import type { z } from "zod";
import { hints } from "./messages/hints.ts";
import { type Sentence, verbatim } from "./messages/sentence.ts";
import { kindInWords, typeMessages as said } from "./messages/types.ts";
import { sentencesOfChecks, sentencesOfFormats } from "./messages/values.ts";
import type { RuleId } from "./rule-book/rule-book.ts";
import { nearest } from "./suggest.ts";
import { isRecord } from "./walk.ts";

type Finding = readonly [rule: RuleId, message: Sentence, hint: Sentence];

/** For what no schema of this site checks yet. */
const unexplained: Finding = ["invalid", said.invalid, hints.compareEntries];

/**
 * Says what is wrong with one value.
 *
 * @param value The value as it was read.
 * @param written The value as it stands in the file, where it is neither list nor map.
 */
export function sentence(issue: z.core.$ZodIssue, value: unknown, written: string | undefined): Finding {
  const check = issue.message;
  if (isCheck(check)) return [check, ...sentencesOfChecks[check]];
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], value, written);
    case "invalid_union":
      return wrongType(
        issue.errors.flatMap((errors) => errors.flatMap((one) => (one.code === "invalid_type" ? [one.expected] : []))),
        value,
        written,
      );
    case "invalid_value":
      return notAllowed(issue.values.map(String), value);
    case "too_small":
      return ["out-of-range", tooSmall(issue), said.tooLittle];
    case "too_big":
      return ["out-of-range", tooBig(issue, value), said.shorten];
    case "invalid_format":
      return isFormat(issue.format) ? [issue.format, ...sentencesOfFormats[issue.format]] : unexplained;
    case "invalid_key":
      return ["slug", said.badKey, hints.writeLikeThis("price-lists")];
    default:
      return unexplained;
  }
}

function isCheck(code: string): code is keyof typeof sentencesOfChecks {
  return Object.hasOwn(sentencesOfChecks, code);
}

function isFormat(format: string): format is keyof typeof sentencesOfFormats {
  return Object.hasOwn(sentencesOfFormats, format);
}

function notAllowed(values: readonly string[], value: unknown): Finding {
  const meant = nearest(String(value), values);
  const hint = meant === undefined ? hints.writeOneOf(values) : hints.didYouMean(meant);
  const found = typeof value === "object" ? kindInWords(kindOf(value)) : verbatim(String(value));
  return ["not-allowed", value === null ? said.nothingHere : said.notAllowed(found), hint];
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Sentence {
  const least = String(issue.minimum);
  if (issue.origin === "array") return said.fewEntries(least);
  return issue.inclusive === true ? said.atLeast(least) : said.moreThan(least);
}

function tooBig(issue: z.core.$ZodIssueTooBig, value: unknown): Sentence {
  const most = String(issue.maximum);
  if (issue.origin !== "string") return said.atMost(most);
  return said.tooLong(most, typeof value === "string" ? value.length : undefined);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return Array.isArray(value) ? "array" : typeof value;
}

function wrongType(expected: readonly string[], value: unknown, written: string | undefined): Finding {
  if (expected.includes("string") && isRecord(value)) return ["wrong-type", said.keysInText, hints.quoteIt];
  const isWritten = expected.includes("string") && written !== undefined && written !== "";
  const hint = isWritten ? said.quote(written) : typeHint(expected[0] ?? "", value);
  return ["wrong-type", said.expected(expected, kindOf(value)), hint];
}

function typeHint(expected: string, value: unknown): Sentence {
  if (expected === "string") return value === null ? said.textBehindColon : said.oneText;
  if (expected === "boolean") return said.trueOrFalse;
  if (expected === "int") return said.digits;
  if (expected === "number") return said.decimals;
  return expected === "array" ? said.list : said.keys;
}
