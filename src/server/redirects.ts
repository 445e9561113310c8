import type { MiddlewareHandler } from "hono";
import { redirectTarget } from "../domain/redirect.ts";
import { isOutsidePages } from "../routes/folders.ts";
import { plainPath } from "../routes/routes.ts";
import { languageVary, requestLanguage } from "./request-language.ts";
import type { SiteInfo } from "./site-info.ts";

/** `Cache-Control` of redirects that do not depend on the visitor. */
export const spellingCache = "public, max-age=3600";

/** Where a path leads: by `redirectTarget`, then to the one address of the page. @returns The path itself if it stays. */
export function targetOf(pathname: string, language: string, site: SiteInfo): string {
  return plainPath(redirectTarget(pathname, language, site) ?? pathname, site);
}

/**
 * Redirects to `targetOf`, keeping the query: with 302 if the target depends on the visitor's language, with 301 if
 * only the spelling or the name of the page changes. Mount it after the static files.
 */
export function languageRedirects(site: SiteInfo): MiddlewareHandler {
  const { downloadsPath } = site;
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const target = targetOf(pathname, requestLanguage(c.req.raw.headers, pathname, site), site);
    const readable = c.req.method === "GET" || c.req.method === "HEAD";
    if (target === pathname || !readable || isOutsidePages(pathname, downloadsPath)) return next();
    // Does not depend on the language.
    if (target === targetOf(pathname, "", site)) {
      c.header("Cache-Control", spellingCache);
      return c.redirect(target + search, 301);
    }
    c.header("Cache-Control", "private, no-store");
    c.header("Vary", languageVary);
    return c.redirect(target + search, 302);
  };
}
