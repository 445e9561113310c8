import type { ErrorHandler } from "hono";
import type { ErrorLog } from "./error-log.ts";
import { plainAnswer } from "./plain-answer.ts";
import { requestPath } from "./request-path.ts";

const text = `Something went wrong on our side, and this page could not be shown.
Please try again in a moment.`;

/**
 * Status 500 with a short text that has nothing of the error in it; the error goes to the log, with the path as it was sent,
 * but not its query. A visitor who has hung up is no fault.
 */
export function serverError(log: ErrorLog): ErrorHandler {
  return (error, c) => {
    if (!c.req.raw.signal.aborted) log(`${c.req.method} ${requestPath(c.req.raw)} failed`, error);
    return plainAnswer(500, text);
  };
}
