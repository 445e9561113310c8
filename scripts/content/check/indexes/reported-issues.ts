/** Lookup of values already reported, so that rules don't report them again. */

import { ruleOf } from "../../core/messages/message.ts";
import { areSiblings, type Path, startsWith } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";

/** True if the value at `path`, or an entry around it, has an issue. */
export function hasIssueAt(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some((issue) => startsWith(path, issue.path));
}

/** Like `hasIssueAt`, but also true for issues in the value and in its siblings, which may have swallowed lines of it. */
export function hasIssueNear(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some(
    (issue) => startsWith(path, issue.path) || startsWith(issue.path, path) || areSiblings(issue.path, path),
  );
}

/** True if the entry at `path` lacks a key. */
export function isIncomplete(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some(
    ({ id, path: missing }) =>
      missing.length === path.length + 1 && startsWith(missing, path) && ruleOf(id) === "missing-field",
  );
}

/** True if an entry is indented too far, so that it isn't among its siblings. */
export function hasMisplacedEntry(files: ContentFiles, file: string): boolean {
  return issuesIn(files, file).some(({ id }) => id === "unknown-field.too-deep");
}

/** True if no schema describes the value: its key is unknown, or an entry around it has the wrong type. */
export function hasNoSchemaAt(files: ContentFiles, file: string, path: Path): boolean {
  const rules = ["unknown-field", "wrong-type"];
  return issuesIn(files, file).some((issue) => startsWith(path, issue.path) && rules.includes(ruleOf(issue.id)));
}

function issuesIn(files: ContentFiles, file: string) {
  return files.valueIssues.get(file) ?? [];
}
