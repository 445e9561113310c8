/** The sitemap (sitemaps.org 0.9, with the pictures and translations that search engines read) and `robots.txt`. */
import { localizedPath, translationsOf } from "../../src/routes/routes.ts";
import type { PageRecord } from "../content/emit/page-records.ts";
import { escapeHtml } from "../content/model/format-facts.ts";

/** A page that may be listed, with the day of its last change, if it is known: `2026-11-22`. */
export type ListedPage = Omit<PageRecord, "sources"> & { readonly lastChange?: string | undefined };

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

/** The protocol allows 50,000 pages in a file. */
export function sitemapXml(origin: string, languages: readonly string[], pages: readonly ListedPage[]): string {
  const entries = pages.map((page) => pageEntry(origin, languages, page));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

function pageEntry(origin: string, languages: readonly string[], page: ListedPage): string {
  const links = translationsOf(page, origin, languages).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const pictures = page.pictures.map(
    (path) => `<image:image><image:loc>${escapeHtml(origin + path)}</image:loc></image:image>`,
  );
  const loc = `<loc>${origin}${localizedPath(page, page.language)}</loc>`;
  const changed = page.lastChange === undefined ? "" : `<lastmod>${page.lastChange}</lastmod>`;
  return `<url>${[loc, changed, ...links, ...pictures].join("")}</url>`;
}

/** The last one of some days; `undefined` if one of them is not known, because that may be the last one. */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
