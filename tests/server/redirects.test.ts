/** Redirects: target, status, query, the visitor's language, and caching. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { targetOf } from "../../src/server/redirects.ts";
import { languageVary } from "../../src/server/request-language.ts";
import { encodedOrCapital, misspelled, unlocalized, visitors } from "./redirect-requests.ts";
import { createSampleApp, sampleSite } from "./sample-dist.ts";

const { ask } = createSampleApp();

/** Path and query are sent as they are written. */
async function expectRedirect(asked: string, to: string, status: number, headers: Record<string, string>) {
  const [cache, vary] = status === 301 ? ["public, max-age=3600", null] : ["private, no-store", languageVary];
  const answer = await ask(`${asked}?q=a%20b%2Fc`, headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([status, `${to}?q=a%20b%2Fc`]);
  expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual([cache, vary]);
  expect(new URL(to, "http://shop.example").host).toBe("shop.example");
  expect([200, 404], "a redirect is the last one").toContain((await ask(to, headers)).status);
}

test.each(Object.entries(unlocalized))("%s leads to the visitor's language: %s", async (asked, rest) => {
  for (const { headers, language } of visitors) await expectRedirect(asked, `/${language}${rest}`, 302, headers);
});

test.each(Object.entries({ ...misspelled, ...encodedOrCapital }))(
  "%s is fixed for everybody: %s",
  async (asked, to) => {
    for (const { headers } of visitors) await expectRedirect(asked, to, 301, headers);
  },
);

describe("never redirected", () => {
  const missing = ["/locales/fr/translation.json", "/.well-known/gone", "/assets/", "/assets//entry.4f3a.js"];
  test.each(missing)("%s, which is missing: a plain 404", async (asked) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  test("/healthz, which says that the server is well and may not be cached", async () => {
    const answer = await ask("/healthz");
    expect([answer.status, answer.headers.get("Cache-Control"), await answer.text()]).toEqual([
      200,
      "no-store",
      "OK\n",
    ]);
  });

  test("a POST; a HEAD is", async () => {
    const statusOf = async (method: string) => (await ask("/features", {}, method)).status;
    expect([await statusOf("POST"), await statusOf("HEAD")]).toEqual([404, 302]);
  });
});

const { languages } = sampleSite;

test.each([
  ...languages.flatMap((language) => pagesOf(sampleSite).map((page) => localizedPath(page, language))),
  ...[
    "/en/no-such-page",
    "/de/No-Such-Page",
    "/en/%zz",
    "/en/caf%C3%A9",
    "/en/%FF",

    "/en/fr/features",
    "/en/index/a.htm",
    "/en/my-index",
  ],
])("a path with a language stays: %s", (path) => {
  for (const current of languages) expect(targetOf(path, current, sampleSite)).toBe(path);
});

test("any path leads to a path on this host, which leads nowhere else", () => {
  const pieces = [
    ...["/", "\\", "//", "en", "de", "DE", "fr", "Xx", "a", "404", "plugins", "fatoora", "features", "https:", "@"],
    ...["elsewhere.example", "..", ".", "%2F", "%5C", "%zz", "?", "#", " ", "\t", "\n", "ä", "日本", "K"],
    ...[
      "__proto__",
      "<script>",
      "javascript:",
      "/index",
      ".html",
      "/plugins/invoices",
      "%66eatures",
      "FEATURES",
      "%FF",
    ],
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
