/** A file cache across builds. Errors are ignored, since a build works without it; the folder may be deleted at any time. */
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "./content/emit/write.ts";

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The bytes of a file, created on a cache miss.
 * @param path Contains the digest of everything that determines the bytes.
 */
export async function cached(path: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hit = await readFile(path).catch(() => undefined);
  const bytes = hit ?? (await create());
  try {
    if (hit === undefined) writeWhole(path, bytes);
    else await utimes(path, new Date(), new Date());
  } catch {}
  return bytes;
}

/** Deletes files that no build has used for a month. */
export async function pruneCache(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats !== undefined && stats.mtimeMs < Date.now() - maxAgeMs) await rm(path, { force: true });
  }
}
