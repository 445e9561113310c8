/** The sitemap (sitemaps.org 0.9, with the pictures and translations that search engines read) and `robots.txt`. */
import { localizedPath, translationsOf } from "../../src/routes/routes.ts";
import type { PageRecord } from "../content/emit/page-records.ts";
import { escapeHtml } from "../content/model/format-facts.ts";

/** A page that may be listed, with the day of its last change, if it is known: `2026-11-22`. */
export type ListedPage = Omit<PageRecord, "sources"> & { readonly lastChange?: string | undefined };

/** A file may have fifty times as many; smaller ones are read again sooner, and each only if something in it changed. */
const mostPages = 1000;

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

/** By name: `sitemap.xml`, which becomes an index of further files if there are many pages. */
export function sitemapFiles(
  origin: string,
  languages: readonly string[],
  pages: readonly ListedPage[],
): Map<string, string> {
  const sitemap = (listed: readonly ListedPage[]) =>
    document(
      `urlset ${namespaces}`,
      listed.map((page) => pageEntry(origin, languages, page)),
    );
  if (pages.length <= mostPages) return new Map([["sitemap.xml", sitemap(pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / mostPages) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    listed: pages.slice(index * mostPages, (index + 1) * mostPages),
  }));
  const entries = parts.map(({ name, listed }) => {
    const changes = listed.map(({ lastChange }) => lastChange);
    return `<sitemap><loc>${origin}/${name}</loc>${lastModified(latest(changes))}</sitemap>`;
  });
  const index = document('sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', entries);
  return new Map([["sitemap.xml", index], ...parts.map(({ name, listed }) => [name, sitemap(listed)] as const)]);
}

function document(root: string, entries: readonly string[]): string {
  const [name] = root.split(" ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${entries.join("\n")}\n</${name}>\n`;
}

function pageEntry(origin: string, languages: readonly string[], page: ListedPage): string {
  const links = translationsOf(page, origin, languages).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const pictures = page.pictures.map(
    (path) => `<image:image><image:loc>${escapeHtml(origin + path)}</image:loc></image:image>`,
  );
  const loc = `<loc>${origin}${localizedPath(page, page.language)}</loc>`;
  return `<url>${[loc, lastModified(page.lastChange), ...links, ...pictures].join("")}</url>`;
}

function lastModified(day: string | undefined): string {
  return day === undefined ? "" : `<lastmod>${day}</lastmod>`;
}

/** The last one of some days; `undefined` if one of them is not known, because that may be the last one. */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
