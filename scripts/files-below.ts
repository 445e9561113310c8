import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Paths of all files in a folder and its folders, relative to it, with `/`, in the order of their names. No link is followed. */
export function filesBelow(folder: string, isListed = (entry: Dirent) => entry.isFile()): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isListed);
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/")).sort();
}

/** The same of symbolic links. */
export function linksBelow(folder: string): string[] {
  return filesBelow(folder, (entry) => entry.isSymbolicLink());
}
