/** Redirects: target, status, query, the visitor's language, and caching. */
import { describe, expect, test } from "vitest";
import { languageVary } from "../../src/server/request-language.ts";
import { encodedOrCapital, misspelled, unlocalized, visitors } from "../server/redirect-requests.ts";
import { openPlace } from "./place.ts";

const { ask } = await openPlace();

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
