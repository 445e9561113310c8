/** Where the values of a file are wrong already, so that a rule which compares files does not tell it once more. */
import { type Path, startsWith } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** True if the value at `path`, or an entry around it, has an issue. */
export function isFlawed(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some((issue) => startsWith(path, issue.path));
}

/**
 * True if keys of the entry at `path`, or of the one around it, are missing or unknown: what is below a line that was
 * lost has become part of the entry above.
 */
export function hasFlawedKeys(files: ContentFiles, file: string, path: Path): boolean {
  const around = path.slice(0, -1);
  return issuesIn(files, file).some((issue) => {
    if (!["missing-field", "unknown-field", "slug"].includes(issue.rule)) return startsWith(path, issue.path);
    return isKeyOf(issue.path, path) || isKeyOf(issue.path, around) || isKeyOf(issue.path.slice(0, -1), path);
  });
}

/** True if the list at `path`, or an entry of it, has an issue: its length then says nothing. */
export function hasFlawedEntries(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some((issue) => startsWith(issue.path, path)) || hasFlawedKeys(files, file, path);
}

/** True if a key of the entry at `path` is missing. */
export function isIncomplete(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some((issue) => issue.rule === "missing-field" && isKeyOf(issue.path, path));
}

/** True if nobody reads the value: its key is not known, or it is something else than it should be. */
export function isUnread(files: ContentFiles, file: string, path: Path): boolean {
  return issuesIn(files, file).some(
    (issue) => (issue.rule === "unknown-field" || issue.rule === "wrong-type") && startsWith(path, issue.path),
  );
}

function issuesIn(files: ContentFiles, file: string) {
  return files.flaws.get(file) ?? [];
}

function isKeyOf(key: Path, path: Path): boolean {
  return key.length === path.length + 1 && startsWith(key, path);
}
