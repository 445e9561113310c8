/** A stored message, and what became of it. */
import { z } from "zod";

/** Less strict than the schema of a message, so that old entries stay readable. */
export const entrySchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The hidden field was filled in. */
  doubtful: z.boolean().optional(),
});

/** Ends the forwarding of an entry, with the code if the mail server rejected it. */
export const outcomeSchema = z.union([
  z.object({ id: z.string(), deliveredAt: z.string() }),
  z.object({ id: z.string(), refusedAt: z.string(), code: z.int() }),
]);

export type JournalEntry = Readonly<z.infer<typeof entrySchema>>;
export type Outcome = Readonly<z.infer<typeof outcomeSchema>>;
