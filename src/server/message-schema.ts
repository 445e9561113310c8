/** The contact message as it is received (specification sections 3 and 5). */
import { z } from "zod";

/** Values on the wire, in whatever language the form was shown. */
export const messageSubjects = ["General question", "Becoming a user", "Feature request", "Support request"] as const;

const nameLimit = 200;
/** UTF-16 code units with each line break as one, which is how `maxlength` counts (HTML, 4.10.18.3). */
const bodyLimit = 300;
/** An address that is longer cannot be written to (RFC 5321, section 4.5.3.1.3). */
const emailLimit = 254;

/** Later the head of an e-mail: a line break in it would begin another header (RFC 5322, section 2.2). */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ");
/** A form without JavaScript sends CR LF for a line break that the visitor's browser counted as one. */
const plainLineBreaks = (text: string) => text.replace(/\r\n?/g, "\n");
/** In UTF-16 code units; zod's own `max` counts code points, by which an emoji is one and not two. */
const atMost = (limit: number) => (text: string) => text.length <= limit;
const isFilled = (text: string) => text.trim() !== "";

/** Fields it does not know are left out of what it returns. */
export const messageSchema = z.object(
  {
    name: z
      .string({ error: "A name is required." })
      .overwrite(oneLine)
      .trim()
      .min(1, "A name is required.")
      .refine(atMost(nameLimit), `The name is longer than ${nameLimit} characters.`),
    /** Valid is what the browser's own e-mail field takes (HTML, 4.10.5.1.5). */
    email: z
      .string({ error: "An e-mail address is required." })
      .trim()
      .min(1, "An e-mail address is required.")
      .refine(atMost(emailLimit), `The e-mail address is longer than ${emailLimit} characters.`)
      .regex(z.regexes.html5Email, "This is not an e-mail address."),
    subject: z.enum(messageSubjects, { error: `The subject is none of: ${messageSubjects.join(", ")}.` }),
    body: z
      .string({ error: "A message is required." })
      .overwrite(plainLineBreaks)
      .refine(isFilled, "A message is required.")
      .refine(atMost(bodyLimit), `The message is longer than ${bodyLimit} characters.`),
  },
  { error: "A message is an object with name, email, subject and body." },
);

export type Message = z.infer<typeof messageSchema>;

/**
 * @returns One sentence for each field that is wrong; under `request` where what came is no message at all.
 */
export function messageErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "request")] ??= message;
  return errors;
}
