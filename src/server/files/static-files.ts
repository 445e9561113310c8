import type { MiddlewareHandler } from "hono";
import { adminFolder } from "../../routes/folders.ts";
import { methodNotAllowed } from "../plain-answer.ts";
import type { Ports } from "../ports.ts";
import { targetOf } from "../redirects.ts";
import { canonicalLink } from "./file-headers.ts";

/**
 * Never served: hidden files, except in `.well-known` (RFC 8615); what is for Cloudflare; compressed siblings by their own
 * name; the 404 page with status 200; special names, such as streams on Windows.
 */
const notServed = /\/\.(?!well-known\/)|^\/_headers$|\.(?:br|gz)$|\/404\.html$|\/\/|[\\:%\p{Cc}]/iu;

/**
 * Answers with the file of an address: `/en/features` is `en/features.html`. Passes on if there is none, and for the file
 * name, another spelling or the earlier address of a page, which redirect to its address.
 */
export function staticFiles({ files, site }: Pick<Ports, "files" | "site">): MiddlewareHandler {
  const { languages, origin } = site;
  const fileOf = (path: string) => {
    if (path === `/${adminFolder}` || path === `/${adminFolder}/`) return `${adminFolder}/index.html`;
    const isPage = languages.includes(path.split("/")[1] ?? "") && !/\.\w+$/.test(path);
    return path.slice(1) + (isPage ? ".html" : "");
  };
  return async (c, next) => {
    const { path } = c.req;
    const file = fileOf(path);
    if (notServed.test(`/${file}`) || !(await files.has(file))) return next();
    if (file.endsWith(".html")) {
      const { pathname } = new URL(c.req.url);
      const page = targetOf(pathname, languages[0] ?? "", site);
      if (page !== pathname && (await files.has(`${page.slice(1)}.html`))) return next();
    }
    const answer = await files.send(c, file);
    if (answer === undefined) return methodNotAllowed(["GET", "HEAD"]);
    if (file.endsWith(".md")) answer.headers.set("Link", canonicalLink(`${origin}/${file.slice(0, -".md".length)}`));
    return answer;
  };
}
