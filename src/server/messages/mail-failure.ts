import { z } from "zod";

/** An error of nodemailer: `{ code: "EMESSAGE", command: "DATA", responseCode: 550 }`. */
const errorShape = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  /** The code of the system, if nodemailer has replaced it: `ECONNREFUSED`. */
  originalCode: z.string().optional(),
});

const messageCommands = ["MAIL FROM", "RCPT TO", "DATA"];
/** About the login (RFC 4954, section 6) or the sequence of commands, not the message. */
const otherAnswers = [503, 530, 534, 535, 538];

/**
 * The code with which the mail server rejects this message permanently, 500 to 599. `undefined` if a retry makes sense, also
 * for unknown errors.
 */
export function rejectionCode(error: unknown): number | undefined {
  const { command = "", responseCode = 0 } = errorShape.safeParse(error).data ?? {};
  const isAboutMessage = messageCommands.includes(command) && !otherAnswers.includes(responseCode);
  return isAboutMessage && responseCode >= 500 ? responseCode : undefined;
}

/**
 * Describes an error for the log, without what may contain the message or the login: of the mail server's answer only the
 * code.
 */
export function describeMailError(error: unknown): string {
  const { code = "an unknown error", command, responseCode, originalCode } = errorShape.safeParse(error).data ?? {};
  if (responseCode !== undefined) return `the mail server answered ${responseCode} to ${command ?? "a command"}`;
  if (code === "EABORT") return "the mail server took too long";
  const isOfConnection = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS"].includes(code);
  // For a host with several addresses the error has no message.
  const text = isOfConnection && error instanceof Error ? error.message : "";
  return text || `the attempt failed with ${originalCode ?? code}`;
}
