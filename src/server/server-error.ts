import type { ErrorHandler } from "hono";
import type { ErrorLog } from "./error-log.ts";
import { plainAnswer } from "./plain-answer.ts";
import { requestPath } from "./request-path.ts";

const text = `Something went wrong on our side, and this page could not be shown.
Please try again in a moment.`;

/**
 * Answers 500 with a short text. The log gets the error and the path, but not the query. A closed connection is no error.
 */
export function serverError(log: ErrorLog): ErrorHandler {
  return (error, c) => {
    if (!c.req.raw.signal.aborted) log(`${c.req.method} ${requestPath(c.req.raw)} failed`, error);
    return plainAnswer(500, text);
  };
}
