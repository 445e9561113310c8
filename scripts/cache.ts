/** A file cache across builds. Errors are ignored, since a build works without it; the folder may be deleted at any time. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./content/emit/write.ts";

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The bytes of a file, created on a cache miss.
 * @param path Contains the digest of everything that determines the bytes.
 */
export async function cached(path: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  // Not by promises, here and below: for thousands of small files they cost more than the files.
  const hit = existsSync(path) ? readFileSync(path) : undefined;
  const bytes = hit ?? (await create());
  try {
    if (hit === undefined) writeWhole(path, bytes);
    else utimesSync(path, new Date(), new Date());
  } catch {}
  return bytes;
}

/** Deletes files that no build has used for a month. */
export function pruneCache(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && stats.mtimeMs < Date.now() - maxAgeMs) rmSync(path, { force: true });
  }
}
