import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Paths of all files in a folder and its folders, relative to it, with `/`, in the order of their names. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/")).sort();
}
