/** Keeps every message that was received, one line of JSON each, on disk before the visitor is told so. */
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { Message } from "./message-schema.ts";

/** Below the working directory. */
export const defaultJournalFile = "data/messages.jsonl";

export interface JournalEntry extends Message {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

export interface MessageJournal {
  /**
   * Resolves when the entry is on disk. After a rejection it may stand there or not: whoever is told "failed" sends
   * again, and a message kept twice is better than one lost.
   *
   * @throws What the file system throws.
   */
  append(message: Message): Promise<JournalEntry>;
}

/**
 * @param file The journal; folder and file are made when the first message comes, readable by their owner only, since
 *   they hold personal data (GDPR article 32).
 * @param openFile Opens it; another one only in tests.
 */
export function createMessageJournal(file: string, openFile: typeof open = open): MessageJournal {
  let previous: Promise<unknown> = Promise.resolve();
  return {
    append(message) {
      const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
      // One after the other, so that no two lines mix.
      const written = previous.then(() => write(`${JSON.stringify(entry)}\n`));
      previous = written.catch(() => undefined);
      return written.then(() => entry);
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
