/** Notes which messages were forwarded, so that none is sent again after a restart. */
import { format, parse } from "node:path";
import { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { createJsonLines } from "./json-lines.ts";

const noteSchema = z.object({ id: z.string() });

export interface MailLog {
  /** Ids of the entries that are done. Throws if the file cannot be appended to. */
  settled(log: ErrorLog): Promise<Set<string>>;
  note(id: string, rejection?: number): Promise<void>;
}

/** `data/messages.jsonl` → `data/messages.delivered.jsonl` */
export function mailLogFile(journalFile: string): string {
  const { dir, name, ext } = parse(journalFile);
  return format({ dir, name: `${name}.delivered`, ext });
}

export function createMailLog(file: string): MailLog {
  const lines = createJsonLines(file, noteSchema);
  return {
    async settled(log) {
      return new Set((await lines.read(log)).map(({ id }) => id));
    },
    note(id, rejection) {
      const at = new Date().toISOString();
      return lines.append(rejection === undefined ? { id, deliveredAt: at } : { id, refusedAt: at, code: rejection });
    },
  };
}
