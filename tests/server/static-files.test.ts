import { statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createSampleApp, sampleFiles } from "./sample-dist.ts";

const { ask, clientRoot } = createSampleApp();

test.each([
  ["/en", "Home"],
  ["/de", "Start"],
  ["/en/plugins/fatoora", "Fatoora"],
  ["/en/features?billing=annual", "Features"],
  ["/en/%66eatures", "Features"],
  ["/admin", "Form"],
  ["/admin/", "Form"],
])("a page is at its address without folder or extension: %s is %s", async (path, title) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)]);
});

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";
const moments = "public, max-age=10";
test.each([
  ["/en", "text/html; charset=utf-8", "no-cache"],
  ["/en/features?v=1", "text/html; charset=utf-8", "no-cache"],
  ["/admin/", "text/html; charset=utf-8", "no-cache"],
  ["/admin/assets/main-4f3a.js", "text/javascript; charset=utf-8", year],
  ["/admin/licences.txt", "text/plain; charset=utf-8", hour],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", hour],
  ["/feed.atom", "application/atom+xml; charset=utf-8", hour],
  ["/favicon.ico?v=2", "image/x-icon", hour],
  ["/assets/entry.4f3a.js", "text/javascript; charset=utf-8", year],
  ["/content/12ab/en/faq.json", "application/json", moments],
  ["/locales/en/translation.json", "application/json", moments],
  ["/images/shop%20front.66dd.webp", "image/webp", year],
])("%s is %s and is kept as long as its address allows: %s", async (path, type, cache) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([200, type, cache]);
});

describe("a compressed sibling is sent to whoever asks for it as browsers do", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["", null],
  ])("Accept-Encoding %j: %s", async (accepted, encoding) => {
    const answer = await ask("/en/features", { "Accept-Encoding": accepted });
    expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual([encoding, "Accept-Encoding"]);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(sampleFiles["en/features.html"]);
  });

  test("a file without siblings is sent as it is and does not vary", async () => {
    const { headers } = await ask("/assets/font.77aa.woff2", { "Accept-Encoding": "br, gzip" });
    expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([null, null]);
  });
});

describe("a file the browser has is not sent again", () => {
  test("in whatever encoding; each has a tag of its own", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding };
      const etag = (await ask("/en/features", headers)).headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await ask("/en/features", { ...headers, "If-None-Match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(Object.fromEntries(again.headers)).toMatchObject({
        etag,
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
      });
      tags.add(etag);
    }
    expect(tags.size).toBe(3);
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

  test("is given to a slow reader in pieces", async () => {
    truncateSync(join(clientRoot, "Setup.bin"), 100_000_000);
    const reader = (await ask("/Setup.bin")).body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThanOrEqual(1024 * 1024);
    await reader?.cancel();
  });
});

test("HEAD has the headers of GET and no body", async () => {
  const headers = { "Accept-Encoding": "br" };
  const head = await ask("/en/features", headers, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect([...head.headers]).toEqual([...(await ask("/en/features", headers)).headers]);
});

test("a page can only be read", async () => {
  const answer = await ask("/en/features", {}, "POST");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  "/en/../../outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e%2foutside.txt",
  "/assets/..%5c..%5coutside.txt",
  "/en/features%00.html",
  "/en/features.html::$DATA",
  "/.env",
  "/_headers",
  "/%2eenv",
  "/.git/config",
  "/.well-known/.env",
  "/assets",
  "/en/plugins%2ffatoora",
  "/assets/entry.4f3a.js.gz",
  "/en/features.html.BR",
])("nothing outside the site's folder, hidden, or compressed by the build is served: %s", async (path) => {
  let answer = await ask(path);
  if ([301, 302].includes(answer.status)) answer = await ask(answer.headers.get("Location") ?? "");
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/out of reach|SECRET|\[core\]/);
});
