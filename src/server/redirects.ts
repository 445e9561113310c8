import type { MiddlewareHandler } from "hono";
import { liesBelow, redirectTarget } from "../domain/redirect.ts";
import { foldersWithoutPages } from "../routes/folders.ts";
import { languageVary, requestLanguage } from "./request-language.ts";
import type { SiteInfo } from "./site-info.ts";

/** `Cache-Control` of redirects that do not depend on the visitor. */
export const spellingCache = "public, max-age=3600";

/** Whether a path is in a folder without pages: no redirects, plain 404s. */
export function isOutsidePages(pathname: string, downloadsPath: string | undefined): boolean {
  return liesBelow(pathname, downloadsPath) || foldersWithoutPages.some((folder) => liesBelow(pathname, `/${folder}`));
}

/**
 * Redirects by `redirectTarget`, keeping the query: with 302 if the target depends on the visitor's language, with 301 if
 * only the spelling or the name of the page changes. Mount it after the static files.
 */
export function languageRedirects(site: SiteInfo): MiddlewareHandler {
  const { languages, downloadsPath } = site;
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const target = redirectTarget(pathname, requestLanguage(c.req.raw.headers, pathname, languages), site);
    const readable = c.req.method === "GET" || c.req.method === "HEAD";
    if (target === undefined || !readable || isOutsidePages(pathname, downloadsPath)) return next();
    // Does not depend on the language.
    if (target === redirectTarget(pathname, "", site)) {
      c.header("Cache-Control", spellingCache);
      return c.redirect(target + search, 301);
    }
    c.header("Cache-Control", "private, no-store");
    c.header("Vary", languageVary);
    return c.redirect(target + search, 302);
  };
}
