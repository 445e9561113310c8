import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { robotsTxt, sitemapXml } from "../../scripts/site/sitemap.ts";
import { localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

const origin = "https://www.shop.example";
const site = { languages: ["en", "de"], pluginSlugs: ["fatoora", "my-logo"] };
const pages = pagesOf(site);
const indexed = pages.filter(({ route }) => routeOf(route).indexed);
const xml = sitemapXml(origin, site);

interface Entry {
  readonly loc: string;
  readonly "xhtml:link": readonly { readonly rel: string; readonly hreflang: string; readonly href: string }[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
const { urlset }: { urlset: { url: Entry[]; xmlns: string; "xmlns:xhtml": string } } = parser.parse(xml);
const entries = urlset.url.map(({ loc: address, "xhtml:link": links }) => ({
  address,
  alternates: links.map(({ rel, hreflang, href }) => [rel, hreflang, href]),
}));

describe("sitemap.xml", () => {
  test("is XML of the sitemap's kind", () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    expect({ xmlns: urlset.xmlns, "xmlns:xhtml": urlset["xmlns:xhtml"] }).toEqual({
      xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    });
    expect(xml.match(/<url>/g)).toHaveLength(xml.match(/<\/url>/g)?.length ?? 0);
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
  });

  test("lists every page that may be listed, in every language, once", () => {
    const wanted = indexed.flatMap((page) => site.languages.map((language) => origin + localizedPath(page, language)));
    expect(entries.map(({ address }) => address)).toEqual(wanted);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(wanted).toContain(`${origin}/de/plugins/my-logo`);
  });

  test.each(pages.filter((page) => !indexed.includes(page)))("does not list $route", (page) => {
    for (const language of site.languages) expect(xml).not.toContain(`${localizedPath(page, language)}<`);
  });

  test.each(entries)("$address names its translations, itself among them", ({ address, alternates }) => {
    expect(alternates.map(([rel, language]) => [rel, language])).toEqual([
      ["alternate", "en"],
      ["alternate", "de"],
      ["alternate", "x-default"],
    ]);
    const [english, german, fallback] = alternates.map(([, , href]) => href);
    expect([english, german]).toContain(address);
    expect(fallback).toBe(english);
    // Each of them is listed itself, with the same translations.
    for (const other of [english, german]) {
      expect(entries.find((entry) => entry.address === other)?.alternates).toEqual(alternates);
    }
  });
});

test("robots.txt lets everything be read but calls, and says where the sitemap is", () => {
  expect(robotsTxt(origin).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ]);
});
