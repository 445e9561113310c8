import { inspect } from "node:util";

/** @param what The failed operation, without data of visitors. */
export type ErrorLog = (what: string, error: unknown) => void;

/** Writes one line to stderr. */
export const logToStderr: ErrorLog = (what, error) => {
  const text = typeof error === "string" ? error : inspect(error);
  console.error(`${new Date().toISOString()} ${what}: ${text}`.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " "));
};
