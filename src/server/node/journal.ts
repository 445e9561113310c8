/** The file with every message and what became of it, one line of JSON each. */
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { entrySchema, type JournalEntry, type Outcome, outcomeSchema } from "../messages/entry.ts";
import type { Message } from "../messages/schema.ts";

export const defaultJournalFile = "data/messages.jsonl";

const lineSchema = z.union([entrySchema, outcomeSchema]);

/** In bytes: more than the rest of a block of the disk, so that another one is needed. */
const trialSize = 4_096;

/**
 * Creates folder and file if they are missing, readable by their owner only (GDPR article 32). The file may be moved away
 * while the server runs.
 *
 * @param lock Keeps other processes from the file; it is called until it once resolves, before anything is read or written.
 */
export function createMessageJournal(file: string, lock: (file: string) => Promise<void> = async () => {}) {
  let previous: Promise<unknown> = Promise.resolve();
  let isLocked = false;
  /** One at a time, so that lines do not mix. */
  const use = <Result>(act: (handle: FileHandle) => Promise<Result>): Promise<Result> => {
    const done = previous.then(() =>
      withFile(file, async (handle) => {
        if (!isLocked) await lock(file);
        isLocked = true;
        return act(handle);
      }),
    );
    previous = done.catch(() => undefined);
    return done;
  };
  const write = (line: JournalEntry | Outcome) => use((handle) => appendLine(handle, JSON.stringify(line), file));
  return {
    /**
     * Resolves when the entry is on disk. After a rejection it may be there or not: the visitor sends again, and a message
     * stored twice is better than one lost.
     */
    async append(message: Message): Promise<JournalEntry> {
      const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
      await write(entry);
      return entry;
    },
    /** Resolves when the outcome is on disk. */
    note: (outcome: Outcome) => write(outcome),
    /** Tries whether a message could be stored, with a file beside. @throws Error of the file system. */
    check: () =>
      use(async () => {
        const trial = `${file}.trial`;
        const written = writeFile(trial, " ".repeat(trialSize), { mode: 0o600, flush: true });
        await written.finally(() => rm(trial, { force: true }));
      }),
    /**
     * The entries without an outcome, in order. Unreadable lines (torn by a crash, edited) are skipped and logged.
     *
     * @throws Error of the file system if the file cannot be read or appended to.
     */
    async unsent(log: ErrorLog): Promise<JournalEntry[]> {
      const text = await use(async (handle) => {
        await handle.chmod(0o600).catch((error) => log(`Keeping others from reading ${file} failed`, error));
        return handle.readFile("utf8");
      });
      const { entries, done, unreadable } = parseLines(text);
      if (unreadable.length > 0) log(`Reading ${file}`, `skipped unreadable lines: ${unreadable.join(", ")}`);
      return [...entries.values()].filter(({ id }) => !done.has(id));
    },
  };
}

/** By id, because the file may contain an entry twice; and the numbers of unreadable lines, ten at most. */
function parseLines(text: string) {
  const entries = new Map<string, JournalEntry>();
  const done = new Set<string>();
  const unreadable: number[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    try {
      const value = lineSchema.parse(JSON.parse(line));
      if ("body" in value) entries.set(value.id, value);
      else done.add(value.id);
    } catch {
      if (unreadable.length < 10) unreadable.push(index + 1);
    }
  }
  return { entries, done, unreadable };
}

/** A quota counts as a disk of its own. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
}

async function withFile<Result>(file: string, act: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const folder = dirname(file);
  // With `recursive`, Node calls a full disk a missing folder.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return mkdir(folder, { mode: 0o700 });
  });
  const handle = await open(file, "a+", 0o600);
  try {
    // Reading a pipe would never end.
    if (!(await handle.stat()).isFile()) throw new Error("it is not a file");
    return await act(handle);
  } finally {
    await handle.close();
  }
}

async function appendLine(handle: FileHandle, line: string, file: string): Promise<void> {
  const { size } = await handle.stat();
  const last = Buffer.from("\n");
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  // After a full disk or a power failure the last line may be incomplete.
  await handle.appendFile(last.toString() === "\n" ? `${line}\n` : `\n${line}\n`);
  await handle.sync();
  if (size > 0 || process.platform === "win32") return;
  // A new file is safe only after syncing its folder (fsync(2)).
  const folder = await open(dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}
