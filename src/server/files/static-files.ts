/**
 * Serves the built files. Of Hono's own `serveStatic` this would have to replace the most part: it has no ETag, reads
 * `br;q=0` as a wish and `br;q=1.0` as none, varies only the compressed answer, refuses every encoded path, and hands
 * out hidden files and the `.br` siblings themselves.
 */
import type { MiddlewareHandler } from "hono";
import { methodNotAllowed } from "../method-not-allowed.ts";
import { requestPath } from "../request-path.ts";
import type { AnswerHeaders } from "../security-headers.ts";
import { fileAnswer } from "./file-answer.ts";
import { findFile } from "./file-lookup.ts";
import { fileType } from "./file-type.ts";

/**
 * Answers with the file of an address, and passes on if there is none. `/en/features` is `en/features.html`. The
 * 404 pages are passed on as well, so that they never come with status 200. 405 for other methods than GET and HEAD.
 *
 * @param clientRoot Folder of the site's files.
 * @param languages Languages of the site: the folders that have pages.
 * @param secure Their headers go in at once: to set them on a finished answer takes longer than to find the file.
 */
export function staticFiles(
  clientRoot: string,
  languages: readonly string[],
  secure: AnswerHeaders,
): MiddlewareHandler {
  return async (c, next) => {
    const file = findFile(clientRoot, requestPath(c.req.raw), languages);
    if (file === undefined || file.split("/").at(-1) === "404.html") return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return methodNotAllowed(["GET", "HEAD"]);
    const answer = fileAnswer(c.req.raw, clientRoot, file, 200, secure(c.req.raw, fileType(file)));
    c.set("isSecured", true);
    return answer;
  };
}
