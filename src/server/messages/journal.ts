/** Keeps every message that was received, one line of JSON each, on disk before the visitor gets the answer. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createJsonLines, type JsonLines } from "./json-lines.ts";
import type { Message } from "./schema.ts";

export const defaultJournalFile = "data/messages.jsonl";

/**
 * A line. It asks less than the schema of a message: what is accepted may change, what was accepted stays readable. What
 * goes into the head of an e-mail holds nothing that could begin another header, even if somebody has edited the file.
 */
const entrySchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  name: z.string().regex(/^\P{Cc}*$/u),
  email: z.string().regex(z.regexes.html5Email),
  subject: z.string().regex(/^\P{Cc}*$/u),
  body: z.string(),
});

export type JournalEntry = Readonly<z.infer<typeof entrySchema>>;

export interface MessageJournal {
  /**
   * Resolves when the entry is on disk. After a rejection it may be there or not: whoever reads "failed" sends
   * again, and a message kept twice is better than one lost.
   */
  append(message: Message): Promise<JournalEntry>;
}

/** Its entries are read oldest first. */
export function createMessageJournal(file: string): MessageJournal & Pick<JsonLines<JournalEntry>, "read"> {
  const { read, append } = createJsonLines(file, entrySchema);
  return {
    read,
    async append(message) {
      const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
      await append(entry);
      return entry;
    },
  };
}
