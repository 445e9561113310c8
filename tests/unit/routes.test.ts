import { describe, expect, test } from "vitest";
import { shell } from "#generated/shell.ts";
import { contentKey, localizedPath, matchPath, pagesOf, routes } from "../../src/routes/routes.ts";

const site = { languages: shell.languages.map(({ code }) => code), pluginSlugs: shell.pluginSlugs };
const [fallback = ""] = site.languages;
const pages = site.languages.flatMap((language) => pagesOf(site).map((page) => ({ ...page, language })));

/** The routes of the specification, section 2. */
const specified = [
  ["home", "/en"],
  ["features", "/en/features"],
  ["download", "/en/download"],
  ["thankYouLite", "/en/download/lite"],
  ["thankYouPro", "/en/download/pro"],
  ["plugins", "/en/plugins"],
  ["faq", "/en/faq"],
  ["releaseNotes", "/en/release-notes"],
  ["termsOfUse", "/en/terms-of-use"],
  ["impressum", "/en/impressum"],
  ["partners", "/en/partners"],
  ["contact", "/en/contact"],
  ["privacyPolicy", "/en/privacy-policy"],
  ["notFound", "/en/404"],
] as const;

describe("the table", () => {
  test.each(specified)("%s is at %s", (route, path) => {
    expect(localizedPath({ route }, "en")).toBe(path);
  });

  test("has the home page first and the 404 page last, no id and no path twice", () => {
    expect([routes.at(0)?.id, routes.at(-1)?.id]).toEqual(["home", "notFound"]);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test("thank-you pages and the 404 page are for no search engine; all others are", () => {
    const hidden = routes.filter(({ indexed }) => !indexed);
    expect(hidden.map(({ id }) => id)).toEqual(["thankYouLite", "thankYouPro", "notFound"]);
  });

  test("every plugin has a page, and no page of a language is missing", () => {
    const perLanguage = routes.length - 1 + shell.pluginSlugs.length;
    expect(pagesOf(site)).toHaveLength(perLanguage);
    expect(new Set(pages.map((page) => localizedPath(page, page.language))).size).toBe(
      perLanguage * site.languages.length,
    );
  });
});

describe("the address of a page finds that page", () => {
  test.each(pages.map((page) => ({ page, path: localizedPath(page, page.language) })))("$path", ({ page, path }) => {
    expect(matchPath(path, site)).toEqual(page);
    expect(matchPath(`${path}/`, site)).toEqual(page);
  });
});

describe("an unknown path is the 404 page, in the language of its prefix", () => {
  test.each([
    "nowhere",
    "features/more",
    "download/free",
    "download/lite/again",
    "Features",
    "feature",
    "plugins/no-such-plugin",
    "plugins/fatoora/more",
    "plugins/:slug",
    ":slug",
    "undefined",
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "plugins/constructor",
    "plugins/__proto__",
    "%66eatures",
    "404",
  ])("/de/%s", (rest) => {
    expect(matchPath(`/de/${rest}`, site)).toEqual({ route: "notFound", language: "de" });
  });

  test.each(["", "/", "/features", "/fr/features", "/DE/features", "/constructor", "/__proto__/features", "features"])(
    "%j, without a language, is it in the site's first one",
    (path) => {
      expect(matchPath(path, site)).toEqual({ route: "notFound", language: fallback });
    },
  );
});

test("content is named by route and plugin, so that no two pages share it", () => {
  expect(contentKey({ route: "faq" })).toBe("faq");
  expect(contentKey({ route: "plugin", slug: "my-logo" })).toBe("plugin/my-logo");
  expect(new Set(pagesOf(site).map(contentKey)).size).toBe(pagesOf(site).length);
});
