import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Paths of all files in a folder and its folders, relative to it, with `/`, in the order of their names. */
export function filesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/")).sort();
}
