import type { MiddlewareHandler } from "hono";
import { methodNotAllowed } from "../method-not-allowed.ts";
import { requestPath } from "../request-path.ts";
import { fileAnswer } from "./file-answer.ts";
import { findFile } from "./file-lookup.ts";

/**
 * Answers with the file of an address, and passes on if there is none, and for the 404 pages, which never come with status
 * 200. Hono's own `serveStatic` has no ETag and hands out hidden files and the `.br` siblings.
 */
export function staticFiles(clientRoot: string, languages: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const file = findFile(clientRoot, requestPath(c.req.raw), languages);
    if (file === undefined || file.split("/").at(-1) === "404.html") return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return methodNotAllowed(["GET", "HEAD"]);
    return fileAnswer(c.req.raw, clientRoot, file, 200);
  };
}
