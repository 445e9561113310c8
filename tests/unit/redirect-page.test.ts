import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { redirectPage } from "../../scripts/site/redirect-page.ts";

const given = {
  brand: "Corner Till",
  origin: "https://www.shop.example",
  site: { languages: ["en", "de"], pluginSlugs: ["fatoora"] },
  names: { en: "English", de: "Deutsch" },
  script: "/assets/redirect.4f3a1b2c.js",
};
const root = redirectPage({ ...given, page: { route: "home" } });
const plugin = redirectPage({ ...given, page: { route: "plugin", slug: "fatoora" } });

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);

describe.each([
  ["/", root, ""],
  ["/plugins/fatoora", plugin, "/plugins/fatoora"],
])("the document at %s", (_path, html, rest) => {
  test("has a link to the page in every language, in its own words, for who has no JavaScript", () => {
    expect(matches(html, /<a href="([^"]+)" lang="([^"]+)" hreflang="([^"]+)">([^<]+)<\/a>/g)).toEqual([
      [`/en${rest}`, "en", "en", "English"],
      [`/de${rest}`, "de", "de", "Deutsch"],
    ]);
  });

  test("tells search engines where its pages are", () => {
    expect(matches(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)).toEqual([
      ["en", `${given.origin}/en${rest}`],
      ["de", `${given.origin}/de${rest}`],
      ["x-default", `${given.origin}/en${rest}`],
    ]);
    expect(matches(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([[`${given.origin}/en${rest}`]]);
  });

  test("has one script, which knows the languages", () => {
    expect(matches(html, /<script([^>]*)>(.*?)<\/script>/gs)).toEqual([
      [` type="module" src="${given.script}" data-languages="en de"`, ""],
    ]);
  });

  test("allows itself its own style and nothing inline besides", () => {
    const [[style = ""] = []] = matches(html, /<style>(.*?)<\/style>/gs);
    const [[policy = ""] = []] = matches(html, /Content-Security-Policy" content="([^"]+)"/g);
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test("is a whole document with a heading", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
    expect(html).toContain("<title>Corner Till</title>");
    expect(html).toContain("<h1>Corner Till</h1>");
    expect(html.endsWith("</body></html>")).toBe(true);
  });
});

test("names are text, whatever stands in them", () => {
  const html = redirectPage({
    ...given,
    page: { route: "home" },
    brand: "Till & <Sons>",
    names: { en: '<b>"English"</b>', de: "Deutsch & mehr" },
  });
  expect(html).toContain("<title>Till &amp; &lt;Sons&gt;</title>");
  expect(html).toContain("<h1>Till &amp; &lt;Sons&gt;</h1>");
  expect(html).toContain("&lt;b&gt;&quot;English&quot;&lt;/b&gt;");
  expect(html).toContain("Deutsch &amp; mehr");
  expect(html).not.toContain("<Sons>");
  expect(html).not.toContain("<b>");
});

test("a language without a name is shown by its code", () => {
  expect(redirectPage({ ...given, names: {}, page: { route: "home" } })).toContain('hreflang="de">de</a>');
});
