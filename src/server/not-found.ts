import { join } from "node:path";
import type { NotFoundHandler } from "hono";
import { fileAnswer } from "./files/file-answer.ts";
import { isFile } from "./files/file-lookup.ts";
import { plainAnswer } from "./plain-answer.ts";
import { isOutsidePages } from "./redirects.ts";
import { languageVary, requestLanguage } from "./request-language.ts";
import { requestPath } from "./request-path.ts";

/**
 * Status 404 with the 404 page in the language of the path, or of the visitor if the path has none; plain text in a
 * folder without pages, and if the build has no such page.
 */
export function notFound(
  clientRoot: string,
  languages: readonly string[],
  downloadsPath: string | undefined,
): NotFoundHandler {
  return async (c) => {
    const pathname = requestPath(c.req.raw);
    const language = requestLanguage(c.req.raw, languages);
    const page = `${language}/404.html`;
    if (isOutsidePages(pathname, downloadsPath) || !isFile(join(clientRoot, page)))
      return plainAnswer(404, "Not found");
    const answer = fileAnswer(c.req.raw, clientRoot, page, 404);
    if (pathname.split("/")[1] !== language) answer.headers.append("Vary", languageVary);
    return answer;
  };
}
