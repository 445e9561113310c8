/** What a schema demands of a value, as far as a form can hold an editor to it while typing. */
import { z } from "zod";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { patternsOf } from "../content/schema/patterns.ts";
import { hintOf, refusalOf } from "../content/schema/refusal.ts";
import { adminWords } from "./words.ts";

const limits = z.object({
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

/** Limits of a schema, read from its JSON Schema, which says them in one way for all kinds of value. */
export function limitsOf(schema: z.core.$ZodType): z.infer<typeof limits> {
  return limits.parse(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }));
}

/**
 * A regular expression for the whole value, and what is said if it does not match.
 *
 * @returns `undefined` if the schema has none. Checks that are functions are left to the check of the content.
 */
export function patternOf(schema: z.core.$ZodType, language: MessageLanguage): [string, string] | undefined {
  const patterns = patternsOf(schema);
  const sources = patterns.map(({ pattern }) => pattern.source);
  const [only] = sources;
  if (only === undefined) return undefined;
  const all = sources.length === 1 ? only : `^${sources.map((one) => String.raw`(?=[\s\S]*?(?:${one}))`).join("")}`;
  const flags = patterns.some(({ pattern }) => pattern.unicode) ? "u" : "";
  const refusals = patterns.flatMap(({ refusal }) => refusalOf(refusal) ?? []);
  const [example] = fieldMeta(schema).examples ?? [];
  const last = refusals.at(-1);
  const hint = typeof example === "string" ? adminWords.forExample(example) : last && hintOf(last);
  const sentences = [refusals[0]?.message, hint].flatMap((sentence) => sentence ?? []);
  // Between slashes, because the form takes a slash at either end for such.
  return [`/${all}/${flags}`, sentences.map((sentence) => `${sentence[language]}.`).join(" ")];
}
