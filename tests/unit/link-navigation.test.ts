import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { internalTarget, within } from "../../src/app/link-navigation.ts";

const languages = ["en", "de"];
const here = "https://shop.example/en/faq?from=letter#internet";

/** Where a click leads within the site: path, query and hash; `undefined` where the browser follows the link. */
function clicked(href: string, link: { target?: string; download?: boolean } = {}) {
  const url = internalTarget(
    { href: new URL(href, here).href, target: "", download: false, ...link },
    new URL(here),
    languages,
  );
  return url === undefined ? undefined : url.pathname + url.search + url.hash;
}

describe("shown in place", () => {
  test.each([
    ["another page", "/en/contact", "/en/contact"],
    ["another page with query and hash", "/en/partners?country=SA#results", "/en/partners?country=SA#results"],
    ["the home page", "/en", "/en"],
    ["a page of another language", "/de/faq", "/de/faq"],
    ["an unknown page, because the 404 page is a page", "/en/nowhere", "/en/nowhere"],
    ["the same page with another query", "/en/faq?from=mail", "/en/faq?from=mail"],
    ["the same page with another query and the same hash", "?from=mail#internet", "/en/faq?from=mail#internet"],
    ["the same page without its query", "/en/faq", "/en/faq"],
    ["the very same page, from its top", "/en/faq?from=letter", "/en/faq?from=letter"],
    ["a place on another page", "/en/features#prices", "/en/features#prices"],
    ["a whole address of this origin", "https://shop.example/en/contact", "/en/contact"],
    ["this host in capitals", "https://SHOP.example/en/contact", "/en/contact"],
  ])("%s: %s", (_what, href, target) => {
    expect(clicked(href)).toBe(target);
  });

  test("a link that names its own tab", () => {
    expect(clicked("/en/contact", { target: "_self" })).toBe("/en/contact");
  });
});

describe("left to the browser", () => {
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
    ["a language that the site has not", "/fr/features"],
    ["a language in capitals", "/EN/features"],
    ["a file", "/images/logo.svg"],
    ["a file below a language", "/en/releases.atom"],
    ["a word that begins like a language", "/enterprise"],
  ])("%s: %s", (_what, href) => {
    expect(clicked(href)).toBeUndefined();
  });

  test.each(["_blank", "_top", "help"])("a link that opens in %s", (target) => {
    expect(clicked("/en/contact", { target })).toBeUndefined();
  });

  test("a download", () => {
    expect(clicked("/en/contact", { download: true })).toBeUndefined();
  });

  test("an address that is none", () => {
    const link = { href: "https://", target: "", download: false };
    expect(internalTarget(link, new URL(here), languages)).toBeUndefined();
  });
});

test("the page's own address is not changed by asking", () => {
  const own = new URL(here);
  internalTarget({ href: `${own.origin}/de/faq`, target: "", download: false }, own, languages);
  expect(own.href).toBe(here);
});

describe("a promise that must settle in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = <Value>(milliseconds: number, value: Value) =>
    new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

  test("gives its value, and leaves no timer behind", async () => {
    const result = within(later(90, "page"), 100);
    await vi.advanceTimersByTimeAsync(90);
    await expect(result).resolves.toBe("page");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("gives its failure", async () => {
    await expect(within(Promise.reject(new Error("gone")), 100)).rejects.toThrow("gone");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is given up after that time", async () => {
    const result = expect(within(later(101, "late"), 100)).rejects.toThrow("100 ms");
    await vi.advanceTimersByTimeAsync(200);
    await result;
  });
});
