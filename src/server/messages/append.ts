/** Appends lines to a file so that a line that was confirmed is on disk, whatever happens next. */
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

export interface LineFile {
  /**
   * Resolves when the line is on disk. After a rejection it may stand there or not.
   *
   * @param line Without a line break.
   * @throws What the file system throws.
   */
  append(line: string): Promise<void>;
}

/**
 * @param file Path. Folder and file are made with the first line, readable by their owner only: they are about persons
 *   (GDPR article 32). The file may be moved away between two lines.
 * @param openFile Opens it; another one only in tests.
 */
export function createLineFile(file: string, openFile: typeof open = open): LineFile {
  let previous: Promise<unknown> = Promise.resolve();
  return {
    append(line) {
      // One after the other, so that no two lines mix.
      const written = previous.then(() => write(`${line}\n`));
      previous = written.catch(() => undefined);
      return written;
    },
  };

  async function write(line: string): Promise<void> {
    const folder = dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await openFile(file, "a+", 0o600);
    try {
      const { size } = await handle.stat();
      const torn = size > 0 && !(await endsWithLineBreak(handle, size));
      await handle.appendFile(torn ? `\n${line}` : line);
      await handle.sync();
      if (size === 0) await syncFolder(folder);
    } finally {
      await handle.close();
    }
  }
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
