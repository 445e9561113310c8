/** Numbers that people read otherwise than YAML does: `007`, `0x1F`, `1e3`, `+5`, `.5`, and `1.000` for a thousand. */
import { walkScalars } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import type { NumberIssue, SchemaIssue } from "./schema-issue.ts";

/** @param issues What is wrong already: a number that has an issue is not told again. */
export function oddNumbers(parsed: ParsedFile, issues: readonly SchemaIssue[]): readonly NumberIssue[] {
  const told = new Set(issues.map(({ path }) => path.join("\n")));
  return [...walkScalars(parsed.value)].flatMap(({ path, value }) => {
    if (typeof value !== "number" || told.has(path.join("\n"))) return [];
    const written = sourceAt(parsed, path) ?? "";
    const isThousands = /^-?\d{1,3}\.\d{3}$/.test(written);
    const isPlain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written) && !isThousands;
    if (isPlain) return [];
    const thousands = isThousands ? written.replace(".", "") : undefined;
    return [{ place: locate(parsed, path), path, code: "number-form", written, read: String(value), thousands }];
  });
}
