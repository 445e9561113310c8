/** Reads the content folder from disk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, linksBelow } from "../../files-below.ts";

/** Bytes by path relative to the content folder, with `/`, sorted by path. */
export type FileBytes = ReadonlyMap<string, Uint8Array>;

/** Represents a symbolic link, which is never followed. */
export const symbolicLink: Uint8Array = new Uint8Array();

/**
 * Reads all files of a folder; none if it doesn't exist.
 *
 * @param previous An earlier result. Files that have not changed keep its byte arrays, which are cache keys.
 * @throws Error if a file can't be read, for example because it is in use or was just deleted.
 */
export function readFolder(root: string, previous: FileBytes = new Map()): FileBytes {
  const files = new Map<string, Uint8Array>();
  for (const name of listFiles(root)) {
    const bytes = normalizeLineEnds(name, readFileSync(join(root, name)));
    const cached = previous.get(name);
    files.set(name, cached !== undefined && bytes.equals(cached) ? cached : bytes);
  }
  for (const name of listFiles(root, linksBelow)) files.set(name, symbolicLink);
  return files;
}

/** Converts CRLF, which Git or an editor on Windows may have written, to LF. */
export function normalizeLineEnds(name: string, bytes: Buffer): Buffer {
  if (!/\.(?:yaml|svg)$/.test(name) || !bytes.includes("\r\n")) return bytes;
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

/** Sorted paths of all files below `root`, with `/`; none if it can't be read. */
export function listFiles(root: string, list = filesBelow): string[] {
  try {
    return list(root).filter((name) => !isIgnored(name));
  } catch {
    return [];
  }
}

/** True for hidden and temporary files of editors and operating systems. */
export function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}
