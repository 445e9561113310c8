/** Holds the value of one file against its schema. */
import type { z } from "zod";
import type { ParsedFile } from "../parse/parse.ts";
import { mergeIssues } from "./merge-issues.ts";
import { oddNumbers } from "./number-format.ts";
import type { SchemaIssue } from "./schema-issue.ts";
import { schemaResult } from "./schema-result.ts";
import { valueIssue } from "./zod-issues.ts";

/**
 * Checks a parsed file.
 *
 * @returns Issues, empty if the value fits.
 */
export function validateFile(parsed: ParsedFile, schema: z.ZodType): readonly SchemaIssue[] {
  const { fields, values } = mergeIssues(schemaResult(parsed, schema).error?.issues ?? [], parsed, schema);
  const issues = [...fields, ...values.map(({ issue, path }) => valueIssue(issue, path, parsed, schema))];
  return [...issues, ...oddNumbers(parsed, issues)];
}
