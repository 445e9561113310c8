import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { internalTarget, within } from "../../src/app/link-navigation.ts";

const here = "https://shop.example/en/faq?from=letter#internet";

/** Where a click leads within the site: path, query and hash; `undefined` if the browser follows the link. */
function clicked(href: string, link: { target?: string; download?: boolean } = {}) {
  const own = new URL(here);
  const resolved = URL.canParse(href, here) ? new URL(href, here).href : href;
  const url = internalTarget({ href: resolved, target: "", download: false, ...link }, own, ["en", "de"]);
  expect(own.href, "the page's own address is not changed by asking").toBe(here);
  return url === undefined ? undefined : url.pathname + url.search + url.hash;
}

test.each([
  ["another page", "/en/contact", "/en/contact"],
  ["another page with query and hash", "/en/partners?country=SA#results", "/en/partners?country=SA#results"],
  ["the home page", "/en", "/en"],
  ["a page of another language", "/de/faq", "/de/faq"],
  ["an unknown page, because the 404 page is a page", "/en/nowhere", "/en/nowhere"],
  ["the same page with another query and the same hash", "?from=mail#internet", "/en/faq?from=mail#internet"],
  ["the same page without its query", "/en/faq", "/en/faq"],
  ["the very same page, from its top", "/en/faq?from=letter", "/en/faq?from=letter"],
  ["a place on another page", "/en/features#prices", "/en/features#prices"],
  ["this host in capitals", "https://SHOP.example/en/contact", "/en/contact"],
])("%s is shown in place: %s", (_what, href, target) => {
  expect(clicked(href)).toBe(target);
  expect(clicked(href, { target: "_self" })).toBe(target);
  for (const other of ["_blank", "_top", "help"]) expect(clicked(href, { target: other })).toBeUndefined();
  expect(clicked(href, { download: true })).toBeUndefined();
});

test.each([
  ["another place on the same page", "#price"],
  ["the same place on the same page", "#internet"],
  ["the same page and query with a hash", "/en/faq?from=letter#price"],
  ["another host", "https://help.shop.example/en/faq"],
  ["another port", "https://shop.example:8443/en/contact"],
  ["another scheme", "http://shop.example/en/contact"],
  ["an address that borrows this scheme", "//elsewhere.example/en/contact"],
  ["mail", "mailto:sales@shop.example"],
  ["a telephone number", "tel:+49301234"],
  ["a script", "javascript:void(0)"],
  ["data", "data:text/html,/en"],
  ["the root", "/"],
  ["a path without a language", "/features"],
  ["a language that the site does not have", "/fr/features"],
  ["a language in capitals", "/EN/features"],
  ["a file", "/images/logo.svg"],
  ["a file below a language", "/en/releases.atom"],
  ["a word that begins like a language", "/enterprise"],
  ["an address that is none", "https://"],
])("%s is left to the browser: %s", (_what, href) => {
  expect(clicked(href)).toBeUndefined();
});

describe("a promise that must settle in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, "page"));

  test("gives its value or failure, and leaves no timer behind", async () => {
    const result = within(later(90), 100);
    await vi.advanceTimersByTimeAsync(90);
    await expect(result).resolves.toBe("page");
    await expect(within(Promise.reject(new Error("gone")), 100)).rejects.toThrow("gone");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is given up after that time", async () => {
    const result = expect(within(later(101), 100)).rejects.toThrow("100 ms");
    await vi.advanceTimersByTimeAsync(200);
    await result;
  });
});
