/** Writes generated files: only those that changed, each whole or not at all, and removes those that are no longer made. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EmittedFiles } from "./emit.ts";

/**
 * Brings a folder to exactly these files.
 *
 * @param folder Absolute path; made where it does not exist.
 * @returns How many files were written.
 */
export async function writeFiles(folder: string, files: EmittedFiles): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const [name, data] of files) {
    const path = join(folder, name);
    const bytes = Buffer.from(data);
    if ((await readIfThere(path))?.equals(bytes)) continue;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    written += 1;
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.slice(folder.length + 1).replaceAll("\\", "/"))) await rm(path);
  }
  return written;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
