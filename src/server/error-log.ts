import { inspect } from "node:util";

/** Takes what was tried, as a short phrase without a visitor's words in it, and the error. */
export type ErrorLog = (what: string, error: unknown) => void;

/** Writes one line to stderr, where the host's own log collects it. */
export const logToStderr: ErrorLog = (what, error) => {
  const told = typeof error === "string" ? error : inspect(error);
  console.error(`${new Date().toISOString()} ${what}: ${told}`.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " "));
};
