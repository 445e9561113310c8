import type { NotFoundHandler } from "hono";
import { sendFile } from "./files/static-files.ts";
import { plainAnswer } from "./plain-answer.ts";
import { isOutsidePages } from "./redirects.ts";
import { languageVary, requestLanguage } from "./request-language.ts";
import { requestPath } from "./request-path.ts";

/**
 * Status 404 with the 404 page in the language of the path, or of the visitor if the path has none; plain text in a
 * folder without pages, and if the build has no such page.
 */
export function notFound(
  root: string,
  languages: readonly string[],
  downloadsPath: string | undefined,
): NotFoundHandler {
  return async (c) => {
    const pathname = requestPath(c.req.raw);
    if (isOutsidePages(pathname, downloadsPath)) return plainAnswer(404, "Not found");
    const language = requestLanguage(c.req.raw, languages);
    c.req.raw.headers.delete("Range");
    const page = await sendFile(c, { root, file: `${language}/404.html` });
    if (page === undefined) return plainAnswer(404, "Not found");
    const answer = new Response(page.body, { status: 404, headers: page.headers });
    if (pathname.split("/")[1] !== language) answer.headers.append("Vary", languageVary);
    return answer;
  };
}
