/** A file with one JSON value per line. A confirmed value survives a crash. */
import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { parseJson } from "./parse-json.ts";

export interface JsonLines<Value> {
  /**
   * The valid values, in order. Other lines (torn by a crash, edited) are skipped, and the first ten line numbers logged.
   *
   * @throws Error of the file system if the file cannot be read or appended to.
   */
  read(log: ErrorLog): Promise<Value[]>;
  /** Resolves when the value is on disk. After a rejection it may be there or not. */
  append(value: object): Promise<void>;
}

/**
 * Creates folder and file if they are missing, readable by their owner only (GDPR article 32). The file may be moved away
 * while the server runs.
 */
export function createJsonLines<Schema extends z.ZodType>(file: string, schema: Schema): JsonLines<z.output<Schema>> {
  let previous: Promise<unknown> = Promise.resolve();
  return {
    async read(log) {
      await withFile(file, (handle) =>
        handle.chmod(0o600).catch((error) => log(`Keeping others from reading ${file} failed`, error)),
      );
      const values: z.output<Schema>[] = [];
      const unreadable: number[] = [];
      for (const [index, line] of (await readFile(file, "utf8")).split("\n").entries()) {
        const parsed = schema.safeParse(parseJson(line));
        if (parsed.success) values.push(parsed.data);
        else if (line.trim() !== "") unreadable.push(index + 1);
      }
      if (unreadable.length > 0) {
        const numbers = unreadable.slice(0, 10).join(", ") + (unreadable.length > 10 ? ", …" : "");
        log(`Reading ${file}`, `unreadable lines were passed over and stay in the file: ${numbers}`);
      }
      return values;
    },
    append(value) {
      // One at a time, so that lines do not mix.
      const line = `${JSON.stringify(value)}\n`;
      const written = previous.then(() => withFile(file, (handle) => write(handle, line, dirname(file))));
      previous = written.catch(() => undefined);
      return written;
    },
  };
}

async function withFile(file: string, act: (handle: FileHandle) => Promise<void>): Promise<void> {
  await makeFolder(dirname(file));
  const known = await stat(file).catch(() => undefined);
  // Reading a pipe would never end.
  if (known !== undefined && !known.isFile()) throw new Error(`${file} is not a file`);
  const handle = await open(file, "a+", 0o600);
  try {
    await act(handle);
  } finally {
    await handle.close();
  }
}

/** On Node 20 `mkdir` with `recursive` hangs if a folder cannot be created, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder) || dirname(folder) === folder) return;
  await makeFolder(dirname(folder));
  // It may exist by now.
  await mkdir(folder, 0o700).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
}

async function write(handle: FileHandle, line: string, folder: string): Promise<void> {
  const { size } = await handle.stat();
  const isTorn = size > 0 && !(await endsWithLineBreak(handle, size));
  await handle.appendFile(isTorn ? `\n${line}` : line);
  await handle.sync();
  if (size === 0) await syncFolder(folder);
}

/** After a full disk or a power failure the last line may be incomplete. */
async function endsWithLineBreak(handle: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === "\n";
}

/** A new file is safe only after syncing its folder (fsync(2)). Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
