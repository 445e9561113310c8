/** Holds the value of one file against its schema. */
import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { isSamePath, walkScalars } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import { keyIssues } from "./key-issues.ts";
import { exampleAt } from "./schema-lookup.ts";
import { schemaResult } from "./schema-result.ts";
import { valueIssue } from "./value-issues.ts";
import { findingsOf } from "./zod-findings.ts";

/** Each is compared with the others, and nobody reads so many of one file. */
const most = 300;

/** Checks a parsed file: a mistake is one diagnostic, with nothing that follows from it. @param before The file as it was. */
export function validateFile(parsed: ParsedFile, schema: z.ZodType, before?: ParsedFile): readonly Diagnostic[] {
  const all = schemaResult(parsed, schema).error?.issues.flatMap((issue) => findingsOf(issue, parsed.value)) ?? [];
  // Of several limits the last is the tightest.
  const found = all.filter(({ path, issue }, index) => {
    const next = all[index + 1];
    return !(issue.code === "too_big" && next?.issue.code === "too_big" && isSamePath(next.path, path));
  });
  const { issues, left } = keyIssues(found.slice(0, most), { parsed, schema, before });
  const isFirst = ({ path }: { path: Diagnostic["path"] }, index: number) =>
    left.findIndex((each) => isSamePath(each.path, path)) === index;
  const told = [...issues, ...left.filter(isFirst).map((each) => valueIssue(each, parsed, schema, before))];
  return [
    ...told,
    ...oddNumbers(parsed, schema).filter(({ path }) => !told.some((each) => isSamePath(each.path, path))),
  ];
}

/** Numbers that people read otherwise than YAML does: `007`, `0x1F`, `1e3`, `+5`, `.5`, and `1.000` for a thousand. */
function oddNumbers(parsed: ParsedFile, schema: z.ZodType): Diagnostic[] {
  return walkScalars(parsed.value).flatMap(({ path, value }) => {
    const written = typeof value === "number" ? (sourceAt(parsed, path) ?? "") : "0";
    const isThousands = /^-?\d{1,3}\.\d{3}$/.test(written);
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written) && !isThousands) return [];
    const message = { en: `${written} is read as ${value}`, de: `${written} wird als ${value} gelesen` };
    const hint = isThousands
      ? {
          en: `Write  ${written.replace(".", "")}  for thousands, otherwise  ${value}`,
          de: `Schreiben Sie  ${written.replace(".", "")}  für Tausender, sonst  ${value}`,
        }
      : {
          en: `Write digits only, without a zero or another sign in front, like this: ${exampleAt(schema, path)}`,
          de: `Schreiben Sie nur Ziffern, ohne Null oder anderes Zeichen davor, etwa so: ${exampleAt(schema, path)}`,
        };
    return [diagnostic(locate(parsed, path), "number-form", message, hint, { path })];
  });
}
