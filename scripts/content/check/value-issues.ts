/** Issues about values. */
import type { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import type { Message } from "../core/messages/message.ts";
import { isMessageId } from "../core/messages/say.ts";
import { suggestion, toVisibleText } from "../core/suggest.ts";
import { isRecord, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { locate, scalarAt } from "../files/source-location.ts";
import { exampleAt, fitsAt, keyExampleAt, readingsAt } from "../schema/schema-lookup.ts";
import { messageIdOf, type SchemaFinding } from "./zod-findings.ts";

interface Field {
  readonly value: unknown;
  /** True if the field would accept another value. */
  readonly fits: (value: unknown) => boolean;
  /** A valid value; `undefined` for plain text. */
  readonly example: unknown;
}

/** Describes a wrong value or key, with a certain fix if there is one, otherwise with allowed values and an example. */
export function valueIssue({ issue, path }: SchemaFinding, parsed: ParsedFile, schema: z.ZodType): Diagnostic {
  const keyIssue = issue.code === "invalid_key" ? issue.issues[0] : undefined;
  const value = keyIssue ? path.at(-1) : valueAt(parsed.value, path);
  const message = valueMessage(keyIssue ?? issue, {
    value,
    fits: (other) => fitsAt(schema, path, other),
    example: keyIssue ? keyExampleAt(schema, path) : exampleAt(schema, path),
  });
  const isScalar = ["string", "number", "boolean"].includes(typeof value);
  // Not the normal form, which may have taken something away.
  const written = scalarAt(parsed, path)?.source ?? String(value);
  const { similar } = message.data ?? {};
  const readings = isScalar
    ? readingsAt(schema, path, keyIssue ? String(value) : written, keyIssue ? "key" : "value")
    : [];
  const all = readings.length === 0 && typeof similar === "string" ? [similar] : readings;
  return diagnostic(locate(parsed, path, keyIssue ? "key" : "value"), numberMessage(message, written, readings), {
    path,
    readings: all.length > 0 ? all : undefined,
  });
}

/** `9,500` is one of two numbers, and `8.999` is one, with a decimal too many. */
function numberMessage(message: Message, written: string, readings: readonly string[]): Message {
  if (!/^wrong-type\.(?:whole-)?number$/.test(message.id)) return message;
  if (readings.length > 1) return { id: "wrong-type.two-numbers", data: { allowed: readings } };
  return /^\d+\.\d{3}$/.test(written) && readings.length === 0 ? { id: "out-of-range.decimals" } : message;
}

function valueMessage(issue: z.core.$ZodIssue, field: Field): Message {
  const { value, example } = field;
  const id = messageIdOf(issue);
  if (id !== undefined) return { id, data: typeof example === "string" ? { example: asYaml(example) } : {} };
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], field);
    case "invalid_union": {
      const errors = issue.errors.flat();
      return wrongType(
        errors.flatMap((error) => (error.code === "invalid_type" ? [error.expected] : [])),
        field,
      );
    }
    case "invalid_value":
      return notAllowed(issue.values.map(String), value);
    case "too_small":
      return tooSmall(issue, example);
    case "too_big":
      return tooBig(issue, value);
    case "not_multiple_of":
      return { id: "out-of-range.decimals" };
  }
  return { id: "invalid", data: { example: asYaml(example ?? "…") } };
}

/** Message names for zod's types, which has no separate one for whole numbers. */
const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  int: "whole-number",
  boolean: "boolean",
  array: "list",
};

function wrongType(expected: readonly string[], { value, fits, example }: Field): Message {
  if (expected.includes("string") && isRecord(value)) return { id: "wrong-type.colon" };
  const accepted = expected.map((name) => kinds[name === "number" && !fits(1.5) ? "int" : name] ?? "entry");
  const kind = [...new Set(accepted)].join("-or-");
  const missingText = example === undefined ? "text" : "text-in-form";
  const ofText = value === null ? missingText : "one-text";
  const id = `wrong-type.${kind === "text" ? ofText : kind}`;
  return { id: isMessageId(id) ? id : "invalid", data: example === undefined ? {} : { example: asYaml(example) } };
}

function notAllowed(allowed: readonly string[], value: unknown): Message {
  const written = typeof value === "object" ? "" : toVisibleText(String(value));
  return { id: "not-allowed", data: suggestion(written, allowed) };
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, example: unknown): Message {
  const count = Number(minimum);
  if (origin === "array") return { id: "out-of-range.too-few", data: { count, example: asYaml(example ?? "…") } };
  if (origin === "record") return { id: "out-of-range.too-few-keys", data: { count } };
  return { id: inclusive === true ? "out-of-range.at-least" : "out-of-range.more-than", data: { minimum: count } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): Message {
  const count = Number(maximum);
  if (origin === "string") {
    return { id: "out-of-range.too-long", data: { length: String(value).length, maximum: count } };
  }
  return origin === "array"
    ? { id: "out-of-range.too-many", data: { count } }
    : { id: "out-of-range.at-most", data: { maximum: count } };
}
