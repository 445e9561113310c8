/** A stored message, and what became of it. */
import { z } from "zod";
import { mapFields } from "../../domain/message.ts";

/** Less strict than the schema of a message, so that old entries stay readable. */
export const entrySchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  receivedAt: z.iso.datetime(),
  ...mapFields(() => z.string()),
  /** The hidden field was filled in. */
  doubtful: z.boolean().optional(),
});

/** Ends the forwarding of an entry, with the code if the mail server rejected it. */
export const outcomeSchema = z.union([
  z.object({ id: z.string(), deliveredAt: z.string() }),
  z.object({ id: z.string(), refusedAt: z.string(), code: z.int() }),
]);

/** An entry with its outcome, if it has one. */
export const storedMessageSchema = entrySchema.extend({
  deliveredAt: z.string().optional(),
  refusedAt: z.string().optional(),
  code: z.int().optional(),
});

export type JournalEntry = Readonly<z.infer<typeof entrySchema>>;
export type Outcome = Readonly<z.infer<typeof outcomeSchema>>;
export type StoredMessage = Readonly<z.infer<typeof storedMessageSchema>>;

/** What became of a message; `undefined` if it is still to be forwarded. */
export function outcomeOf(message: StoredMessage): Outcome | undefined {
  return outcomeSchema.safeParse(message).data;
}
