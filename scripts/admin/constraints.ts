/** What a schema demands of the name of a file, which the form takes from no field. */
import type { z } from "zod";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { patternsOf } from "../content/schema/patterns.ts";
import { refusalOf } from "../content/schema/refusal.ts";

/** Its regular expression, and what is said if it does not match. */
export function patternOf(
  schema: z.core.$ZodType,
  language: MessageLanguage,
): { readonly pattern?: [expression: string, message: string] } {
  const [found] = patternsOf(schema);
  if (found === undefined) return {};
  const [example] = fieldMeta(schema).examples ?? [];
  const shown = { en: `Example: ${example}`, de: `Beispiel: ${example}` };
  // Between slashes, because the form takes a slash at either end for such.
  return {
    pattern: [`/${found.pattern.source}/`, `${refusalOf(found.refusal)?.message[language]}. ${shown[language]}.`],
  };
}
