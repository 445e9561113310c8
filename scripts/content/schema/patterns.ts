/** The regular expressions of a text: editors and the form know them too. Checks that are functions are the check's alone. */

import { z } from "zod";
import type { MessageId } from "../messages/message.ts";
import { isMessageId } from "../messages/say.ts";

export interface TextPattern {
  readonly pattern: RegExp;
  /** What is said of a text that does not match. */
  readonly message: MessageId;
}

/** @returns In the order in which the schema asks for them; none for what is no text. */
export function patternsOf(schema: z.core.$ZodType): TextPattern[] {
  if (schema instanceof z.ZodOptional) return patternsOf(schema.unwrap());
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return [];
  const { def } = schema._zod;
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap((check) => {
    if (!("pattern" in check) || !(check.pattern instanceof RegExp)) return [];
    const { pattern, error } = check;
    // The schemas give each check a constant as its error.
    const id = error === undefined ? "" : String(Reflect.apply(error, undefined, []));
    return { pattern, message: isMessageId(id) ? id : ("invalid" as const) };
  });
}

/** One or several values with commas between them, and with spaces around each. */
export function commaSeparated(value: RegExp): RegExp {
  const inner = value.source.replaceAll(/^\^|\$$/g, "");
  return new RegExp(`^\\s*${inner}(?:\\s*,\\s*${inner})*\\s*$`);
}
