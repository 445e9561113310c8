/** Validates one file against its schema. */
import type { z } from "zod";
import type { Diagnostic } from "../core/diagnostic.ts";
import { groupBy } from "../core/group-by.ts";
import { isSamePath, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { keyIssues } from "./key-issues.ts";
import { schemaResult } from "./schema-result.ts";
import { valueIssue } from "./value-issues.ts";
import { findingsOf, type SchemaFinding } from "./zod-findings.ts";

/** Findings are compared pairwise, so cap them; nobody reads more per file anyway. */
const maxFindings = 300;

/** Validates a parsed file. Each mistake is one diagnostic, without its consequences. */
export function validateFile(parsed: ParsedFile, schema: z.ZodType): readonly Diagnostic[] {
  const issues = schemaResult(parsed, schema).error?.issues.slice(0, maxFindings) ?? [];
  const all = issues.flatMap((issue) => findingsOf(issue, parsed.value));
  const findings = withoutRepeats(withoutLooserLimits(all).slice(0, maxFindings), parsed);
  const { issues: ofKeys, remaining } = keyIssues(findings, parsed, schema);
  const byPath = groupBy(remaining, ({ path }) => JSON.stringify(path));
  const firsts = [...byPath.values()].flatMap((group) => group.slice(0, 1));
  return [...ofKeys, ...firsts.map((finding) => valueIssue(finding, parsed, schema))];
}

/** Of several limits that a value exceeds, the last is the tightest. */
function withoutLooserLimits(findings: readonly SchemaFinding[]): readonly SchemaFinding[] {
  const isLimit = ({ issue }: SchemaFinding) => issue.code === "too_big" || issue.code === "too_small";
  return findings.filter((finding, index) => {
    const next = findings[index + 1];
    return !(next && isLimit(finding) && isLimit(next) && isSamePath(next.path, finding.path));
  });
}

/** Several values in place of entries are one mistake: a missing line above them, or a wrong indentation. */
function withoutRepeats(findings: readonly SchemaFinding[], { value: root }: ParsedFile): readonly SchemaFinding[] {
  const isNoEntry = ({ issue, path }: SchemaFinding) =>
    issue.code === "invalid_type" && issue.expected === "object" && typeof path.at(-1) === "string";
  const byParent = groupBy(findings.filter(isNoEntry), ({ path }) => JSON.stringify(path.slice(0, -1)));
  // A value that is not empty says more.
  const isFilled = ({ path }: SchemaFinding) => valueAt(root, path) !== null;
  const reported = new Set([...byParent.values()].map((group) => group.find(isFilled) ?? group[0]));
  return findings.filter((finding) => !isNoEntry(finding) || reported.has(finding));
}
