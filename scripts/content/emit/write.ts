/** Writes generated files: only those that changed, each whole or not at all, and removes those that are no longer made. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EmittedFiles } from "./emit.ts";

/** Files that are read or written at once. */
const atOnce = 32;

/** Written last: who reads the version finds what belongs to it. */
const sealed = "version.json";

/**
 * Brings a folder to exactly the files that it is given.
 *
 * @param folder Absolute path; made if it does not exist.
 * @param before What it was brought to last, by the same process: these files are not compared with the disk again.
 */
export async function writeFiles(folder: string, files: EmittedFiles, before?: EmittedFiles): Promise<void> {
  const known = before !== undefined && (await isThere(folder, before)) ? before : undefined;
  const changed = [...files].filter(([name, data]) => !isSame(known?.get(name), data));
  await inTurns([...new Set(changed.map(([name]) => dirname(join(folder, name))))], (path) =>
    mkdir(path, { recursive: true }),
  );
  const isSeal = ([name]: (typeof changed)[number]) => name === sealed;
  await inTurns(
    changed.filter((one) => !isSeal(one)),
    ([name, data]) => write(join(folder, name), data),
  );
  await inTurns(changed.filter(isSeal), ([name, data]) => write(join(folder, name), data));
  await removeOthers(folder, known, files);
}

/** Whether what was written is still what is there; somebody may have built or deleted the folder meanwhile. */
async function isThere(folder: string, files: EmittedFiles): Promise<boolean> {
  return (await readIfThere(join(folder, sealed)))?.toString() === files.get(sealed);
}

async function removeOthers(folder: string, before: EmittedFiles | undefined, files: EmittedFiles): Promise<void> {
  if (before !== undefined && [...before.keys()].every((name) => files.has(name))) return;
  const there = before === undefined ? await entriesIn(folder) : [...before.keys(), ...foldersOf(before)];
  // An empty folder of a language that is gone would be copied to the site.
  const made = new Set([...files.keys(), ...foldersOf(files)]);
  await inTurns(
    there.filter((name) => !made.has(name)),
    (name) => rm(join(folder, name), { recursive: true, force: true }),
  );
}

function isSame(before: string | Uint8Array | undefined, data: string | Uint8Array): boolean {
  if (typeof before === "string" || typeof data === "string") return before === data;
  return before !== undefined && Buffer.compare(before, data) === 0;
}

async function write(path: string, data: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(data);
  if ((await readIfThere(path))?.equals(bytes)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** Files and folders below a folder, with `/`. */
async function entriesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll("\\", "/"));
}

/** Every folder that a file stands in, however deep. */
function foldersOf(files: EmittedFiles): Set<string> {
  const folders = new Set<string>();
  for (const name of files.keys()) {
    for (let at = name.lastIndexOf("/"); at > 0; at = name.lastIndexOf("/", at - 1)) folders.add(name.slice(0, at));
  }
  return folders;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    await Promise.all(items.slice(start, start + atOnce).map(work));
  }
}
