/** `sitemap.xml` and `robots.txt`, from the route table. */
import { pagesOf, routeOf, type SiteMap, translationsOf } from "../../src/routes/routes.ts";

/** Every page that may be listed, with its translations (sitemaps.org 0.9; `xhtml:link` as search engines want it). */
export function sitemapXml(origin: string, site: SiteMap): string {
  const pages = pagesOf(site).filter(({ route }) => routeOf(route).indexed);
  const entries = pages.flatMap((page) => {
    const translations = translationsOf(page, origin, site.languages);
    const links = translations.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const addresses = new Set(translations.map(({ href }) => href));
    return [...addresses].map((href) => `<url><loc>${href}</loc>${links.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
