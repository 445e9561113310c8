import { describe, expect, test } from "vitest";
import { addresses as site } from "../../src/content/shell.ts";
import { directoryPages } from "../../src/domain/paginate.ts";
import { isPageLink } from "../../src/navigation/links.ts";
import { contentKey, localizedPath, matchPath, pagesOf, plainPath, routes } from "../../src/routes/routes.ts";

describe("the table", () => {
  test("search engines list all pages but thank-you pages and the 404 page", () => {
    expect(routes.flatMap(({ id, indexed }) => (indexed ? [] : [id]))).toEqual(["thankYou", "notFound"]);
  });

  test("every plugin, edition and text has a page, with content of its own", () => {
    const entries = [site.pluginSlugs, site.editions, site.textSlugs].flat();
    const keys = pagesOf(site).map(contentKey);
    expect(keys).toHaveLength(routes.length - 4 + entries.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("plugin/my-logo");
  });

  test.each([
    [60, 1],
    [61, 3],
  ])("a directory of %i partners has %i pages", (partners, pages) => expect(directoryPages(partners)).toBe(pages));

  test("a directory of more than one page has an address for each", () => {
    const large = { ...site, partnerPages: ["2", "3"] };
    expect(matchPath("/en/partners/3", large)).toEqual({ route: "partnersPage", slug: "3", language: "en" });
    expect(matchPath("/en/partners/4", large).route).toBe("notFound");
    expect(matchPath("/en/partners/2", site).route).toBe("notFound");
  });
});

test("every spelling of a path leads to its page, and the page to one address", () => {
  for (const page of site.languages.flatMap((language) => pagesOf(site).map((page) => ({ ...page, language })))) {
    const path = localizedPath(page, page.language);
    const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
    const spellings = [
      path,
      `${path}/`,
      `${path}.html`,
      `${path}/index`,
      path.toUpperCase(),
      path.replaceAll(/\w/g, code),
    ];
    for (const spelling of spellings) {
      expect(matchPath(spelling, site), spelling).toEqual(page);
      expect(plainPath(spelling, site), spelling).toBe(page.route === "notFound" ? spelling : path);
    }
  }
});

test.each([
  ...["/de/nowhere", "/de/features/more", "/de/plugins/__proto__", "/de/404"].map((path) => {
    return [path, "de"];
  }),
  ...["", "/", "/features", "/fr/features", "/%ZZ/faq", "/__proto__/features"].map((path) => [path, "en"]),
])("an unknown path is the 404 page in the language of its prefix, or the first one: %j", (path, language) => {
  expect(matchPath(path, site)).toEqual({ route: "notFound", language });
});

const here = new URL("https://shop.example/en/faq?from=letter#internet");

test.each([
  ["another page, with query and hash", true, "/en/partners?country=SA#results"],
  ["a page of another language", true, "/de/faq"],
  ["an unknown page, because the 404 page is a page", true, "/en/nowhere"],
  ["the same page with another query and the same hash", true, "?from=mail#internet"],
  ["the very same page, from its top", true, "/en/faq?from=letter"],
  ["another place on the same page", false, "#price"],
  ["another host", false, "https://help.shop.example/en/faq"],
  ["an address that borrows this scheme", false, "//elsewhere.example/en/contact"],
  ["a path without a language", false, "/features"],
  ["a language that the site does not have", false, "/fr/features"],
  ["a file below a language", false, "/en/releases.atom"],
  ["a word that begins like a language", false, "/enterprise"],
])("a link to %s is shown in place: %s", (_what, expected, href) => {
  const isShown = (target: string) => isPageLink(Object.assign(new URL(href, here), { target }), here, ["en", "de"]);
  expect([isShown(""), isShown("_self")]).toEqual([expected, expected]);
  expect([isShown("_blank"), isShown("help")]).toEqual([false, false]);
});
