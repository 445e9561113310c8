/** Whether a parsed file fits a schema, worked out once: several rules and the emitter ask for the same. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import type { ParsedFile } from "../parse/parse.ts";

const results = memo((parsed: ParsedFile) =>
  memo((schema: z.ZodType) => schema.safeParse(parsed.value, { reportInput: true })),
);

/** The result of `schema.safeParse`, with the input of each issue. */
export function schemaResult<Schema extends z.ZodType>(parsed: ParsedFile, schema: Schema) {
  // What is kept for a schema is its own result; the type of a map cannot say so.
  return results(parsed)(schema) as z.ZodSafeParseResult<z.output<Schema>>;
}
