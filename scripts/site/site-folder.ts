/**
 * The folder of the built site, which is its own cache: what the last build left there and this one would make of the
 * same stays. A record beside it says of what each such file was made, and the digest of its bytes, so that a file that
 * was damaged, or left by a build that was interrupted, is made again. In the end the folder holds what a build from
 * nothing would have written.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../content/emit/write.ts";
import { digestOf } from "../digest.ts";
import { filesBelow } from "../files-below.ts";

type Data = string | Uint8Array;

export interface SiteFolder {
  readonly root: string;
  /** Every file that this build has written or kept so far. */
  readonly files: ReadonlyMap<string, { readonly digest: string; readonly size: number }>;
  /** Brings a file to the given content. */
  write(name: string, data: Data): void;
  /** The same for what takes long to make. `origin`: digest of all that decides what it will be. */
  make(name: string, origin: string, make: () => Data | Promise<Data>): Promise<void>;
  /** Deletes what this build has neither written nor kept, and writes the record. */
  close(): Promise<void>;
}

/** By name: of what a file was made, and the digest of its bytes. */
type Made = Readonly<Record<string, readonly [origin: string, digest: string]>>;

export function openSiteFolder(root: string, record: string): SiteFolder {
  const before = readRecord(record);
  const files = new Map<string, { digest: string; size: number }>();
  const made: Record<string, [origin: string, digest: string]> = {};

  /** Whether the file is there, with these bytes. If so, it is kept. */
  const keep = (name: string, digest: string): boolean => {
    const there = read(join(root, name));
    if (there === undefined || digestOf(there) !== digest) return false;
    files.set(name, { digest, size: there.byteLength });
    return true;
  };
  const write = (name: string, data: Data): string => {
    const digest = digestOf(data);
    if (keep(name, digest)) return digest;
    writeWhole(join(root, name), data);
    files.set(name, { digest, size: Buffer.byteLength(data) });
    return digest;
  };
  return {
    root,
    files,
    write,
    async make(name, origin, make) {
      const [last, digest = ""] = before[name] ?? [];
      const isKept = last === origin && keep(name, digest);
      made[name] = [origin, isKept ? digest : write(name, await make())];
    },
    async close() {
      for (const name of filesBelow(root)) if (!files.has(name)) remove(root, name);
      writeWhole(record, JSON.stringify(made));
    },
  };
}

/** Nothing is known if a build was interrupted while it wrote this. */
function readRecord(path: string): Made {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** With the folders that have become empty by that. */
function remove(root: string, name: string): void {
  rmSync(join(root, name), { recursive: true });
  const folder = dirname(name);
  if (folder !== "." && readdirSync(join(root, folder)).length === 0) remove(root, folder);
}

/** Asked first: an error for each of thousands of new files takes seconds. */
function read(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
