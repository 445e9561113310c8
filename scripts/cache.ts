/**
 * What earlier builds made, kept by the digest of all that decides it. A file begins with the digest of what follows, so
 * that a damaged one is as good as none. Nothing here fails: without a cache a build takes longer. The folder may be
 * deleted at any time.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { digestOf } from "./digest.ts";

/** One folder for each kind of thing that is kept. */
export const cacheFolder = (kind: string) => join(".cache", kind);

const digestLength = 32;
const day = 24 * 60 * 60 * 1000;
/** What no build has asked for in this time is deleted. */
const longest = 30 * day;

/** What was kept under a name; `undefined` if nothing was, or nothing whole. */
export async function readCached(folder: string, name: string): Promise<Buffer | undefined> {
  const kept = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
  const bytes = kept.subarray(digestLength);
  return digestOf(bytes) === kept.toString("hex", 0, digestLength) ? bytes : undefined;
}

/** Keeps bytes for the next build, if the folder can be written to. Several builds may do so at once. */
export async function writeCached(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, Buffer.concat([Buffer.from(digestOf(bytes), "hex"), bytes]));
    await rename(temporary, join(folder, name));
  } catch {}
}

/** A value (of what `v8.serialize` takes) out of the cache, or made and kept. `digest`: of all that decides it. */
export async function cached<Value>(kind: string, digest: string, make: () => Promise<Value>): Promise<Value> {
  const folder = cacheFolder(kind);
  const found = await readCached(folder, digest);
  await tidyCache(folder, new Set([digest]));
  if (found !== undefined) return deserialize(found);
  const made = await make();
  await writeCached(folder, digest, serialize(made));
  return made;
}

/** Deletes what has not been used for long. `used`: names of what this build uses. */
export async function tidyCache(folder: string, used: ReadonlySet<string>): Promise<void> {
  const now = Date.now();
  try {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const age = now - (await stat(path)).mtimeMs;
      if (used.has(name) && age > day) await utimes(path, now / 1000, now / 1000);
      if (!used.has(name) && age > longest) await rm(path);
    }
  } catch {}
}

/** Digest of files by name and content, and of what else is given. */
export async function digestOfFiles(root: string, names: readonly string[], ...more: string[]): Promise<string> {
  const files = await Promise.all(names.map((name) => readFile(join(root, name))));
  return digestOf(JSON.stringify([more, names]), ...files.map((bytes) => digestOf(bytes)));
}
