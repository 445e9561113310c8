import type { SendMailOptions } from "nodemailer";
import type { MailSettings } from "./mail-settings.ts";

/** A server may take ten minutes to accept a message (RFC 5321, section 4.5.3.2.6). */
const sendTimeoutMs = 10 * 60 * 1000;
const connectTimeoutMs = 30 * 1000;

/**
 * SMTP by nodemailer, which is loaded only if messages are forwarded. Sending resolves when the mail server has accepted the
 * mail for at least one recipient, and rejects with nodemailer's error.
 */
export async function createMailTransport(
  { host, port, encryption, login }: MailSettings,
  timeoutMs: number = sendTimeoutMs,
): Promise<(mail: SendMailOptions) => Promise<void>> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    host,
    port,
    secure: encryption === "at-once",
    requireTLS: encryption === "required",
    ignoreTLS: encryption === "none",
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: sendTimeoutMs,
    ...(login && { auth: { user: login.user, pass: login.password } }),
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
  };
}
