/** `sitemap.xml` and `robots.txt`, from the route table. */
import { localizedPath, pagesOf, routeOf, type SiteMap } from "../../src/routes/routes.ts";

/**
 * Every page that search engines may list, in every language, each with its translations
 * (sitemaps.org 0.9; `xhtml:link` as search engines document it).
 *
 * @param origin Public address of the site without a slash at its end.
 */
export function sitemapXml(origin: string, site: SiteMap): string {
  const [fallback = "en"] = site.languages;
  const pages = pagesOf(site).filter(({ route }) => routeOf(route).indexed);
  const entries = pages.flatMap((page) => {
    const alternate = (code: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${localizedPath(page, language)}"/>`;
    const alternates = [...site.languages.map((code) => alternate(code, code)), alternate("x-default", fallback)].join(
      "",
    );
    return site.languages.map(
      (language) => `<url><loc>${origin}${localizedPath(page, language)}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
