/** The contact message as it is received. */
import { z } from "zod";
import { isBlank } from "../../domain/blank.ts";
import { asciiAddress } from "../../domain/email-address.ts";
import { fieldLimits, honeypotField, type MessageField, subjects } from "../../domain/message.ts";

const subjectValues = subjects.map(({ value }) => value);

/** For e-mail headers: a line break would begin another one (RFC 5322, section 2.2). */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
/** Forms send CR LF for a line break, which the browser counted as one character. */
const plainLineBreaks = (text: string) => text.replace(/\r\n?/g, "\n");
const shows = (text: string) => !isBlank(text);
/** In UTF-16 code units; zod's `max` counts code points. */
const atMost = (limit: number) => (text: string) => text.length <= limit;

/** @param bodyLimit In UTF-16 code units with each line break as one, as `maxlength` counts (HTML, 4.10.18.3). */
export function messageSchema(bodyLimit: number) {
  const fields = z.object(
    {
      name: z
        .string({ error: "A name is required." })
        .overwrite(oneLine)
        .trim()
        .refine(shows, "A name is required.")
        .refine(atMost(fieldLimits.name), `The name is longer than ${fieldLimits.name} characters.`),
      /** As in the browser's e-mail field (HTML, 4.10.5.1.5), with any letters in the domain. It is stored as it was written. */
      email: z
        .string({ error: "An e-mail address is required." })
        .trim()
        .min(1, "An e-mail address is required.")
        .refine(
          (text) => atMost(fieldLimits.email)(asciiAddress(text)),
          `The e-mail address is longer than ${fieldLimits.email} characters.`,
        )
        .refine((text) => z.regexes.html5Email.test(asciiAddress(text)), "This is not an e-mail address."),
      subject: z.enum(subjectValues, { error: `The subject is none of: ${subjectValues.join(", ")}.` }),
      body: z
        .string({ error: "A message is required." })
        .overwrite(plainLineBreaks)
        .refine(shows, "A message is required.")
        .refine(atMost(bodyLimit), `The message is longer than ${bodyLimit} characters.`),
      [honeypotField]: z.unknown().optional(),
    } satisfies Record<MessageField | typeof honeypotField, z.ZodType>,
    { error: "A message is an object with name, email, subject and body." },
  );
  return fields.transform(({ [honeypotField]: honeypot, ...message }) =>
    honeypot ? { ...message, doubtful: true } : message,
  );
}

export type ContactMessage = z.infer<ReturnType<typeof messageSchema>>;

/** In bytes: a form escapes a code unit of three bytes with nine. */
export function messageSizeLimit(bodyLimit: number): number {
  return Math.max(16 * 1024, 4 * 1024 + 9 * bodyLimit);
}

/** A sentence for each invalid field; under `request` if it is no message at all. */
export function messageErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "request")] ??= message;
  return errors;
}
