/** Where the shape of a file is wrong already, so that a rule which compares files does not say it once more. */
import type { ContentFiles } from "./load.ts";
import type { Path } from "./walk.ts";

/** True where the value at `path`, or an entry around it, has a problem of shape. */
export function isFlawed(files: ContentFiles, file: string, path: Path): boolean {
  return (files.flaws.get(file) ?? []).some((flaw) => startsWith(path, flaw.path));
}

/** True where keys of the entry at `path` are missing or unknown, or the entry itself is wrong. */
export function hasFlawedKeys(files: ContentFiles, file: string, path: Path): boolean {
  return (files.flaws.get(file) ?? []).some((flaw) => {
    const isAboutKey = flaw.rule === "missing-field" || flaw.rule === "unknown-field" || flaw.rule === "slug";
    if (!isAboutKey) return startsWith(path, flaw.path);
    return flaw.path.length === path.length + 1 && startsWith(flaw.path, path);
  });
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((step, index) => step === path[index]);
}
