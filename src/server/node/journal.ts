/** The file with every message and what became of it, one line of JSON each. */
import { randomUUID } from "node:crypto";
import { type FileHandle, rm, writeFile } from "node:fs/promises";
import type { ErrorLog } from "../error-log.ts";
import { type JournalEntry, type Outcome, outcomeOf, type StoredMessage } from "../messages/entry.ts";
import type { ContactMessage } from "../messages/schema.ts";
import { isSelected, type MessageSelection } from "../messages/selection.ts";
import { appendLines, removeDraft, replaceText, withFile } from "./journal-file.ts";
import { joinOutcomes, linesOf, parseLines, withoutMessages } from "./journal-lines.ts";

export const defaultJournalFile = "data/messages.jsonl";

/** In bytes: more than the rest of a block of the disk, so that another one is needed. */
const trialSize = 4_096;

/**
 * The file may be moved away while the server runs.
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
        if (!isLocked) {
          await lock(file);
          await removeDraft(file);
        }
        isLocked = true;
        return act(handle);
      }),
    );
    previous = done.catch(() => undefined);
    return done;
  };
  const read = () => use((handle) => handle.readFile("utf8"));
  /** Ids; what this process has deleted may still be on its way to the mail server. */
  const deleted = new Set<string>();
  const addMissing = (messages: readonly StoredMessage[]) =>
    use(async (handle) => {
      const { entries } = parseLines(await handle.readFile("utf8"));
      const distinct = new Map(messages.map((message) => [message.id, message]));
      const added = [...distinct.values()].filter(({ id }) => !entries.has(id));
      if (added.length > 0) await appendLines(handle, added.flatMap(linesOf), file);
      for (const { id } of added) deleted.delete(id);
      return added;
    });
  return {
    /**
     * Resolves when the entry is on disk. After a rejection it may be there or not: the visitor sends again, and a message
     * stored twice is better than one lost.
     */
    async append(message: ContactMessage): Promise<JournalEntry> {
      const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
      await use((handle) => appendLines(handle, [JSON.stringify(entry)], file));
      return entry;
    },
    /** Resolves when the outcome is on disk. That of a deleted message is left out. */
    note: (outcome: Outcome) =>
      use(async (handle) => {
        if (!deleted.has(outcome.id)) await appendLines(handle, [JSON.stringify(outcome)], file);
      }),
    list: async () => joinOutcomes(parseLines(await read())),
    delete: (which: MessageSelection) =>
      use(async (handle) => {
        const before = await handle.readFile("utf8");
        const { text, ids } = withoutMessages(before, isSelected(which));
        if (text !== before) await replaceText(handle, text, file);
        for (const id of ids) deleted.add(id);
        return ids.size;
      }),
    isDeleted: (id: string) => deleted.has(id),
    /** @returns Those that were not here. */
    addMissing,
    add: async (messages: readonly StoredMessage[]) => (await addMissing(messages)).length,
    /** Tries whether a message could be stored, with a file beside. @throws Error of the file system. */
    check: () =>
      use(async () => {
        const trial = `${file}.trial`;
        const written = writeFile(trial, " ".repeat(trialSize), { mode: 0o600, flush: true });
        await written.finally(() => rm(trial, { force: true }));
      }),
    /** The entries without an outcome, in order. Unreadable lines (torn by a crash, edited) are skipped and logged. */
    async unsent(log: ErrorLog): Promise<JournalEntry[]> {
      const text = await use(async (handle) => {
        await handle.chmod(0o600).catch((error) => log(`Keeping others from reading ${file} failed`, error));
        return handle.readFile("utf8");
      });
      const lines = parseLines(text);
      if (lines.unreadable.length > 0)
        log(`Reading ${file}`, `skipped unreadable lines: ${lines.unreadable.join(", ")}`);
      return joinOutcomes(lines).filter((message) => outcomeOf(message) === undefined);
    },
  };
}
