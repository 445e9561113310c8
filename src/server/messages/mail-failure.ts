/** What an attempt to hand on a message failed of, and what follows from it. */
import { z } from "zod";

/**
 * - `refused`: the mail server does not take this message, now or later. `code` is its answer, 500 to 599.
 * - `later`: it may take it another time. `whose`: whether other messages can be tried meanwhile (`message`) or wait as
 *   well (`server`).
 */
export type MailFailure =
  | { readonly kind: "refused"; readonly code: number }
  | { readonly kind: "later"; readonly whose: "message" | "server" };

/** What nodemailer says of an error. An error of another kind has none of it. */
const errorShape = z.object({
  /** `EAUTH`, `ECONNECTION` … */
  code: z.string().optional(),
  /** The command that the server refused: `RCPT TO`, `DATA`, `AUTH PLAIN`, `CONN`. */
  command: z.string().optional(),
  /** What it answered (RFC 5321, section 4.2). */
  responseCode: z.number().optional(),
  /** What the system said, if nodemailer has put its own code in its place: `ECONNREFUSED`. */
  originalCode: z.string().optional(),
});

/** Where an answer is about this message, and not about the connection or who we are. */
const messageCommands = ["MAIL FROM", "RCPT TO", "DATA"];
/** Sender and receiver are the same for every message. */
const commonCommands = ["MAIL FROM", "RCPT TO"];
/** Answers that are about the login, whatever they answer (RFC 4954, section 6). */
const loginAnswers = [530, 534, 535, 538];
/** "Closing down" and "bad sequence of commands": about this connection, whatever they answer. */
const connectionAnswers = [421, 503];
/** What nodemailer calls failures that come before a message is spoken of, and hanging. */
const serverCodes = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EPROTOCOL", "EAUTH", "EABORT"];

/** Sorts an error of nodemailer. What it does not know is worth another attempt: no message is lost by trying. */
export function mailFailure(error: unknown): MailFailure {
  const { code = "", command = "", responseCode } = errorShape.safeParse(error).data ?? {};
  if (responseCode === undefined) return { kind: "later", whose: serverCodes.includes(code) ? "server" : "message" };
  const aboutMessage =
    messageCommands.includes(command) &&
    !loginAnswers.includes(responseCode) &&
    !connectionAnswers.includes(responseCode);
  if (aboutMessage && responseCode >= 500) return { kind: "refused", code: responseCode };
  return { kind: "later", whose: aboutMessage && !commonCommands.includes(command) ? "message" : "server" };
}

/**
 * Describes an error for the log. The answer of the mail server is left out but for its code, since it may quote the
 * message; so is a text that may hold the login.
 */
export function describeMailError(error: unknown): string {
  const { code, command, responseCode, originalCode } = errorShape.safeParse(error).data ?? {};
  if (responseCode !== undefined) return `the mail server answered ${responseCode} to ${command ?? "a command"}`;
  const ofConnection = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS"].includes(code ?? "");
  // A name with several addresses fails with an error for each, and none of its own.
  if (ofConnection && error instanceof Error)
    return error.message || `the connection failed with ${originalCode ?? code}`;
  if (code === "EABORT") return "the mail server took too long";
  return `the attempt failed with ${code ?? "an unknown error"}`;
}
