/** Holds the value of one file against its schema. */
import type { z } from "zod";
import type { Diagnostic } from "../core/diagnostic.ts";
import { isSamePath, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { keyIssues } from "./key-issues.ts";
import { schemaResult } from "./schema-result.ts";
import { valueIssue } from "./value-issues.ts";
import { type Found, findingsOf } from "./zod-findings.ts";

/** Each is compared with the others, and nobody reads so many of one file. */
const most = 300;

/** Checks a parsed file: a mistake is one diagnostic, with nothing that follows from it. */
export function validateFile(parsed: ParsedFile, schema: z.ZodType): readonly Diagnostic[] {
  const all = schemaResult(parsed, schema).error?.issues.flatMap((issue) => findingsOf(issue, parsed.value)) ?? [];
  // Of several limits the last is the tightest.
  const found = all.filter(({ path, issue }, index) => {
    const next = all[index + 1];
    return !(issue.code === "too_big" && next?.issue.code === "too_big" && isSamePath(next.path, path));
  });
  const { issues, left } = keyIssues(withoutRepeats(found.slice(0, most), parsed), parsed, schema);
  const isFirst = ({ path }: { path: Diagnostic["path"] }, index: number) =>
    left.findIndex((each) => isSamePath(each.path, path)) === index;
  return [...issues, ...left.filter(isFirst).map((each) => valueIssue(each, parsed, schema))];
}

/** Of several values that stand where entries belong, one is told: the line above them is gone, or one is indented otherwise. */
function withoutRepeats(found: readonly Found[], { value: root }: ParsedFile): readonly Found[] {
  const isNoEntry = ({ issue }: Found) => issue.code === "invalid_type" && issue.expected === "object";
  const isText = ({ path }: Found) => valueAt(root, path) !== null;
  return found.filter((each) => {
    const beside = found.filter(
      (other) => isNoEntry(other) && isSamePath(other.path.slice(0, -1), each.path.slice(0, -1)),
    );
    const isInList = typeof each.path.at(-1) === "number";
    return !isNoEntry(each) || isInList || each.path.length === 0 || each === (beside.find(isText) ?? beside[0]);
  });
}
