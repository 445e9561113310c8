/** Where faults of the server are told of. */

/** Takes what was tried, as a short phrase without a visitor's words in it, and the error. */
export type ErrorLog = (what: string, error: unknown) => void;

/** Writes to stderr, where the host's own log collects it. */
export const logToStderr: ErrorLog = (what, error) => console.error(`${new Date().toISOString()} ${what}:`, error);
