/** Regular expressions of text fields, which editors and the form check too. Only the content check runs functions. */

import { z } from "zod";
import type { MessageId } from "../core/messages/message.ts";
import { isMessageId } from "../core/messages/say.ts";

export interface TextPattern {
  readonly pattern: RegExp;
  /** The message for a text that doesn't match. */
  readonly message: MessageId;
}

/** The patterns of a schema, in its order; none for other types than text. */
export function patternsOf(schema: z.core.$ZodType): TextPattern[] {
  if (schema instanceof z.ZodOptional) return patternsOf(schema.unwrap());
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return [];
  const { def } = schema._zod;
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap((check) => {
    if (!("pattern" in check) || !(check.pattern instanceof RegExp)) return [];
    const { pattern, error } = check;
    // zod wraps the message id that each check sets as its error in a function.
    const id = error === undefined ? "" : String(Reflect.apply(error, undefined, []));
    return { pattern, message: isMessageId(id) ? id : ("invalid" as const) };
  });
}

/** A pattern for one or several comma-separated values, with optional spaces around each. */
export function commaSeparated(value: RegExp): RegExp {
  const inner = value.source.replaceAll(/^\^|\$$/g, "");
  return new RegExp(`^\\s*${inner}(?:\\s*,\\s*${inner})*\\s*$`, "u");
}
