/** Words to begin with: in each place what is to be written there, as the schema says it. */
import { z } from "zod";
import { type MessageLanguage, messageLanguages } from "../messages/sentence.ts";
import { fieldWords } from "../schema/field-meta.ts";
import { type Draft, pending } from "./draft.ts";

/**
 * A value that fits a schema of words, everything in it marked as still to be written. What is optional is left out; a
 * list is as short as it may be, but not empty.
 *
 * @param language Language of the site; the words are English where the tools do not speak it.
 */
export function starterOf(schema: z.core.$ZodType, language: string): Draft {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape).filter(([, inner]) => !(inner instanceof z.ZodOptional));
    return Object.fromEntries(entries.map(([key, inner]) => [key, starterOf(inner, language)]));
  }
  if (schema instanceof z.ZodArray) {
    return Array.from({ length: fewestEntries(schema) }, () => starterOf(schema.element, language));
  }
  return pending(starterText(schema, language));
}

function fewestEntries({ _zod }: z.ZodArray): number {
  const checks = _zod.def.checks ?? [];
  return Math.max(
    1,
    ...checks.flatMap((one) => (one instanceof z.core.$ZodCheckMinLength ? one._zod.def.minimum : [])),
  );
}

/** What is to be written in a place, as a text for it. */
export function starterText(schema: z.core.$ZodType, language: string): string {
  const { title, description } = fieldWords(schema, spokenIn(language));
  const candidates = [description, title].filter((text) => z.safeParse(schema, text).success && !/[<>{}]/.test(text));
  return candidates[0] ?? "…";
}

/** The language of messages in which words of a site's language are begun. */
export function spokenIn(language: string): MessageLanguage {
  return messageLanguages.find((one) => one === language) ?? messageLanguages[0];
}
