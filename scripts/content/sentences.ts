/** What zod finds, in words for people who do not program. */
import type { z } from "zod";
import { meantChoice } from "./meant/choices.ts";
import { meantAnswer, meantNumber } from "./meant/figures.ts";
import { seenAs } from "./meant/lookalikes.ts";
import { asYaml, meantText, slugOf } from "./meant/meant.ts";
import { hints } from "./messages/hints.ts";
import { type Sentence, verbatim } from "./messages/sentence.ts";
import { kindInWords, typeMessages as said } from "./messages/types.ts";
import { sentencesOfChecks, sentencesOfFormats } from "./messages/values.ts";
import type { RuleId } from "./rule-book/rule-book.ts";
import { isRecord } from "./walk.ts";

type Finding = readonly [rule: RuleId, message: Sentence, hint: Sentence];

/** What is known of the field around a value, to say what would be right in it. */
export interface Field {
  readonly key: string;
  /** What the schema says about another value; `undefined` where the field would take it. */
  readonly judge: (value: unknown) => z.core.$ZodIssue | undefined;
  /** An entry with keys that was meant as a text, as it stands on its line. */
  readonly line?: string | undefined;
  /** Phone numbers of the same file. */
  readonly phones: readonly string[];
}

/** For what no schema of this site checks yet. */
const unexplained: Finding = ["invalid", said.invalid, hints.compareEntries];

/**
 * Says what is wrong with one value.
 *
 * @param value The value as it was read.
 * @param written The value as it stands in the file, where it is neither list nor map.
 * @param field Without it, hints are general.
 */
export function sentence(issue: z.core.$ZodIssue, value: unknown, written: string | undefined, field?: Field): Finding {
  const found = general(issue, value, written, field);
  const [rule, message] = found;
  if (typeof value !== "string" || field === undefined || issue.code === "invalid_key") return found;
  const meant = meantText(rule, { written: value, phones: field.phones }, (text) => field.judge(text) === undefined);
  if (meant === undefined) return found;
  const isUnseen = meant === seenAs(value) && value.trim() !== meant;
  return [rule, message, isUnseen ? hints.typeAgain(asYaml(meant)) : hints.write(asYaml(meant))];
}

function general(
  issue: z.core.$ZodIssue,
  value: unknown,
  written: string | undefined,
  field: Field | undefined,
): Finding {
  const check = issue.message;
  if (isCheck(check)) {
    const [message, hint] = sentencesOfChecks[check];
    return [check, message, (check === "image-kind" ? endings(issue) : undefined) ?? hint];
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], value, written, field);
    case "invalid_union":
      return wrongType(
        issue.errors.flatMap((errors) => errors.flatMap((one) => (one.code === "invalid_type" ? [one.expected] : []))),
        value,
        written,
        field,
      );
    case "invalid_value":
      return notAllowed(issue.values.map(String), value);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue, value);
    case "not_multiple_of":
      return ["out-of-range", said.cents, said.writeCents];
    case "invalid_format":
      return isFormat(issue.format) ? [issue.format, ...sentencesOfFormats[issue.format]] : unexplained;
    case "invalid_key":
      return ["slug", said.badKey, keyHint(field?.key ?? "")];
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

/** What a key is called in lower case with hyphens. */
function keyHint(key: string): Sentence {
  const name = slugOf(key);
  return name === "" || name === key ? hints.writeLikeThis("price-lists") : hints.write(`${name}: …`);
}

/** The endings that the pattern of a picture lists. */
function endings(issue: z.core.$ZodIssue): Sentence | undefined {
  const pattern = issue.code === "invalid_format" && "pattern" in issue ? String(issue.pattern) : "";
  const [, listed] = /\\\.\(\?:([a-z|?]+)\)\$/.exec(pattern) ?? [];
  return listed === undefined ? undefined : said.endings(listed.split("|").map((one) => `.${one.replace("e?", "")}`));
}

function notAllowed(values: readonly string[], value: unknown): Finding {
  const meant = meantChoice(seenAs(String(value)), values);
  const hint = meant === undefined ? hints.writeOneOf(values) : hints.didYouMean(meant);
  const found = typeof value === "object" ? kindInWords(kindOf(value)) : verbatim(String(value));
  return ["not-allowed", value === null ? said.nothingHere : said.notAllowed(found), hint];
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Finding {
  const least = String(issue.minimum);
  if (issue.origin === "array") return ["out-of-range", said.fewEntries(least), said.addEntries];
  return issue.inclusive === true
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

function wrongType(
  expected: readonly string[],
  value: unknown,
  written: string | undefined,
  field: Field | undefined,
): Finding {
  const isTextWanted = expected.includes("string");
  if (isTextWanted && isRecord(value)) {
    const line = field?.line;
    return ["wrong-type", said.keysInText, line === undefined ? hints.quoteIt : said.quoteLine(line)];
  }
  const isWritten = isTextWanted && written !== undefined && written !== "";
  const hint = isWritten
    ? value === null
      ? said.meansNothing(written)
      : textHint(written, field)
    : (valueHint(expected, written, field) ?? listHint(value, field) ?? typeHint(expected, value));
  const kind = kindOf(value);
  const found = kind === "fraction" && !expected.includes("int") ? "number" : kind;
  return ["wrong-type", said.expected(expected, found), hint];
}

/** A number or `true` where a text is wanted: in quotes it may be right, or still wrong. */
function textHint(written: string, field: Field | undefined): Sentence {
  const issue = field?.judge(written);
  if (issue === undefined) return said.quote(written);
  return sentence(issue, written, written, field)[2];
}

/** The number, or true or false, that was written as a text. */
function valueHint(expected: readonly string[], written: string | undefined, field: Field | undefined) {
  if (written === undefined || field === undefined) return undefined;
  const meant = expected.includes("boolean")
    ? meantAnswer(written)
    : expected.some((kind) => kind === "number" || kind === "int")
      ? meantNumber(written, field.key === "bytes")
      : undefined;
  if (meant === undefined || field.judge(meant) !== undefined) return undefined;
  return String(meant) === written ? said.unquote(written) : hints.write(String(meant));
}

/** One text that was written as a list, or a list that was written as a text with commas. */
function listHint(value: unknown, field: Field | undefined): Sentence | undefined {
  if (field === undefined) return undefined;
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (typeof only === "string" && field.judge(only) === undefined) return hints.write(asYaml(only));
  const parts = typeof value === "string" ? value.split(/[,;\s]+/).filter((part) => part !== "") : [];
  return parts.length > 1 && field.judge(parts) === undefined ? hints.write(`[${parts.join(", ")}]`) : undefined;
}

function typeHint([expected = ""]: readonly string[], value: unknown): Sentence {
  if (expected === "string") return value === null ? said.textBehindColon : said.oneText;
  if (expected === "boolean") return said.trueOrFalse;
  if (expected === "int") return typeof value === "number" ? said.wholeNumber : said.digits;
  if (expected === "number") return said.decimals;
  return expected === "array" ? said.list : said.keys;
}
