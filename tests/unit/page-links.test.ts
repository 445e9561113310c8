import { expect, test } from "vitest";
import { isPageLink } from "../../src/navigation/links.ts";

const here = new URL("https://shop.example/en/faq?from=letter#internet");

/** Whether a link is shown in place. */
const isShown = (href: string, target = "") =>
  isPageLink(Object.assign(new URL(href, here), { target }), here, ["en", "de"]);

test.each([
  ["another page, with query and hash", "/en/partners?country=SA#results"],
  ["a page of another language", "/de/faq"],
  ["an unknown page, because the 404 page is a page", "/en/nowhere"],
  ["the same page with another query and the same hash", "?from=mail#internet"],
  ["the very same page, from its top", "/en/faq?from=letter"],
])("%s is shown in place: %s", (_what, href) => {
  expect(isShown(href)).toBe(true);
  expect(isShown(href, "_self")).toBe(true);
  for (const other of ["_blank", "_top", "help"]) expect(isShown(href, other)).toBe(false);
});

test.each([
  ["another place on the same page", "#price"],
  ["another host", "https://help.shop.example/en/faq"],
  ["another port", "https://shop.example:8443/en/contact"],
  ["an address that borrows this scheme", "//elsewhere.example/en/contact"],
  ["the root", "/"],
  ["a path without a language", "/features"],
  ["a language that the site does not have", "/fr/features"],
  ["a file below a language", "/en/releases.atom"],
  ["a word that begins like a language", "/enterprise"],
])("%s is left to the browser: %s", (_what, href) => {
  expect(isShown(href)).toBe(false);
});
