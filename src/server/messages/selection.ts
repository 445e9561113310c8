/** Which messages are deleted. */
import { z } from "zod";
import { asciiAddress } from "../../domain/email-address.ts";
import type { JournalEntry } from "./entry.ts";

/** As it is asked for: `{ email: "amal@shop.example" }` or `{ before: "2026-01-31" }`, a day that begins in UTC. */
export const selectionSchema = z.union([
  z.strictObject({ email: z.string().trim().min(1) }),
  z.strictObject({ before: z.iso.date().transform((day) => new Date(day).toISOString()) }),
]);

export const dayMs = 86_400_000;

/** With an instant in ISO 8601, UTC. */
export type MessageSelection = Readonly<z.output<typeof selectionSchema>>;

const comparable = (email: string) => asciiAddress(email).toLowerCase();

/** Addresses are compared without case, their domains in ASCII: `Info@Müller.example` is `info@xn--mller-kva.example`. */
export function isSelected(which: MessageSelection): (entry: Pick<JournalEntry, "email" | "receivedAt">) => boolean {
  if ("before" in which) {
    const end = Date.parse(which.before);
    return ({ receivedAt }) => Date.parse(receivedAt) < end;
  }
  const wanted = comparable(which.email);
  return ({ email }) => comparable(email) === wanted;
}

/** @returns The selection of messages that were received more than so many days ago. */
export function olderThan(days: number, now: number): MessageSelection {
  return { before: new Date(now - days * dayMs).toISOString() };
}
