/** Stores every message on disk, one line of JSON each, before the visitor gets the answer. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createJsonLines, type JsonLines } from "./json-lines.ts";
import type { Message } from "./schema.ts";

export const defaultJournalFile = "data/messages.jsonl";

/**
 * Less strict than the schema of a message, so that old entries stay readable. Values of e-mail headers cannot contain a
 * line break, even if the file was edited.
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
   * Resolves when the entry is on disk. After a rejection it may be there or not: the visitor sends again, and a message
   * stored twice is better than one lost.
   */
  append(message: Message): Promise<JournalEntry>;
}

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
