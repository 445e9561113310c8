import { readFileSync } from "node:fs";
import type { JournalEntry } from "../../src/server/messages/entry.ts";
import type { ContactMessage } from "../../src/server/messages/schema.ts";

export const messageFrom = (name: string) =>
  ({
    name,
    email: "visitor@shop.example",
    subject: "General question",
    body: `Words of ${name}`,
  }) as const satisfies ContactMessage;

export const entryOf = (id: string, body = "Hello"): JournalEntry => ({
  id,
  receivedAt: "2025-11-20T08:00:00.000Z",
  ...messageFrom("Amal"),
  body,
});

export function linesOf(file: string): Record<string, unknown>[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
