import type { ContentFiles } from "../../validate/content-files.ts";
import type { Issue } from "../../validate/issue.ts";
import type { Finding } from "./rule.ts";

/** What the rule of an issue adds to it. */
export type IssueWords = Omit<Finding, "place" | "path">;

/** The issues that the stages found under a code, in the words of its rule. */
export function issueFindings<Code extends Issue["code"]>(
  { issues }: Pick<ContentFiles, "issues">,
  code: Code,
  words: (issue: Issue & { readonly code: Code }) => IssueWords,
): Finding[] {
  const isOfCode = (issue: Issue): issue is Issue & { readonly code: Code } => issue.code === code;
  return issues.filter(isOfCode).map((issue) => ({ place: issue.place, path: issue.path, ...words(issue) }));
}
