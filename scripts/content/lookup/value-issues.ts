/** Where the values of a file are wrong already, so that a rule which compares files does not tell it once more. */

import { isSamePath, type Path, startsWith } from "../core/value-path.ts";
import { ruleOf } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";

/** True if the value at `path`, or an entry around it, has an issue. */
export function hasIssueAt(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some((issue) => startsWith(path, issue.path));
}

/** True if anything in it or beside it has one too: what is below a line that was lost becomes part of another entry. */
export function hasIssueNear(files: ContentFiles, file: string, path: Path): boolean {
  const around = path.slice(0, -1);
  return issuesIn(files, file).some(
    (issue) =>
      startsWith(path, issue.path) || startsWith(issue.path, path) || isSamePath(issue.path.slice(0, -1), around),
  );
}

/** True if a key of the entry at `path` is missing. */
export function isIncomplete(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some(
    (issue) => ruleOf(issue.id) === "missing-field" && isSamePath(issue.path.slice(0, -1), path),
  );
}

/** True if nobody reads the value: its key is not known, or it is something else than it should be. */
export function isIgnoredAt(files: ContentFiles, file: string, path: Path): boolean {
  const rules = ["unknown-field", "wrong-type"];
  return issuesIn(files, file).some((issue) => rules.includes(ruleOf(issue.id)) && startsWith(path, issue.path));
}

function issuesIn(files: ContentFiles, file: string) {
  return files.valueIssues.get(file) ?? [];
}
