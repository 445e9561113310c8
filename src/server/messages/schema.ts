/** The contact message as it is received (specification sections 3 and 5). */
import { z } from "zod";
import { fieldLimits, isBlank, subjects, trapField } from "../../domain/message.ts";

const subjectValues = subjects.map(({ value }) => value);

/** Later the head of an e-mail: a line break in it would begin another header (RFC 5322, section 2.2). */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
/** A form without JavaScript sends CR LF for a line break that the visitor's browser counted as one. */
const plainLineBreaks = (text: string) => text.replace(/\r\n?/g, "\n");
/** In UTF-16 code units; zod's own `max` counts code points, by which an emoji is one and not two. */
const atMost = (limit: number) => (text: string) => text.length <= limit;

/** @param bodyLimit In UTF-16 code units with each line break as one, as `maxlength` counts (HTML, 4.10.18.3). */
export function messageSchema(bodyLimit: number) {
  const fields = z.object(
    {
      name: z
        .string({ error: "A name is required." })
        .overwrite(oneLine)
        .trim()
        .min(1, "A name is required.")
        .refine(atMost(fieldLimits.name), `The name is longer than ${fieldLimits.name} characters.`),
      /** Valid is what the browser's own e-mail field takes (HTML, 4.10.5.1.5). */
      email: z
        .string({ error: "An e-mail address is required." })
        .trim()
        .min(1, "An e-mail address is required.")
        .refine(atMost(fieldLimits.email), `The e-mail address is longer than ${fieldLimits.email} characters.`)
        .regex(z.regexes.html5Email, "This is not an e-mail address."),
      subject: z.enum(subjectValues, { error: `The subject is none of: ${subjectValues.join(", ")}.` }),
      body: z
        .string({ error: "A message is required." })
        .overwrite(plainLineBreaks)
        .refine((text) => !isBlank(text), "A message is required.")
        .refine(atMost(bodyLimit), `The message is longer than ${bodyLimit} characters.`),
      /** Not shown to people. */
      [trapField]: z.literal("", { error: "This field must be empty." }).optional(),
    },
    { error: "A message is an object with name, email, subject and body." },
  );
  return fields.transform(({ [trapField]: _trap, ...message }) => message);
}

export type Message = z.infer<ReturnType<typeof messageSchema>>;

/** The most bytes that a valid message needs: 9 for each unit of the body, which is three bytes as a form escapes them. */
export function messageSizeLimit(bodyLimit: number): number {
  return Math.max(16 * 1024, 4 * 1024 + 9 * bodyLimit);
}

/** One sentence for each field that is wrong; under `request` if what came is no message at all. */
export function messageErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "request")] ??= message;
  return errors;
}
