/** Writes generated files: only those that changed, each whole or not at all, and removes those that are no longer made. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "../../files-below.ts";
import type { EmittedFiles } from "./emit.ts";

/** Brings a folder to exactly the given files. `before`: what it holds, if nobody else writes to it. */
export function writeFiles(folder: string, files: EmittedFiles, before: EmittedFiles = filesIn(folder)): void {
  for (const [name, data] of files) {
    if (!isSame(before.get(name), data)) writeWhole(join(folder, name), data);
  }
  for (const name of before.keys()) {
    if (!files.has(name)) rmSync(join(folder, name), { force: true });
  }
}

function filesIn(folder: string): EmittedFiles {
  mkdirSync(folder, { recursive: true });
  return new Map(filesBelow(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

function isSame(before: string | Uint8Array | undefined, data: string | Uint8Array): boolean {
  return before === data || (before !== undefined && Buffer.from(before).equals(Buffer.from(data)));
}

/** Readers see the file as it was or as it is to be. The draft begins with a dot, so that it is no content. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, data);
  renameSync(temporary, path);
}
