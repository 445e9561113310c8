import type { MiddlewareHandler } from "hono";
import { redirectTarget } from "../../domain/redirect.ts";
import { methodNotAllowed } from "../plain-answer.ts";
import { requestPath } from "../request-path.ts";
import type { SiteInfo } from "../site-info.ts";
import { canonicalLink } from "./canonical-link.ts";
import { fileAnswer } from "./file-answer.ts";
import { findFile } from "./file-lookup.ts";

/**
 * Answers with the file of an address, and passes on if there is none, for the 404 pages, which never come with status 200,
 * and for the file name of a page, which leads to its address. Hono's own `serveStatic` has no ETag and hands out hidden
 * files and the `.br` siblings.
 */
export function staticFiles(clientRoot: string, { languages, origin }: SiteInfo): MiddlewareHandler {
  return async (c, next) => {
    const path = requestPath(c.req.raw);
    const file = findFile(clientRoot, path, languages);
    if (file === undefined || file.split("/").at(-1) === "404.html") return next();
    const page = path.endsWith(".html") ? redirectTarget(path, languages[0] ?? "", languages) : undefined;
    if (page !== undefined && findFile(clientRoot, page, languages) !== undefined) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return methodNotAllowed(["GET", "HEAD"]);
    const answer = fileAnswer(c.req.raw, clientRoot, file, 200);
    if (file.endsWith(".md")) answer.headers.set("Link", canonicalLink(`${origin}/${file.slice(0, -".md".length)}`));
    return answer;
  };
}
