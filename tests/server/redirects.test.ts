/** Where a path leads, for any path. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { targetOf } from "../../src/server/redirects.ts";
import { sampleSite } from "./sample-dist.ts";

const { languages } = sampleSite;

test.each([
  ...languages.flatMap((language) => pagesOf(sampleSite).map((page) => localizedPath(page, language))),
  ...["/en/no-such-page", "/de/No-Such-Page", "/en/%zz", "/en/caf%C3%A9", "/en/%FF"],
  ...["/en/fr/features", "/en/index/a.htm", "/en/my-index"],
])("a path with a language stays: %s", (path) => {
  for (const current of languages) expect(targetOf(path, current, sampleSite)).toBe(path);
});

test("any path leads to a path on this host, which leads nowhere else", () => {
  const pieces = [
    ...["/", "\\", "//", "en", "de", "DE", "fr", "Xx", "a", "404", "plugins", "fatoora", "features", "https:", "@"],
    ...["elsewhere.example", "..", ".", "%2F", "%5C", "%zz", "?", "#", " ", "\t", "\n", "ä", "日本", "K"],
    ...["__proto__", "<script>", "javascript:", "/index", ".html", "/plugins/invoices", "%66eatures", "FEATURES"],
    "%FF",
  ];
  const path = fc.array(fc.constantFrom("/", ...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (asked, current) => {
      const target = targetOf(asked, current, sampleSite);
      expect(target).toMatch(/^\/(?:en|de)(?:\/[^/\\]+)*$/);
      for (const language of languages) expect(targetOf(target, language, sampleSite)).toBe(target);
      expect(new URL(target, "https://shop.example").host).toBe("shop.example");
    }),
    { numRuns: 1_000, seed: 2025 },
  );
});
