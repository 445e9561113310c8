/** The content folder on the disk. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Bytes of files by their paths relative to the content folder, with `/`, in the order of the alphabet. */
export type FileBytes = ReadonlyMap<string, Uint8Array>;

/** What was read before, and the files and folders that may have changed since; `""` is the whole folder. */
interface ReadBefore {
  readonly files: FileBytes;
  readonly changed: readonly string[];
}

/**
 * Reads all files of a folder; none if there is no such folder.
 *
 * @param root Absolute path.
 * @param before Files that did not change since are not read again: they keep their object.
 * @throws Error if a file is there and cannot be read: it may be in use for a moment.
 */
export function readFolder(root: string, before?: ReadBefore): FileBytes {
  const files = new Map<string, Uint8Array>();
  for (const name of listFiles(root)) {
    const known =
      before?.changed.some((path) => isAtOrBelow(name, path)) === false ? before.files.get(name) : undefined;
    const bytes = known ?? readIfThere(join(root, name));
    if (bytes !== undefined) files.set(name, bytes);
  }
  return files;
}

/** Sorted paths of all files below `root`, with `/`; none if it cannot be read. */
export function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter((name) => !isIgnored(name))
      .sort();
  } catch {
    return [];
  }
}

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}

/** Editors and operating systems leave these behind. */
export function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}

function isAtOrBelow(name: string, path: string): boolean {
  return path === "" || name === path || name.startsWith(`${path}/`);
}
