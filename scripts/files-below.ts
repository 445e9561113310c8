import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Sorted paths of all files below a folder, relative to it, with `/`. Symbolic links are neither listed nor followed. */
export function filesBelow(folder: string, isListed = (entry: Dirent) => entry.isFile()): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isListed);
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/")).sort();
}

/** Sorted paths of all symbolic links below a folder. */
export function linksBelow(folder: string): string[] {
  return filesBelow(folder, (entry) => entry.isSymbolicLink());
}
