/** What the build writes beside the pages: sitemap, robots.txt, security.txt, redirect pages. */
import { createHash } from "node:crypto";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { redirectPage } from "../../scripts/site/redirect-page.ts";
import { securityTxt } from "../../scripts/site/security-txt.ts";
import { robotsTxt, sitemapXml } from "../../scripts/site/sitemap.ts";
import { localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

const origin = "https://www.shop.example";
const site = { languages: ["en", "de"], pluginSlugs: ["fatoora", "my-logo"], editions: ["lite", "pro"] };

test("sitemap.xml lists every page that may be listed, in every language, each with its translations", () => {
  const xml = sitemapXml(origin, site);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
  const link = (hreflang: string, href: string) => ({ rel: "alternate", hreflang, href });
  const url = pagesOf(site)
    .filter(({ route }) => routeOf(route).indexed)
    .flatMap((page) => {
      const [en = "", de = ""] = site.languages.map((language) => origin + localizedPath(page, language));
      return [en, de].map((loc) => ({ loc, "xhtml:link": [link("en", en), link("de", de), link("x-default", en)] }));
    });
  expect(url.map(({ loc }) => loc)).toContain(`${origin}/de/plugins/my-logo`);
  expect(parser.parse(xml)).toEqual({
    "?xml": { version: "1.0", encoding: "UTF-8" },
    urlset: {
      xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      url,
    },
  });
});

test("robots.txt lets everything be read but calls, and says where the sitemap is", () => {
  expect(robotsTxt(origin)).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

describe("security.txt", () => {
  const contact = { email: "security@shop.example", origin, languages: site.languages };

  // For every build of one day, whatever the time zone of the machine.
  test.each(["2026-01-10T00:00:00Z", "2026-01-10T08:30:00Z", "2026-01-10T23:59:59.999Z"])(
    "has the fields of RFC 9116, each once, on lines of their own (%s)",
    (today) => {
      expect(securityTxt(contact, new Date(today)).split("\n")).toEqual([
        "Contact: mailto:security@shop.example",
        "Expires: 2027-01-05T00:00:00Z",
        "Preferred-Languages: en, de",
        `Canonical: ${origin}/.well-known/security.txt`,
        "",
      ]);
    },
  );

  test.each(["2026-01-01", "2027-02-28", "2028-02-29", "2028-12-31"])("is less than a year valid from %s", (day) => {
    const built = new Date(`${day}T23:59:59Z`);
    const [, expires = ""] = /^Expires: (.*)$/m.exec(securityTxt(contact, built)) ?? [];
    const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(365);
  });
});

describe("the document for a path without a language, on hosts of plain files", () => {
  const given = {
    brand: "Corner Till",
    origin,
    site,
    names: { en: "English", de: "Deutsch" },
    script: "/assets/redirect.4f3a1b2c.js",
  };
  const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);

  test.each([
    ["/", { route: "home" }, ""],
    ["/plugins/fatoora", { route: "plugin", slug: "fatoora" }, "/plugins/fatoora"],
  ] as const)("%s links to the page in every language, for visitors and search engines", (_path, page, rest) => {
    const html = redirectPage({ ...given, page });
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">.*<\/body><\/html>$/);
    expect(matches(html, /<a href="([^"]+)" lang="([^"]+)" hreflang="([^"]+)">([^<]+)<\/a>/g)).toEqual([
      [`/en${rest}`, "en", "en", "English"],
      [`/de${rest}`, "de", "de", "Deutsch"],
    ]);
    expect(matches(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)).toEqual([
      ["en", `${origin}/en${rest}`],
      ["de", `${origin}/de${rest}`],
      ["x-default", `${origin}/en${rest}`],
    ]);
    expect(matches(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([[`${origin}/en${rest}`]]);
  });

  const html = redirectPage({ ...given, page: { route: "home" } });

  test("has one script, which knows the languages, and allows itself its own style and nothing inline besides", () => {
    expect(matches(html, /<script([^>]*)>(.*?)<\/script>/gs)).toEqual([
      [` type="module" src="${given.script}" data-languages="en de"`, ""],
    ]);
    const [[style = ""] = []] = matches(html, /<style>(.*?)<\/style>/gs);
    const [[policy = ""] = []] = matches(html, /Content-Security-Policy" content="([^"]+)"/g);
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test("has names as text, whatever is in them; a language without a name is shown by its code", () => {
    const names = { en: '<b>"English"</b>' };
    const html = redirectPage({ ...given, page: { route: "home" }, brand: "Till & <Sons>", names });
    expect(html).toContain("<title>Till &amp; &lt;Sons&gt;</title>");
    expect(html).toContain("<h1>Till &amp; &lt;Sons&gt;</h1>");
    expect(html).toContain("&lt;b&gt;&quot;English&quot;&lt;/b&gt;");
    expect(html).toContain('hreflang="de">de</a>');
  });
});
