/**
 * Bytes of small files, kept in memory as long as the files stay as they are. Measured with 32 connections: a quarter more
 * answers of a page of 13 kB for the same processor time than with reading it each time, half more of a script of 29 kB.
 */
import { closeSync, fstatSync, openSync, readSync, type Stats } from "node:fs";

/** Bytes. Larger files are streamed. */
export const smallSize = 256 * 1024;
/** Bytes of all that are kept. Beyond, all are forgotten. */
const mostKept = 64 * 1024 * 1024;
/** Milliseconds. Two changes at once may leave the same time. */
const rest = 1000;

interface Kept {
  readonly stats: Stats;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const kept = new Map<string, Kept>();
let size = 0;

/**
 * @param path A file of at most {@link smallSize}.
 * @param stats What the file system has just said of it.
 * @throws What the file system throws, and if the file was changed since.
 */
export function smallFile(path: string, stats: Stats): Uint8Array<ArrayBuffer> {
  const known = kept.get(path);
  if (known !== undefined && isSame(known.stats, stats)) return known.bytes;
  const bytes = read(path, stats);
  if (Date.now() - stats.ctimeMs > rest) keep(path, { stats, bytes });
  return bytes;
}

/** Whether nothing was written: whatever changes a file changes `ctime`, which nobody can set. */
export function isSame(before: Stats, after: Stats): boolean {
  return before.size === after.size && before.ctimeMs === after.ctimeMs;
}

function read(path: string, stats: Stats): Uint8Array<ArrayBuffer> {
  const open = openSync(path, "r");
  try {
    const bytes = new Uint8Array(stats.size);
    const length = readSync(open, bytes);
    if (length < stats.size || !isSame(stats, fstatSync(open)))
      throw new Error(`${path} was changed while it was read`);
    return bytes;
  } finally {
    closeSync(open);
  }
}

function keep(path: string, file: Kept): void {
  size += file.bytes.length - (kept.get(path)?.bytes.length ?? 0);
  if (size > mostKept) {
    kept.clear();
    size = file.bytes.length;
  }
  kept.set(path, file);
}
