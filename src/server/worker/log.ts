import type { ErrorLog } from "../error-log.ts";

/** Writes to the logs of the Worker. */
export const log: ErrorLog = (what, error) => console.error(`${what}:`, error);
