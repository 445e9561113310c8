/** The lines of the journal: messages, and what became of them. */
import { z } from "zod";
import {
  entrySchema,
  type JournalEntry,
  type Outcome,
  outcomeOf,
  outcomeSchema,
  type StoredMessage,
} from "../messages/entry.ts";

const lineSchema = z.union([entrySchema, outcomeSchema]);

/** `undefined` for a line that was torn by a crash, or edited. */
function parseLine(line: string): JournalEntry | Outcome | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** By id, because the file may contain an entry twice; and the numbers of unreadable lines, ten at most. */
export function parseLines(text: string) {
  const entries = new Map<string, JournalEntry>();
  const outcomes = new Map<string, Outcome>();
  const unreadable: number[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parseLine(line);
    if (value === undefined) {
      if (unreadable.length < 10) unreadable.push(index + 1);
    } else if ("body" in value) entries.set(value.id, value);
    else outcomes.set(value.id, value);
  }
  return { entries, outcomes, unreadable };
}

/** Messages with their outcomes, oldest first: those of another store were added at the end. */
export function joinOutcomes({ entries, outcomes }: ReturnType<typeof parseLines>): StoredMessage[] {
  const messages = [...entries.values()].map((entry) => ({ ...entry, ...outcomes.get(entry.id) }));
  return messages.sort((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt));
}

/** The outcome comes first: if a crash cuts off the rest, nothing is left that would be forwarded again. */
export function linesOf(message: StoredMessage): string[] {
  const values = [outcomeOf(message), entrySchema.parse(message)];
  return values.flatMap((value) => (value === undefined ? [] : JSON.stringify(value)));
}

/** The lines but those of deleted messages, also unreadable ones that seem to be of such a one, and the deleted ids. */
export function withoutMessages(
  text: string,
  isDeleted: (entry: Pick<JournalEntry, "email" | "receivedAt">) => boolean,
) {
  const lines = text.split("\n").map((line) => ({ line, value: parseLine(line) }));
  const deleted = lines.flatMap(({ value }) => (value && "body" in value && isDeleted(value) ? value.id : []));
  const ids = new Set(deleted);
  const kept = lines.filter(({ line, value }) => {
    if (value !== undefined) return !ids.has(value.id);
    return !isDeleted({ email: fieldOf(line, "email"), receivedAt: fieldOf(line, "receivedAt") });
  });
  return { text: kept.map(({ line }) => line).join("\n"), ids };
}

const fieldOf = (line: string, name: string) => new RegExp(`"${name}":\\s*"([^"]*)"`).exec(line)?.[1] ?? "";
