/** Rules for any path; `tests/server/redirects.test.ts` has a table of redirects. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { siteMap } from "../../src/content/shell.ts";
import { redirectTarget } from "../../src/domain/redirect.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { sampleSite } from "../server/sample-dist.ts";

const languages = ["en", "de"];
const site = { ...siteMap, languages };
const { moved } = sampleSite;
const rules = { languages, moved };

test.each([
  ...languages.flatMap((language) => pagesOf(site).map((page) => localizedPath(page, language))),
  ...["/en/no-such-page", "/de/FEATURES", "/en/fr/features", "/en/index/a.htm", "/en/my-index"],
])("a path with a language stays: %s", (path) => {
  for (const current of languages) expect(redirectTarget(path, current, rules)).toBeUndefined();
});

test("whatever the path, it leads to a place on this host that leads nowhere else", () => {
  const pieces = [
    ...["/", "\\", "//", "en", "de", "DE", "fr", "Xx", "a", "404", "plugins", "fatoora", "features", "https:", "@"],
    ...["elsewhere.example", "..", ".", "%2F", "%5C", "%zz", "?", "#", " ", "\t", "\n", "ä", "日本", "K"],
    ...["__proto__", "<script>", "javascript:", "/index", ".html", "/plugins/invoices"],
  ];
  const path = fc.array(fc.constantFrom("/", ...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (asked, current) => {
      const target = redirectTarget(asked, current, rules) ?? asked;
      expect(target).toMatch(/^\/(?:en|de)(?:\/[^/\\]+)*$/);
      for (const language of languages) expect(redirectTarget(target, language, rules)).toBeUndefined();
      expect(new URL(target, "https://shop.example").host).toBe("shop.example");
    }),
    { numRuns: 1_000, seed: 2025 },
  );
});
