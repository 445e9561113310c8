/** Messages for a terminal. */
import type { StoredMessage } from "../messages/entry.ts";

/** A block for each message. Bodies are indented, so that none can look like another message. */
export function listMessages(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "No messages\n";
  return messages.map((message) => `${describe(message)}\n`).join("\n");
}

function describe({ id, receivedAt, name, email, subject, body, doubtful, ...outcome }: StoredMessage): string {
  const head = [
    `${receivedAt}  ${subject}${doubtful ? " (doubtful)" : ""}`,
    `${name} <${email}>`,
    `${stateOf(outcome)}, id ${id}`,
  ];
  return printable([...head, "", ...body.split("\n").map((line) => `    ${line}`)].join("\n"));
}

function stateOf({ deliveredAt, refusedAt, code }: Pick<StoredMessage, "deliveredAt" | "refusedAt" | "code">): string {
  if (refusedAt !== undefined) return `Refused by the mail server ${refusedAt} (${code})`;
  return deliveredAt === undefined ? "Not forwarded" : `Forwarded ${deliveredAt}`;
}

/** How many messages are from which address: `2 amal@shop.example`. */
export function countSenders(messages: readonly Pick<StoredMessage, "email">[]): string {
  const counts = new Map<string, number>();
  for (const { email } of messages) counts.set(email, (counts.get(email) ?? 0) + 1);
  return printable([...counts].map(([email, count]) => `${count} ${email}\n`).join(""));
}

/** Control characters of a visitor could change what the terminal shows. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, "\uFFFD");
}
