/** What form a text must have, with the sentence for a text that does not. */
import type { MessageLanguage } from "../core/localized-text.ts";
import { isRecord } from "../core/value-path.ts";
import { isCheck, sentencesOf } from "../messages/values.ts";
import type { FieldFormat } from "../schema/field.ts";
import type { Json } from "./definitions.ts";
import { formatPattern, inAnyCase, type PatternChecks } from "./patterns.ts";

/**
 * The patterns of a text: the first for the schema itself, others beside it.
 *
 * @param raw The schema as zod writes it.
 * @param description Said where a pattern has no sentence of its own.
 */
export function valuePatterns(
  raw: Json,
  format: FieldFormat | undefined,
  checks: PatternChecks,
  { language, description }: { readonly language: MessageLanguage; readonly description: string },
): { readonly pattern: string; readonly patternErrorMessage: string }[] {
  const own = format === undefined ? undefined : formatPattern(format);
  const written = own === undefined ? patternsOf(raw) : [own];
  return written.map((pattern) => {
    const { name = format ?? "", ignoresCase = false } = checks.get(pattern) ?? {};
    return {
      pattern: ignoresCase ? inAnyCase(pattern) : pattern,
      patternErrorMessage:
        // The first sentence says what is wrong, the second what to write.
        isCheck(name)
          ? sentencesOf(name)
              .map((sentence) => sentence[language])
              .join(". ")
          : description.replaceAll("\n", " "),
    };
  });
}

/** One stands in the schema itself, several stand below `allOf`. */
export function patternsOf({ pattern, allOf }: Json): string[] {
  const parts: unknown[] = Array.isArray(allOf) ? allOf.filter(isRecord).map((part) => part.pattern) : [];
  return [pattern, ...parts].filter((one) => typeof one === "string");
}
