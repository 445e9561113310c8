/** Speaks SMTP, by nodemailer, which is loaded only if messages are handed on. */
import type { SendMailOptions } from "nodemailer";
import type { MailSettings } from "./mail-settings.ts";

/** Milliseconds. A server may take ten minutes to say that it has a message (RFC 5321, section 4.5.3.2.6). */
const patience = 10 * 60 * 1000;
/** Milliseconds until there is a connection, and then until it says a word. */
const connectPatience = 30 * 1000;

/**
 * One connection for each mail: messages of a contact form are rare. What it returns resolves when the mail server has taken
 * the mail for at least one address, and rejects with nodemailer's error.
 */
export async function createMailTransport(
  { host, port, encryption, login }: MailSettings,
  timeLimit: number = patience,
): Promise<(mail: SendMailOptions) => Promise<void>> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    host,
    port,
    secure: encryption === "at-once",
    requireTLS: encryption === "required",
    ignoreTLS: encryption === "none",
    connectionTimeout: connectPatience,
    greetingTimeout: connectPatience,
    socketTimeout: patience,
    ...(login && { auth: { user: login.user, pass: login.password } }),
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeLimit) });
  };
}
