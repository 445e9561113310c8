/** Files beside the pages: sitemap, robots.txt, security.txt, redirect pages. */
import { createHash } from "node:crypto";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { redirectPage } from "../../scripts/site/redirect-page.ts";
import { securityTxt } from "../../scripts/site/security-txt.ts";
import { latest, robotsTxt, sitemapXml } from "../../scripts/site/sitemap.ts";

const origin = "https://www.shop.example";
const site = { languages: ["en", "de"] };

test("the sitemap lists pages with the day of their last change, their translations and their pictures", () => {
  const page = { route: "plugin", slug: "my-logo", pictures: ["/images/a&b.jpg"] } as const;
  const xml = sitemapXml(origin, [
    { ...page, ...site, language: "en", lastChange: "2026-11-22" },
    { ...page, ...site, language: "de" },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const [en, de] = site.languages.map((language) => `${origin}/${language}/plugins/my-logo`);
  const links = Object.entries({ en, de, "x-default": en }).map(([language, href]) => {
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  });
  const both = `${links.join("")}<image:image><image:loc>${origin}/images/a&amp;b.jpg</image:loc></image:image>`;
  expect(xml.match(/(?<=<url>).*(?=<\/url>)/g)).toEqual([
    `<loc>${en}</loc><lastmod>2026-11-22</lastmod>${both}`,
    `<loc>${de}</loc>${both}`,
  ]);
});

test("a page without a day for each of its sources has none", () => {
  expect([latest(["2026-01-02", "2026-01-01"]), latest(["2026-01-02", undefined])]).toEqual(["2026-01-02", undefined]);
});

test("robots.txt lets everything be read but calls, and says where the sitemap is", () => {
  expect(robotsTxt(origin)).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("security.txt has the fields of RFC 9116, the same for every build of one day", () => {
  for (const instant of ["2026-01-10T00:00:00Z", "2026-01-10T23:59:59.999Z"]) {
    const text = securityTxt("security@müller.example", origin, site.languages, new Date(instant));
    expect(text.split("\n")).toEqual([
      "Contact: mailto:security@xn--mller-kva.example",
      "Expires: 2027-01-05T00:00:00Z",
      "Preferred-Languages: en, de",
      `Canonical: ${origin}/.well-known/security.txt`,
      "",
    ]);
  }
});

describe("the document for a path without a language, on hosts of plain files", () => {
  const languages = [
    { code: "en", name: "English" },
    { code: "de", name: "<b>Deutsch</b>" },
  ];
  const script = "/assets/redirect.4f3a1b2c.js";
  const given = { brand: "Till & <Sons>", origin, languages, unoffered: [] };
  const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);

  test("links to the page in every language, for visitors and search engines", () => {
    const html = redirectPage(given, script, { route: "plugin", slug: "fatoora" });
    const [en, de] = ["/en/plugins/fatoora", "/de/plugins/fatoora"];
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">.*<\/body><\/html>$/);
    expect(html).toContain("<h1>Till &amp; &lt;Sons&gt;</h1>");
    expect(html).toContain(`<a href="${en}" lang="en" hreflang="en">English</a>`);
    expect(html).toContain(`<a href="${de}" lang="de" hreflang="de">&lt;b&gt;Deutsch&lt;/b&gt;</a>`);
    for (const [language, path] of Object.entries({ en, de, "x-default": en }))
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${origin}${path}">`);
    expect(html).toContain(`<link rel="canonical" href="${origin}${en}">`);
  });

  test("leads on at once where a page was renamed and its language is known; a draft asks not to be listed", () => {
    const page = { route: "plugin", slug: "fatoora" } as const;
    const headOf = (site: typeof given & { draft?: true }, options: Parameters<typeof redirectPage>[3]) => {
      const html = redirectPage(site, script, page, options);
      return matches(html, /<meta (?:http-equiv="refresh"|name="robots") content="([^"]+)">/g).flat();
    };
    const moved = { "/plugins/invoices": "/plugins/fatoora" };
    expect(headOf(given, {})).toEqual([]);
    expect(headOf(given, { moved })).toEqual([]);
    expect(headOf(given, { moved, language: "de" })).toEqual(["0;url=/de/plugins/fatoora"]);
    expect(headOf({ ...given, draft: true }, {})).toEqual(["noindex"]);
  });

  test("has one script, which knows the languages; its policy allows its style and nothing else inline", () => {
    const html = redirectPage(given, script, { route: "home" });
    expect(matches(html, /<script([^>]*)>(.*?)<\/script>/gs)).toEqual([
      [` type="module" src="${script}" data-languages="en de"`, ""],
    ]);
    const [[style = ""] = []] = matches(html, /<style>(.*?)<\/style>/gs);
    const [[policy = ""] = []] = matches(html, /Content-Security-Policy" content="([^"]+)"/g);
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });
});
