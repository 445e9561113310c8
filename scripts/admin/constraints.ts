/** What a schema demands of a value, as far as a form can hold an editor to it while typing. */
import { z } from "zod";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { isCheck, sentencesOf } from "../content/messages/values.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { adminWords } from "./words.ts";

const limits = z.object({
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  pattern: z.string().optional(),
  allOf: z.array(z.object({ pattern: z.string().optional() })).optional(),
});

/** Limits of a schema, read from its JSON Schema, which says them in one way for all kinds of value. */
export function limitsOf(schema: z.core.$ZodType): z.infer<typeof limits> {
  return limits.parse(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }));
}

/**
 * A regular expression for the whole value and what is said where it does not match.
 *
 * @returns `undefined` where the schema has none. Checks that are functions are left to the check of the content.
 */
export function patternOf(schema: z.core.$ZodType, language: MessageLanguage): [string, string] | undefined {
  const { pattern, allOf = [] } = limitsOf(schema);
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
  const [only] = patterns;
  if (only === undefined) return undefined;
  const all = patterns.length === 1 ? only : `^${patterns.map((one) => String.raw`(?=[\s\S]*?(?:${one}))`).join("")}`;
  // Between slashes, because the form takes a slash at either end for such.
  return [`/${all}/${flagsOf(all)}`, patternMessage(schema, language)];
}

/** JSON Schema has patterns in Unicode mode; what cannot be read in it was written without. */
function flagsOf(pattern: string): string {
  try {
    return new RegExp(pattern, "u").flags;
  } catch {
    return "";
  }
}

function patternMessage(schema: z.core.$ZodType, language: MessageLanguage): string {
  const said = refusals(schema).flatMap((code) => (isCheck(code) ? [sentencesOf(code)] : []));
  const [example] = fieldMeta(schema).examples ?? [];
  const hint = typeof example === "string" ? adminWords.forExample(example) : said.at(-1)?.[1];
  return [said[0]?.[0], hint].flatMap((one) => (one === undefined ? [] : [`${one[language]}.`])).join(" ");
}

/** Codes of the checks, and formats, that a value without any sense fails. */
function refusals(schema: z.core.$ZodType): string[] {
  const issues = z.safeParse(schema, "\n").error?.issues ?? [];
  return issues.flatMap((issue) => (issue.code === "invalid_format" ? [issue.message, issue.format] : [issue.message]));
}
