/** The redirects of `tests/unit/redirect.test.ts`, as answers: status, query, what of the visitor counts, caches. */
import { describe, expect, test } from "vitest";
import { createSampleApp } from "./sample-dist.ts";

const { ask } = createSampleApp();

/** Asked for, where it leads, and what the visitor's browser sends. */
const rows: [asked: string, to: string, accept?: string, cookie?: string][] = [
  ["/", "/en"],
  ["/", "/de", "fr, de-AT;q=0.8, en;q=0.5"],
  ["/", "/de", "en;q=0, de;q=0.1"],
  // A file for static hosts lies at this path.
  ["/plugins/fatoora", "/de/plugins/fatoora", "de"],
  ["/plugins/fatoora.html", "/de/plugins/fatoora", "de"],
  ["/index.html?a=1", "/en?a=1"],
  ["/partners?country=SA&q=a%20b%2Fc", "/de/partners?country=SA&q=a%20b%2Fc", "de"],
  // A stored language wins, if the site has it.
  ["/features", "/en/features", "de", "other=1; language=en; more=2"],
  ["/", "/de", "de", "language=//elsewhere.example"],
  // No spelling leads to another host.
  ["/%2F%2Felsewhere.example", "/en/%2F%2Felsewhere.example"],
];
/** Only the spelling is fixed, the same for everybody. */
const spelled: typeof rows = [
  ["/en/", "/en", "de", "language=de"],
  ["/en/features/?a=1", "/en/features?a=1"],
  ["/EN/features.html", "/en/features"],
  ["/en/\\elsewhere.example", "/en/elsewhere.example"],
];

describe.each([
  ["by the visitor's language", 302, "private, no-store", "Accept-Language, Cookie", rows],
  ["to the right spelling", 301, "public, max-age=3600", null, spelled],
])("%s", (_why, status, cache, vary, table) => {
  test.each(table)("%s → %s (Accept-Language %s, Cookie %s)", async (asked, to, accept, cookie) => {
    const headers = { ...(accept && { "Accept-Language": accept }), ...(cookie && { Cookie: cookie }) };
    const answer = await ask(asked, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([status, to]);
    expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual([cache, vary]);
    expect(new URL(to, "http://shop.example").host).toBe("shop.example");
    expect([200, 404], "a redirect is the last one").toContain((await ask(to, headers)).status);
  });
});

describe("never redirected", () => {
  test.each([
    "/locales/fr/translation.json",
    "/api/v1/gone",
    "/.well-known/gone",
    "/assets/",
    "/assets//entry.4f3a.js",
  ])("%s, which is missing: a plain 404", async (asked) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  test.each(["GET", "HEAD"])(
    "/healthz, which says to %s that the server is well, and nobody keeps it",
    async (method) => {
      const answer = await ask("/healthz", { "Accept-Language": "de" }, method);
      const { headers } = answer;
      expect([answer.status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
      expect([headers.get("Cache-Control"), await answer.text()]).toEqual(["no-store", method === "GET" ? "OK\n" : ""]);
      expect((await ask("/healthz", {}, "POST")).status).toBe(405);
    },
  );

  test("what is not read: HEAD is, POST is not", async () => {
    expect((await ask("/features", {}, "HEAD")).headers.get("Location")).toBe("/en/features");
    expect((await ask("/features", {}, "POST")).status).toBe(404);
  });
});
