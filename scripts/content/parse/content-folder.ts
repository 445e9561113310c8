/** The content folder on the disk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, linksBelow } from "../../files-below.ts";

/** Bytes of files by their paths relative to the content folder, with `/`, in the order of the alphabet. */
export type FileBytes = ReadonlyMap<string, Uint8Array>;

/** In place of the bytes of a symbolic link, which is not followed. */
export const symbolicLink: Uint8Array = new Uint8Array();

/**
 * Reads all files of a folder, none if there is none; those that are as they were `before` keep their object.
 * @throws Error if a file cannot be read: it may be in use for a moment, or gone.
 */
export function readFolder(root: string, before: FileBytes = new Map()): FileBytes {
  const files = new Map<string, Uint8Array>();
  for (const name of listFiles(root)) {
    const bytes = normalizeLineEnds(name, readFileSync(join(root, name)));
    const known = before.get(name);
    files.set(name, known !== undefined && bytes.equals(known) ? known : bytes);
  }
  for (const name of listFiles(root, linksBelow)) files.set(name, symbolicLink);
  return files;
}

/** Git or an editor on Windows may have given a text other line ends than its commit has. */
export function normalizeLineEnds(name: string, bytes: Buffer): Buffer {
  if (!/\.(?:yaml|svg)$/.test(name) || !bytes.includes("\r\n")) return bytes;
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

/** Sorted paths of all files below `root`, with `/`; none if it cannot be read. */
export function listFiles(root: string, below = filesBelow): string[] {
  try {
    return below(root).filter((name) => !isIgnored(name));
  } catch {
    return [];
  }
}

/** Editors and operating systems leave these behind. */
export function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}
