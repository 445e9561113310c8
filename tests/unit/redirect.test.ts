import fc from "fast-check";
import { expect, test } from "vitest";
import { siteMap } from "../../src/content/shell.ts";
import { liesBelow, redirectTarget } from "../../src/domain/redirect.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";

const languages = ["en", "de"];
const site = { ...siteMap, languages };

/** Asked for → where it leads in English; in German to the same below /de. */
const rows = {
  "/": "/en",
  "//": "/en",
  "/features": "/en/features",
  "/plugins/no-such-plugin": "/en/plugins/no-such-plugin",
  // Two letters that are no language of the site are replaced, anything else in front is kept.
  "/FR/plugins/fatoora": "/en/plugins/fatoora",
  "/fr/en/features": "/en/en/features",
  "/en-gb/features": "/en/en-gb/features",
  "/ää/features": "/en/ää/features",
  "/constructor": "/en/constructor",
  "/plugins/my-logo/": "/en/plugins/my-logo",
  "/index.html": "/en",
  "/plugins/my-logo.html": "/en/plugins/my-logo",
  "/FR/plugins/index.html/": "/en/plugins",
  "/\\/elsewhere.example\\x": "/en/elsewhere.example/x",
};

test.each(Object.entries(rows))("a path without a language gets one in front: %s → %s", (asked, target) => {
  expect(redirectTarget(asked, "en", languages)).toBe(target);
  expect(redirectTarget(asked, "de", languages)).toBe(target.replace(/^\/en(?=\/|$)/, "/de"));
});

test.each([
  ["/De/features", "/de/features"],
  ["/en/", "/en"],
  ["/de/features/", "/de/features"],
  ["/de\\features", "/de/features"],
  ["/en//elsewhere.example", "/en/elsewhere.example"],
  ["/en.html", "/en"],
  ["/DE/features.html", "/de/features"],
  ["/en/plugins/index", "/en/plugins"],
  ["/en/.html", "/en"],
])("a path that names a language keeps it, and only its spelling is fixed: %s → %s", (asked, target) => {
  for (const current of languages) expect(redirectTarget(asked, current, languages)).toBe(target);
});

test.each([
  ...languages.flatMap((language) => pagesOf(site).map((page) => localizedPath(page, language))),
  ...["/en/no-such-page", "/de/FEATURES", "/de/plugins/no-such-plugin", "/en/fr/features"],
  ...["/en/index/a.htm", "/en/my-index"],
])("what is right already stays: %s", (path) => {
  for (const current of languages) expect(redirectTarget(path, current, languages)).toBeUndefined();
});

test.each([
  ["/downloads/Setup.exe", "/downloads", true],
  ["/downloads", "/downloads", false],
  ["/downloads-old/Setup.exe", "/downloads", false],
  ["/en/downloads/Setup.exe", "/downloads", false],
  ["/downloads/Setup.exe", undefined, false],
])("%s lies below %s: %s", (path, folder, below) => expect(liesBelow(path, folder)).toBe(below));

test("whatever the path, it leads to a place on this host that leads nowhere else", () => {
  const pieces = [
    ...["/", "\\", "//", "en", "de", "DE", "fr", "Xx", "a", "404", "plugins", "fatoora", "features", "https:", "@"],
    ...["elsewhere.example", "..", ".", "%2F", "%5C", "%zz", "?", "#", " ", "\t", "\n", "ä", "日本", "K"],
    ...["__proto__", "<script>", "javascript:", "/index", ".html"],
  ];
  const path = fc.array(fc.constantFrom("/", ...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (asked, current) => {
      const target = redirectTarget(asked, current, languages) ?? asked;
      expect(target).toMatch(/^\/(?:en|de)(?:\/[^/\\]+)*$/);
      for (const language of languages) expect(redirectTarget(target, language, languages)).toBeUndefined();
      expect(new URL(target, "https://shop.example").host).toBe("shop.example");
    }),
    { numRuns: 1_000, seed: 2025 },
  );
});
