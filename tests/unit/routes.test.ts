import { describe, expect, test } from "vitest";
import { siteMap as site } from "../../src/content/shell.ts";
import { contentKey, localizedPath, matchPath, pagesOf, routes } from "../../src/routes/routes.ts";

const [fallback = ""] = site.languages;
const pages = site.languages.flatMap((language) => pagesOf(site).map((page) => ({ ...page, language })));

describe("the table", () => {
  test.each([
    [{ route: "home" }, "/en"],
    ...(["features", "download", "plugins", "faq", "partners", "contact"] as const).map(
      (route) => [{ route }, `/en/${route}`] as const,
    ),
    [{ route: "releaseNotes" }, "/en/release-notes"],
    [{ route: "notFound" }, "/en/404"],
    [{ route: "text", slug: "terms-of-use" }, "/en/terms-of-use"],
    [{ route: "thankYou", slug: "lite" }, "/en/download/lite"],
  ] as const)("%o is at %s", (page, path) => {
    expect(localizedPath(page, "en")).toBe(path);
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
    const entries = [site.pluginSlugs, site.editions, site.textSlugs].flat();
    const keys = pagesOf(site).map(contentKey);
    expect(keys).toHaveLength(routes.length - 4 + entries.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("plugin/my-logo");
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

test.each([
  ...["nowhere", "features/more", "Features", "%66eatures", "constructor", "plugins/__proto__", "404"].map(
    (rest) => [`/de/${rest}`, "de"] as const,
  ),
  ...["", "/", "/features", "/fr/features", "/DE/features", "/__proto__/features", "features"].map(
    (path) => [path, fallback] as const,
  ),
])("an unknown path is the 404 page in the language of its prefix, or the first one: %j", (path, language) => {
  expect(matchPath(path, site)).toEqual({ route: "notFound", language });
});
