/** `sitemap.xml` and `robots.txt`, from the route table. */
import { localizedPath, type PageAddress, pagesOf, routeOf, type SiteMap } from "../../src/routes/routes.ts";

/**
 * Every page that search engines may list, in every language, each with its translations
 * (sitemaps.org 0.9; `xhtml:link` as search engines document it).
 *
 * @param origin Public address of the site without a slash at its end.
 */
export function sitemapXml(origin: string, site: SiteMap): string {
  const { languages } = site;
  const [fallback = "en"] = languages;
  const entriesOf = (page: PageAddress) => {
    const address = (language: string) => origin + localizedPath(page, language);
    const alternates = [...languages.map((code) => [code, code] as const), ["x-default", fallback] as const].map(
      ([code, language]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(language)}"/>`,
    );
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates.join("")}</url>`);
  };
  const pages = pagesOf(site).filter(({ route }) => routeOf(route).indexed);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(entriesOf).join("\n")}
</urlset>
`;
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
