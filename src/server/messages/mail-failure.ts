/** What an attempt to hand on a message failed of. */
import { z } from "zod";

/** What nodemailer says of an error: `{ code: "EMESSAGE", command: "DATA", responseCode: 550 }`. */
const errorShape = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  /** What the system said, if nodemailer has put its own code in its place: `ECONNREFUSED`. */
  originalCode: z.string().optional(),
});

const messageCommands = ["MAIL FROM", "RCPT TO", "DATA"];
/** About the login (RFC 4954, section 6) or a bad sequence of commands, whatever was asked. */
const otherAnswers = [503, 530, 534, 535, 538];

/**
 * The answer by which the mail server refuses this message for good, 500 to 599. `undefined` if another attempt is worth
 * it, and so is whatever is not known: no message is lost by trying.
 */
export function refusalCode(error: unknown): number | undefined {
  const { command = "", responseCode = 0 } = errorShape.safeParse(error).data ?? {};
  const isAboutMessage = messageCommands.includes(command) && !otherAnswers.includes(responseCode);
  return isAboutMessage && responseCode >= 500 ? responseCode : undefined;
}

/**
 * Describes an error for the log. The answer of the mail server is left out but for its code, since it may quote the
 * message; so is a text that may hold the login.
 */
export function describeMailError(error: unknown): string {
  const { code = "an unknown error", command, responseCode, originalCode } = errorShape.safeParse(error).data ?? {};
  if (responseCode !== undefined) return `the mail server answered ${responseCode} to ${command ?? "a command"}`;
  if (code === "EABORT") return "the mail server took too long";
  const isOfConnection = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS"].includes(code);
  // A name with several addresses fails with an error for each, and none of its own.
  const told = isOfConnection && error instanceof Error ? error.message : "";
  return told || `the attempt failed with ${originalCode ?? code}`;
}
