/** Where the shape of a file is wrong already, so that a rule which compares files does not say it once more. */

import type { Problem } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** True where the value at `path`, or an entry around it, has a problem of shape. */
export function isFlawed(files: ContentFiles, file: string, path: Path): boolean {
  return flawsOf(files, file).some((flaw) => startsWith(path, flaw.path));
}

/**
 * True where keys of the entry at `path`, or of the one around it, are missing or unknown: what stands below a line that
 * was lost has become part of the entry above.
 */
export function hasFlawedKeys(files: ContentFiles, file: string, path: Path): boolean {
  const around = path.slice(0, -1);
  return flawsOf(files, file).some((flaw) => {
    if (!["missing-field", "unknown-field", "slug"].includes(flaw.rule)) return startsWith(path, flaw.path);
    return isKeyOf(flaw.path, path) || isKeyOf(flaw.path, around) || isKeyOf(flaw.path.slice(0, -1), path);
  });
}

/** True where the list at `path`, or an entry of it, has a problem of shape: its length then says nothing. */
export function hasFlawedEntries(files: ContentFiles, file: string, path: Path): boolean {
  return flawsOf(files, file).some((flaw) => startsWith(flaw.path, path)) || hasFlawedKeys(files, file, path);
}

/** True where a key of the entry at `path` is missing. */
export function isIncomplete(files: ContentFiles, file: string, path: Path): boolean {
  return flawsOf(files, file).some((flaw) => flaw.rule === "missing-field" && isKeyOf(flaw.path, path));
}

/** True where nobody reads the value: its key is not known, or it is something else than it should be. */
export function isUnread(files: ContentFiles, file: string, path: Path): boolean {
  return flawsOf(files, file).some(
    (flaw) => (flaw.rule === "unknown-field" || flaw.rule === "wrong-type") && startsWith(path, flaw.path),
  );
}

function flawsOf(files: ContentFiles, file: string): readonly Problem[] {
  return files.flaws.get(file) ?? [];
}

function isKeyOf(key: Path, path: Path): boolean {
  return key.length === path.length + 1 && startsWith(key, path);
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((step, index) => step === path[index]);
}
