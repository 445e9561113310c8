import type { z } from "zod";
import { memo } from "../core/memo.ts";
import type { ParsedFile } from "../files/parse.ts";

const results = memo((parsed: ParsedFile) =>
  memo((schema: z.ZodType) => schema.safeParse(parsed.value, { reportInput: true })),
);

/** The cached result of `schema.safeParse`, with the input of each issue. */
export function schemaResult<Schema extends z.ZodType>(parsed: ParsedFile, schema: Schema) {
  // The cache is keyed by schema, which the type of a `WeakMap` can't express.
  return results(parsed)(schema) as z.ZodSafeParseResult<z.output<Schema>>;
}
