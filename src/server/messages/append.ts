/** Appends lines to a file so that a line that was confirmed is on disk, whatever happens next. */
import { type FileHandle, mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { ErrorLog } from "../error-log.ts";

export interface LineFile {
  /**
   * Makes the file if there is none, and lets nobody but its owner read it. `log` is called if that cannot be done.
   *
   * @throws What the file system throws if no line could be appended later.
   */
  prepare(log: ErrorLog): Promise<void>;
  /**
   * Resolves when the line is on disk. After a rejection it may be there or not.
   *
   * @param line Without a line break.
   * @throws What the file system throws.
   */
  append(line: string): Promise<void>;
}

/**
 * @param file Path. Folder and file are made if they are missing, readable by their owner only: they are about persons
 *   (GDPR article 32). The file may be moved away between two lines.
 * @param openFile Opens it; another one only in tests.
 */
export function createLineFile(file: string, openFile: typeof open = open): LineFile {
  let previous: Promise<unknown> = Promise.resolve();
  return {
    async prepare(log) {
      const handle = await openWhole();
      try {
        await restrict(handle, file, log);
      } finally {
        await handle.close();
      }
    },
    append(line) {
      // One after the other, so that no two lines mix.
      const written = previous.then(() => write(`${line}\n`));
      previous = written.catch(() => undefined);
      return written;
    },
  };

  async function openWhole(): Promise<FileHandle> {
    await makeFolder(dirname(file));
    const known = await stat(file).catch(() => undefined);
    // A pipe would never be read to its end, and a line in it never be on disk.
    if (known !== undefined && !known.isFile()) throw new Error(`${file} is not a file`);
    return openFile(file, "a+", 0o600);
  }

  async function write(line: string): Promise<void> {
    const handle = await openWhole();
    try {
      const { size } = await handle.stat();
      const torn = size > 0 && !(await endsWithLineBreak(handle, size));
      await handle.appendFile(torn ? `\n${line}` : line);
      await handle.sync();
      if (size === 0) await syncFolder(dirname(file));
    } finally {
      await handle.close();
    }
  }
}

/** Not by `mkdir` with `recursive`: it never ends if a folder cannot be made, as below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const known = await stat(folder).catch(() => undefined);
  if (known?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/** Rights of others may come from a backup or another program. Windows and some network drives have no such rights. */
async function restrict(handle: FileHandle, file: string, log: ErrorLog): Promise<void> {
  const isOpen = async () => process.platform !== "win32" && ((await handle.stat()).mode & 0o077) !== 0;
  if (!(await isOpen())) return;
  await handle.chmod(0o600).catch(() => undefined);
  if (await isOpen()) log(`Opening ${file}`, "others can read it, and its rights cannot be changed");
}

/** After a full disk or a power cut the last line may be half there; the next one must not be glued to it. */
async function endsWithLineBreak(handle: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === "\n";
}

/** A new file is safe only when its folder is written too (fsync(2)). Windows does so by itself and has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
