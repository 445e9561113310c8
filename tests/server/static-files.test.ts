import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createSampleApp, sampleFiles } from "./sample-dist.ts";

const { ask, clientRoot } = createSampleApp();

test.each([
  ["/en/plugins/fatoora", "Fatoora"],
  ["/en/%66eatures?billing=annual", "Features"],
  ["/admin", "Form"],
  ["/admin/", "Form"],
])("the address of a page has no extension: %s is %s", async (path, title) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)]);
});

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";
const moments = "public, max-age=10";
test.each([
  ["/en", "text/html; charset=utf-8", "no-cache"],
  ["/admin/assets/main-4f3a.js", "text/javascript; charset=utf-8", year],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", hour],
  ["/feed.atom", "application/atom+xml; charset=utf-8", hour],
  ["/favicon.ico?v=2", "image/x-icon", hour],
  ["/content/12ab/en/faq.json", "application/json", moments],
  ["/locales/en/translation.json", "application/json", moments],
  ["/images/shop%20front.66dd.webp", "image/webp", year],
])("%s is %s and may be cached as long as its address allows: %s", async (path, type, cache) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([200, type, cache]);
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0", null, Buffer.from],
  ])(
    "a compressed sibling has a tag of its own, and the type of its file: Accept-Encoding %j: %s",
    async (accepted, encoding, decode) => {
      const answer = await ask("/en/features", { "Accept-Encoding": accepted });
      const etag = answer.headers.get("ETag") ?? "";
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...(encoding && { "content-encoding": encoding }),
        "content-type": "text/html; charset=utf-8",
        vary: "Accept-Encoding",
      });
      expect(etag === (await ask("/en/features")).headers.get("ETag")).toBe(encoding === null);
      expect(String(decode(Buffer.from(await answer.arrayBuffer())))).toBe(sampleFiles["en/features.html"]);
      const again = await ask("/en/features", { "Accept-Encoding": accepted, "If-None-Match": etag });
      expect([again.status, await again.text(), again.headers.get("Vary")]).toEqual([304, "", "Accept-Encoding"]);
    },
  );

  test("a file without siblings does not vary", async () => {
    const { headers } = await ask("/assets/font.77aa.woff2", { "Accept-Encoding": "br, gzip" });
    expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([null, null]);
  });

  test("other content has another tag, even with the same time of writing and size", async () => {
    const file = join(clientRoot, "changing.txt");
    const at = new Date("2025-01-01T00:00:00Z");
    const write = (content: string) => {
      writeFileSync(file, content);
      utimesSync(file, at, at);
      return statSync(file).ctimeMs;
    };
    const first = write("one");
    const tag = (await ask("/changing.txt")).headers.get("ETag");
    // The clock of a file system ticks every few milliseconds.
    while (write("two") === first);
    expect((await ask("/changing.txt")).headers.get("ETag")).not.toBe(tag);
  });
});

describe("a download", () => {
  writeFileSync(join(clientRoot, "Setup.bin"), "0123456789");

  test.each([
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
  ])("that asks for %s is answered with %i: %j", async (Range, status, part, range) => {
    const answer = await ask("/Setup.bin", { Range });
    expect([answer.status, answer.headers.get("Content-Range"), await answer.text()]).toEqual([status, range, part]);
  });

  test("that broke off goes on only in the same file", async () => {
    const { headers } = await ask("/Setup.bin");
    const tag = headers.get("ETag") ?? "";
    expect(headers.get("Accept-Ranges")).toBe("bytes");
    const statuses = { [tag]: 206, '"other"': 200, [`W/${tag}`]: 200, "Sat, 22 Nov 2025 07:00:00 GMT": 200 };
    for (const [ifRange, status] of Object.entries(statuses)) {
      expect((await ask("/Setup.bin", { Range: "bytes=4-", "If-Range": ifRange })).status, ifRange).toBe(status);
    }
  });
});

test.each(["/en/features", "/healthz", "/api/v1/country"])("%s can only be read", async (path) => {
  const answer = await ask(path, {}, "POST");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  "/en/../../outside.txt",
  "/..%2foutside.txt",
  "/assets/..%5c..%5coutside.txt",
  "/en/features%00.html",
  "/en/features.html::$DATA",
  "/.env",
  "/.well-known/.env",
  "/assets",
  "/en/plugins%2ffatoora",
  "/assets/entry.4f3a.js.gz",
])("nothing outside the site's folder, hidden, or compressed by the build is served: %s", async (path) => {
  let answer = await ask(path);
  if ([301, 302].includes(answer.status)) answer = await ask(answer.headers.get("Location") ?? "");
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/out of reach|SECRET|\[core\]/);
});
