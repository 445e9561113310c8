/** A file cache across builds. Errors are ignored, since a build works without it; the folder may be deleted at any time. */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./content/emit/write.ts";

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The bytes of a file. @param path Contains the digest of everything that determines them. */
export async function cached(path: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  // Not by promises, here and below: for thousands of small files they cost more than the files.
  const hit = ignoringErrors(() => readFileSync(path));
  const bytes = hit ?? (await create());
  ignoringErrors(() => (hit === undefined ? writeWhole(path, bytes) : utimesSync(path, new Date(), new Date())));
  return bytes;
}

/** Deletes files that no build has used for a month. */
export function pruneCache(folder: string): void {
  for (const name of ignoringErrors(() => readdirSync(folder)) ?? []) {
    const path = join(folder, name);
    const stats = ignoringErrors(() => statSync(path));
    if (stats !== undefined && stats.mtimeMs < Date.now() - maxAgeMs) rmSync(path, { force: true });
  }
}

function ignoringErrors<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
