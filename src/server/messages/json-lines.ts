/** Stored messages as JSON, a line each: what is listed in one place can be added in another. */
import { type StoredMessage, storedMessageSchema } from "./entry.ts";

export function writeMessages(messages: readonly StoredMessage[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}

/** Empty lines are skipped. @returns The number of the first line that is not a message, if there is one. */
export function readMessages(text: string): StoredMessage[] | number {
  const messages: StoredMessage[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    try {
      messages.push(storedMessageSchema.parse(JSON.parse(line)));
    } catch {
      return index + 1;
    }
  }
  return messages;
}
