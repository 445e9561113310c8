/** What a schema demands of a value, as far as a form can hold an editor to it while typing. */
import { z } from "zod";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { patternsOf } from "../content/schema/patterns.ts";
import { hintOf, refusalOf } from "../content/schema/refusal.ts";

/** Limits of a schema, read from its JSON Schema, which says them in one way for all kinds of value. */
export function limitsOf(schema: z.core.$ZodType) {
  return z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
}

/**
 * A regular expression for the whole value, and what is said if it does not match. Checks that are functions are left to
 * the check of the content.
 *
 * @param only Id of the one refusal that is asked for.
 */
export function patternOf(
  schema: z.core.$ZodType,
  language: MessageLanguage,
  only?: string,
): { readonly pattern?: [expression: string, message: string] } {
  const patterns = patternsOf(schema).filter(({ refusal }) => only === undefined || refusal === only);
  const [first] = patterns;
  if (first === undefined) return {};
  const sources = patterns.map(({ pattern }) => `(?=[\\s\\S]*?(?:${pattern.source}))`);
  const all = patterns.length === 1 ? first.pattern.source : `^${sources.join("")}`;
  const flags = [...new Set(patterns.flatMap(({ pattern }) => [...pattern.flags]))].join("");
  const refusal = refusalOf(first.refusal);
  const [example] = fieldMeta(schema).examples ?? [];
  const shown = { en: `Example: ${example}`, de: `Beispiel: ${example}` };
  const hint = example === undefined ? refusal && hintOf(refusal) : shown;
  const message = `${refusal?.message[language]}. ${hint?.[language]}.`;
  // Between slashes, because the form takes a slash at either end for such.
  return { pattern: [`/${all}/${flags}`, message] };
}
