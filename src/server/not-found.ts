import type { NotFoundHandler } from "hono";
import { isOutsidePages } from "../routes/folders.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { Ports } from "./ports.ts";
import { requestLanguage } from "./request-language.ts";

/**
 * Status 404 with the 404 page in the language of the path, or of the visitor if the path has none, which only a POST
 * gets; plain text in a folder without pages, and if the build has no such page.
 */
export function notFound({ files, site }: Pick<Ports, "files" | "site">): NotFoundHandler {
  const { downloadsPath } = site;
  return async (c) => {
    const { path } = c.req;
    if (isOutsidePages(path, downloadsPath)) return plainAnswer(404, "Not found");
    const language = requestLanguage(c.req.raw.headers, path, site);
    const page = await files.send(c, `${language}/404.html`, { whole: true });
    return page === undefined
      ? plainAnswer(404, "Not found")
      : new Response(page.body, { status: 404, headers: page.headers });
  };
}
