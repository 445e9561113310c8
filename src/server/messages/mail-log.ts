/** Notes which messages were handed on, so that none is sent again after a restart. */
import { format, parse } from "node:path";
import { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { createJsonLines } from "./json-lines.ts";

const noteSchema = z.object({ id: z.string() });

export interface MailLog {
  /** Ids of the entries that need not be handed on any more. Throws if the file could not be written to later. */
  settled(log: ErrorLog): Promise<Set<string>>;
  /** Resolves when it is on disk that an entry was delivered, or refused with the mail server's code. */
  note(id: string, refusal?: number): Promise<void>;
}

/** The file beside the journal: `data/messages.jsonl` → `data/messages.delivered.jsonl`. */
export function mailLogFile(journalFile: string): string {
  const { dir, name, ext } = parse(journalFile);
  return format({ dir, name: `${name}.delivered`, ext });
}

export function createMailLog(file: string): MailLog {
  const lines = createJsonLines(file, noteSchema);
  return {
    async settled(log) {
      // Whatever cannot be noted would be sent again and again; better not to begin.
      return new Set((await lines.read(log)).map(({ id }) => id));
    },
    note(id, refusal) {
      const at = new Date().toISOString();
      return lines.append(refusal === undefined ? { id, deliveredAt: at } : { id, refusedAt: at, code: refusal });
    },
  };
}
