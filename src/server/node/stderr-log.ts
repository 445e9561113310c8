import { inspect } from "node:util";
import type { ErrorLog } from "../error-log.ts";

/** Writes one line to stderr. */
export const logToStderr: ErrorLog = (what, error) => {
  const text = typeof error === "string" ? error : inspect(error);
  console.error(`${new Date().toISOString()} ${what}: ${text}`.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " "));
};
