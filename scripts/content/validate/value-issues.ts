import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { exampleAt, fitsAt, keyExampleAt } from "../schema/schema-lookup.ts";
import { valueMessage } from "./value-messages.ts";
import type { SchemaFinding } from "./zod-findings.ts";

/** What is wrong with one value, or with one key of those that may be any. */
export function valueIssue({ issue, path }: SchemaFinding, parsed: ParsedFile, schema: z.ZodType): Diagnostic {
  const inKey = issue.code === "invalid_key" ? issue.issues[0] : undefined;
  const message = valueMessage(inKey ?? issue, {
    value: inKey ? path.at(-1) : valueAt(parsed.value, path),
    fits: (value) => fitsAt(schema, path, value),
    example: inKey ? keyExampleAt(schema, path) : exampleAt(schema, path),
  });
  return diagnostic(locate(parsed, path, inKey ? "key" : "value"), message, { path });
}
