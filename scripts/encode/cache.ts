/**
 * What earlier builds made. A file begins with the digest of what follows, so that a damaged one is as good as none.
 * Nothing here fails: without a cache a build takes longer. The folder may be deleted at any time.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const digestLength = 32;

/** What was kept under a name; `undefined` if nothing was, or nothing whole. */
export async function readCached(folder: string, name: string): Promise<Buffer | undefined> {
  const kept = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
  const bytes = kept.subarray(digestLength);
  return digestOf(bytes).equals(kept.subarray(0, digestLength)) ? bytes : undefined;
}

/** Keeps bytes for the next build, if the folder can be written to. Several builds may do so at once. */
export async function writeCached(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, Buffer.concat([digestOf(bytes), bytes]));
    await rename(temporary, join(folder, name));
  } catch {}
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}
