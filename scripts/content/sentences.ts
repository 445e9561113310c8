/** What zod finds, in words for people who do not program. */
import type { z } from "zod";
import { nearest } from "./suggest.ts";
import { isRecord } from "./walk.ts";

type Sentence = readonly [rule: string, message: string, hint: string];

/** Sentences for the checks that schemas name by a code; see `schema/primitives.ts`. */
const named: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  blank: ["There is no text here", "Write the text, or delete the line if it is not needed"],
  slug: ["This must be lower-case letters, digits and hyphens", "Write it like this: price-lists"],
  version: ["This is not a version number", 'Write two or three numbers with dots, in quotes: "1.47"'],
  country: ["This is not a country code", "Write the two capital letters of the country: KE, SA, DE"],
  language: ["This is not a language code", "Write two lower-case letters: en, de"],
  sha256: ["This is not a SHA-256 digest", "Copy all 64 characters (0-9, a-f) from the file's digest"],
  path: ["This is not a path", "Begin with / and use no spaces"],
  endpoint: ["This is neither a path nor a web address", "Begin with / or https:// and use no spaces"],
  "download-host": [
    "This is neither a web address nor a free path of this site",
    "Write https://www.company.example/files, or /downloads for installers on this host, without a slash at the end",
  ],
  "download-path": [
    "This is not a path of an installer",
    "Write folders and file without a leading slash: tools/file.exe",
  ],
  "image-path": [
    "This is not a picture below content/images",
    "Write it like this: plugins/price-lists.svg, or plugins/price-lists.{lang}.webp with a picture in each language",
  ],
  "image-language": ["The picture cannot have {lang} here", "Write the name of one file: site/logo.svg"],
  currency: ["This is not a currency code", "Write three capital letters: USD, EUR"],
  url: ["This is not a web address that begins with https://", "Write it like this: https://www.company.example"],
  host: [
    "This address must not go on behind the host",
    "Write it without a slash at the end: https://www.company.example",
  ],
  "date-range": ["This day is too long ago or too far away", "Check the year: year-month-day, 2025-08-05"],
  phone: ["This is not an international phone number", "Begin with + and the country's number: +254 20 555 0100"],
  phones: [
    "One of these is not an international phone number",
    "Separate numbers with commas, each beginning with +: +254 20 555 0100, +254 20 555 0101",
  ],
  emails: [
    "One of these is not an e-mail address",
    "Separate addresses with commas: info@company.example, sales@company.example",
  ],
  telegram: ["This is not a Telegram name", 'Begin with @, in quotes: "@company"'],
  "release-empty": ["This release has no items", "Add at least one list: newFeatures, improvements or bugFixes"],
  "analytics-id": [
    "This analytics provider needs an id",
    "Write the id that your analytics account gave you: id: G-XXXXXXX",
  ],
  "authorized-country": ["A plugin for authorized partners only needs a country", "Add a line  country: SA"],
};

const formats: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  email: ["This is not an e-mail address", "Write it like this: info@company.example"],
  date: ["This is not a day of the calendar", "Write year-month-day: 2025-08-05"],
};

/**
 * Says what is wrong with one value.
 *
 * @param value The value as it was read.
 * @param written The value as it stands in the file, where it is neither list nor map.
 */
export function sentence(issue: z.core.$ZodIssue, value: unknown, written: string | undefined): Sentence {
  const known = named[issue.message];
  if (known !== undefined) return [issue.message, ...known];
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
      return ["out-of-range", tooSmall(issue), "Change it, or add what is missing"];
    case "too_big":
      return ["out-of-range", tooBig(issue, value), "Make it shorter or smaller"];
    case "invalid_format": {
      const format = formats[issue.format];
      return format === undefined
        ? ["format", "This has the wrong form", "Compare it with the other entries"]
        : [issue.format, ...format];
    }
    case "invalid_key":
      return ["slug", "This key must be lower-case letters, digits and hyphens", "Write it like this: price-lists"];
    default:
      return ["invalid", "This value is not valid", "Compare it with the other entries"];
  }
}

function notAllowed(values: readonly string[], value: unknown): Sentence {
  const meant = nearest(String(value), values);
  const hint = meant === undefined ? `Write one of: ${values.join(", ")}` : `Did you mean "${meant}"?`;
  const message =
    value === null ? "There is nothing here" : `"${describeValue(value)}" is not one of the allowed values`;
  return ["not-allowed", message, hint];
}

function describeValue(value: unknown): string {
  return typeof value === "object" ? foundType(value) : String(value);
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === "array") return `At least ${issue.minimum} entries are needed here`;
  return issue.inclusive === true
    ? `This must be at least ${issue.minimum}`
    : `This must be more than ${issue.minimum}`;
}

function tooBig(issue: z.core.$ZodIssueTooBig, value: unknown): string {
  if (issue.origin !== "string") return `This must be at most ${issue.maximum}`;
  const length = typeof value === "string" ? ` (it has ${value.length})` : "";
  return `This text is longer than ${issue.maximum} characters${length}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an entry with keys",
  record: "an entry with keys",
};

function typeName(type: string): string {
  return typeNames[type] ?? type;
}

function foundType(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return typeName(Array.isArray(value) ? "array" : typeof value);
}

function wrongType(expected: readonly string[], value: unknown, written: string | undefined): Sentence {
  const [first = ""] = expected;
  const names = [...new Set(expected.map(typeName))].join(" or ");
  if (expected.includes("string") && isRecord(value)) {
    const message = "A colon or { } makes this an entry with keys, not a text";
    return ["wrong-type", message, "Put the whole text into quotes"];
  }
  const isWritten = expected.includes("string") && written !== undefined && written !== "";
  const hint = isWritten ? `Put it into quotes: "${written}"` : typeHint(first, value);
  return ["wrong-type", `Expected ${names}, found ${foundType(value)}`, hint];
}

function typeHint(expected: string, value: unknown): string {
  if (expected === "string") {
    return value === null
      ? "Write the text behind the colon; a text that begins with # stands in quotes"
      : "Write one text in place of the list";
  }
  if (expected === "boolean") return "Write true or false, without quotes";
  if (expected === "int") return "Write digits only, without quotes";
  if (expected === "number") return "Write digits only, with a dot for decimals, without quotes";
  if (expected === "array") return "Write a list: each entry on its own line, beginning with a hyphen and a space";
  return "Write its keys below it, indented by two spaces, each with a colon: key: value";
}
