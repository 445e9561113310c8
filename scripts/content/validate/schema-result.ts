/** Whether a parsed file fits a schema, worked out once: several rules and the emitter ask for the same. */
import type { z } from "zod";
import type { ParsedFile } from "../parse/parse.ts";

const results = new WeakMap<ParsedFile, Map<z.ZodType, unknown>>();

/** The result of `schema.safeParse`, with the input of each issue. */
export function schemaResult<Schema extends z.ZodType>(
  parsed: ParsedFile,
  schema: Schema,
): z.ZodSafeParseResult<z.output<Schema>> {
  const made = results.get(parsed) ?? new Map<z.ZodType, unknown>();
  results.set(parsed, made);
  // What is kept for a schema is its own result; the type of a map cannot say so.
  const known = made.get(schema) as z.ZodSafeParseResult<z.output<Schema>> | undefined;
  const result = known ?? schema.safeParse(parsed.value, { reportInput: true });
  made.set(schema, result);
  return result;
}
