/** What is wrong with one value, as a message. */
import type { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import { nearest, nearestFirst, toVisibleText } from "../core/suggest.ts";
import { isRecord } from "../core/value-path.ts";
import type { Message, MessageId } from "../messages/message.ts";
import { isMessageId } from "../messages/say.ts";

export interface Field {
  readonly value: unknown;
  readonly fits: (value: unknown) => boolean;
  /** A value that could be written there; `undefined` if any text could. */
  readonly example: unknown;
}

/** The message that a check of a schema has as its error; `undefined` if zod found it by itself. */
export function messageIdOf({ message }: z.core.$ZodIssue): MessageId | undefined {
  return isMessageId(message) ? message : undefined;
}

export function valueMessage(issue: z.core.$ZodIssue, field: Field): Message {
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

/** Kinds of values by the names that zod has for them, `number` for whole ones too. */
const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  int: "whole-number",
  boolean: "boolean",
  array: "list",
};

function wrongType(expected: readonly string[], { value, fits, example }: Field): Message {
  if (expected.includes("string") && isRecord(value)) return { id: "wrong-type.colon" };
  const wanted = expected.map((name) => kinds[name === "number" && !fits(1.5) ? "int" : name] ?? "entry");
  const kind = [...new Set(wanted)].join("-or-");
  const id = kind === "text" && example !== undefined ? "wrong-type.text-in-form" : `wrong-type.${kind}`;
  return { id: isMessageId(id) ? id : "invalid", data: example === undefined ? {} : { example: asYaml(example) } };
}

function notAllowed(allowed: readonly string[], value: unknown): Message {
  const written = typeof value === "object" ? "" : toVisibleText(String(value));
  const similar = nearest(written, allowed);
  return { id: "not-allowed", data: similar === undefined ? { allowed: nearestFirst(written, allowed) } : { similar } };
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, example: unknown): Message {
  const least = Number(minimum);
  if (origin === "array")
    return { id: "out-of-range.too-few", data: { count: least, example: asYaml(example ?? "…") } };
  if (origin === "record") return { id: "out-of-range.too-few-keys", data: { count: least } };
  return { id: inclusive === true ? "out-of-range.at-least" : "out-of-range.more-than", data: { minimum: least } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): Message {
  const most = Number(maximum);
  if (origin === "string") {
    return { id: "out-of-range.too-long", data: { length: String(value).length, maximum: most } };
  }
  return origin === "array"
    ? { id: "out-of-range.too-many", data: { count: most } }
    : { id: "out-of-range.at-most", data: { maximum: most } };
}
