/**
 * What earlier builds made, kept by the digest of all that decides it. Nothing here fails: without a cache a build takes
 * longer. The folder may be deleted at any time.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;
/** A file that no build has asked for in this time is deleted. */
const longest = 30 * day;

export interface Cache {
  /** Bytes by a name that says all that decides them: out of the cache, or made and kept. */
  keep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes what has not been used for long. */
  tidy(): Promise<void>;
}

/** One folder for each kind of file. Several builds may use it at once. */
export function openCache(folder: string): Cache {
  const used = new Set<string>();
  return {
    async keep(name, make) {
      used.add(name);
      const path = join(folder, name);
      const found = await readFile(path).catch(() => undefined);
      if (found !== undefined) return found;
      const bytes = await make();
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, path);
      } catch {}
      return bytes;
    },
    async tidy() {
      const now = Date.now();
      try {
        for (const name of await readdir(folder)) {
          const path = join(folder, name);
          const age = now - (await stat(path)).mtimeMs;
          if (used.has(name) && age > day) await utimes(path, now / 1000, now / 1000);
          if (!used.has(name) && age > longest) await rm(path);
        }
      } catch {}
    },
  };
}
