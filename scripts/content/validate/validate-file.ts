/** Holds the value of one file against its schema. */
import type { z } from "zod";
import type { Diagnostic } from "../core/diagnostic.ts";
import { isSamePath, valueAt } from "../core/value-path.ts";
import { schemaResult } from "../model/schema-result.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { keyIssues } from "./key-issues.ts";
import { valueIssue } from "./value-issues.ts";
import { findingsOf, type SchemaFinding } from "./zod-findings.ts";

/** Each is compared with the others, and nobody reads so many of one file. */
const most = 300;

/** Checks a parsed file: a mistake is one diagnostic, with nothing that follows from it. */
export function validateFile(parsed: ParsedFile, schema: z.ZodType): readonly Diagnostic[] {
  const issues = schemaResult(parsed, schema).error?.issues.slice(0, most) ?? [];
  const all = issues.flatMap((issue) => findingsOf(issue, parsed.value));
  // Of several limits the last is the tightest.
  const isLimit = ({ issue }: SchemaFinding) => issue.code === "too_big" || issue.code === "too_small";
  const found = all.filter((each, index) => {
    const next = all[index + 1];
    return !(next && isLimit(each) && isLimit(next) && isSamePath(next.path, each.path));
  });
  const { issues: ofKeys, left } = keyIssues(withoutRepeats(found.slice(0, most), parsed), parsed, schema);
  const told = new Map(left.toReversed().map((each) => [JSON.stringify(each.path), each]));
  const values = left.filter((each) => told.get(JSON.stringify(each.path)) === each);
  return [...ofKeys, ...values.map((each) => valueIssue(each, parsed, schema))];
}

/** Of several values where entries belong, one is told: the line above them is gone, or one is indented otherwise. */
function withoutRepeats(found: readonly SchemaFinding[], { value: root }: ParsedFile): readonly SchemaFinding[] {
  const isNoEntry = ({ issue, path }: SchemaFinding) =>
    issue.code === "invalid_type" && issue.expected === "object" && typeof path.at(-1) === "string";
  const groupOf = ({ path }: SchemaFinding) => JSON.stringify(path.slice(0, -1));
  const isNothing = ({ path }: SchemaFinding) => valueAt(root, path) === null;
  const told = new Map<string, SchemaFinding>();
  for (const each of found.filter(isNoEntry)) {
    const before = told.get(groupOf(each));
    // One that says something, if there is one.
    if (before === undefined || (isNothing(before) && !isNothing(each))) told.set(groupOf(each), each);
  }
  return found.filter((each) => !isNoEntry(each) || told.get(groupOf(each)) === each);
}
