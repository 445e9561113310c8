/** What earlier builds made. Nothing here fails: without a cache a build takes longer. The folder may be deleted at any time. */
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "./content/emit/write.ts";

const month = 30 * 24 * 60 * 60 * 1000;

/** @param path Its name has the digest of all that decides the bytes. */
export async function keep(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = await readFile(path).catch(() => undefined);
  const bytes = found ?? (await make());
  try {
    if (found === undefined) writeWhole(path, bytes);
    else await utimes(path, new Date(), new Date());
  } catch {}
  return bytes;
}

/** Deletes what no build has used for a month. */
export async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const used = await stat(path).catch(() => undefined);
    if (used !== undefined && used.mtimeMs < Date.now() - month) await rm(path, { force: true });
  }
}
