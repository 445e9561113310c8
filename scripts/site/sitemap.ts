/** The sitemap (sitemaps.org 0.9, with Google's extensions for images and translations) and `robots.txt`. */
import { localizedPath, translationsOf } from "../../src/routes/routes.ts";
import { escapeHtml } from "../content/check/format-facts.ts";
import type { PageRecord } from "../content/emit/page-records.ts";

/** An indexed page with the day of its last change, if known: `2026-11-22`. */
export type SitemapEntry = Omit<PageRecord, "sources"> & { readonly lastChange?: string | undefined };

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

/** The protocol limits a file to 50,000 pages, which isn't checked. */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.map((page) => pageEntry(origin, page));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

function pageEntry(origin: string, page: SitemapEntry): string {
  const links = translationsOf(page, origin, page.languages).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const pictures = page.pictures.map(
    (path) => `<image:image><image:loc>${escapeHtml(origin + path)}</image:loc></image:image>`,
  );
  const loc = `<loc>${origin}${localizedPath(page, page.language)}</loc>`;
  const changed = page.lastChange === undefined ? "" : `<lastmod>${page.lastChange}</lastmod>`;
  return `<url>${[loc, changed, ...links, ...pictures].join("")}</url>`;
}

/** The latest of some days; `undefined` if one is unknown, since it could be the latest. */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  // `undefined` is sorted to the end.
  return days.toSorted().at(-1);
}

/** Allows crawling everything but the API; pages that must not be indexed have `noindex`. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
