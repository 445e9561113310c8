import { describe, expect, test } from "vitest";
import { siteMap as site } from "../../src/content/shell.ts";
import { contentKey, localizedPath, matchPath, pagesOf, routes } from "../../src/routes/routes.ts";

const [fallback = ""] = site.languages;
const pages = site.languages.flatMap((language) => pagesOf(site).map((page) => ({ ...page, language })));

describe("the table", () => {
  /** The routes of the specification, section 2. */
  test.each([
    ["home", "/en"],
    ["features", "/en/features"],
    ["download", "/en/download"],
    ["plugins", "/en/plugins"],
    ["faq", "/en/faq"],
    ["releaseNotes", "/en/release-notes"],
    ["partners", "/en/partners"],
    ["contact", "/en/contact"],
    ["notFound", "/en/404"],
  ] as const)("%s is at %s", (route, path) => {
    expect(localizedPath({ route }, "en")).toBe(path);
  });

  test.each(["terms-of-use", "impressum", "privacy-policy"])("the text %s is at the address of its name", (slug) => {
    expect(matchPath(`/en/${slug}`, site)).toEqual({ route: "text", slug, language: "en" });
  });

  test("has the home page first and the 404 page last, no id and no path twice", () => {
    expect([routes.at(0)?.id, routes.at(-1)?.id]).toEqual(["home", "notFound"]);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test("thank-you pages and the 404 page are for no search engine; all others are", () => {
    expect(routes.flatMap(({ id, indexed }) => (indexed ? [] : [id]))).toEqual(["thankYou", "notFound"]);
  });

  test("every plugin, edition and text has a page, with content of its own", () => {
    expect(localizedPath({ route: "thankYou", slug: "lite" }, "en")).toBe("/en/download/lite");
    expect(contentKey({ route: "plugin", slug: "my-logo" })).toBe("plugin/my-logo");
    const entries = [site.pluginSlugs, site.editions, site.textSlugs].flat();
    expect(pagesOf(site)).toHaveLength(routes.length - 4 + entries.length);
    expect(new Set(pagesOf(site).map(contentKey)).size).toBe(pagesOf(site).length);
  });

  test("a directory of more than one page has an address for each", () => {
    const large = { ...site, partnerPages: ["2", "3"] };
    expect(matchPath("/en/partners/3", large)).toEqual({ route: "partnersPage", slug: "3", language: "en" });
    expect(matchPath("/en/partners/4", large).route).toBe("notFound");
    expect(matchPath("/en/partners/2", site).route).toBe("notFound");
  });
});

test.each(pages.map((page) => ({ page, path: localizedPath(page, page.language) })))(
  "$path leads to its page",
  ({ page, path }) => {
    expect(matchPath(path, site)).toEqual(page);
    expect(matchPath(`${path}/`, site)).toEqual(page);
  },
);

describe("an unknown path is the 404 page", () => {
  test.each([
    "nowhere",
    "features/more",
    "Features",
    "%66eatures",
    "download/free",
    "constructor",
    "plugins/__proto__",
    "404",
  ])("in the language of its prefix: /de/%s", (rest) => {
    expect(matchPath(`/de/${rest}`, site)).toEqual({ route: "notFound", language: "de" });
  });

  test.each(["", "/", "/features", "/fr/features", "/DE/features", "/__proto__/features", "features"])(
    "in the first one: %j",
    (path) => {
      expect(matchPath(path, site)).toEqual({ route: "notFound", language: fallback });
    },
  );
});
