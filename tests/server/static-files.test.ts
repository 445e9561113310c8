import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleFiles, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);
const app = createApp({ clientRoot, site: sampleSite });

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`http://shop.example${path}`, { method, headers });

describe("a page stands at its address without folder or extension", () => {
  test.each([
    ["/en", "Home"],
    ["/de", "Start"],
    ["/en/features", "Features"],
    ["/en/plugins", "Plugins"],
    ["/en/plugins/fatoora", "Fatoora"],
    ["/en/features?billing=annual", "Features"],
    ["/en/%66eatures", "Features"],
  ])("%s is %s", async (path, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });
});

describe("a file says what it is", () => {
  test.each([
    ["/en", "text/html; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/feed.atom", "application/atom+xml; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/x-icon"],
    ["/assets/entry.4f3a.js", "text/javascript; charset=utf-8"],
    ["/assets/style.91bc.css", "text/css; charset=utf-8"],
    ["/assets/font.77aa.woff2", "font/woff2"],
    ["/content/en.faq.12ab.json", "application/json"],
    ["/images/logo.55cc.svg", "image/svg+xml; charset=utf-8"],
    ["/images/shop%20front.66dd.webp", "image/webp"],
    ["/images/screen.en.77ee-800.avif", "image/avif"],
    ["/images/screen.en.77ee-800.jpg", "image/jpeg"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("%s is %s", async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
  });
});

describe("a file is kept as long as its address allows", () => {
  const forever = "public, max-age=31536000, immutable";
  test.each([
    ["/assets/entry.4f3a.js", forever],
    ["/content/en.faq.12ab.json", forever],
    ["/images/logo.55cc.svg", forever],
    ["/images/screen.en.77ee-800.avif", forever],
    ["/locales/en/translation.json?v=4f3a", forever],
    ["/locales/en/translation.json?v=", "no-cache"],
    ["/locales/en/translation.json", "no-cache"],
    ["/en", "no-cache"],
    ["/en/features?v=1", "no-cache"],
    ["/robots.txt", "public, max-age=3600"],
    ["/favicon.ico?v=2", "public, max-age=3600"],
  ])("%s: %s", async (path, rule) => {
    expect((await get(path)).headers.get("Cache-Control")).toBe(rule);
  });
});

describe("a compressed sibling is sent to whoever can read it", () => {
  const page = sampleFiles["en/features.html"];
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=1.0, gzip;q=0.5", "br"],
    ["br;q=0.5, gzip;q=1.0", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["identity, br;q=0.5", null],
    ["identity;q=0.5, br", "br"],
    ["deflate", null],
    ["", null],
  ])("Accept-Encoding %j: %s", async (accepted, encoding) => {
    const answer = await get("/en/features", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(page);
  });

  test("a file without siblings is sent as it is and does not vary", async () => {
    const answer = await get("/assets/font.77aa.woff2", { "Accept-Encoding": "br, gzip" });
    expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual([null, null]);
  });

  test.each(["/assets/entry.4f3a.js.br", "/assets/entry.4f3a.js.gz", "/en/features.html.br", "/en/features.html.BR"])(
    "%s has no address of its own",
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe("a file the browser has is not sent again", () => {
  test.each(["br", "gzip", "identity"])("in encoding %s", async (encoding) => {
    const headers = { "Accept-Encoding": encoding };
    const etag = (await get("/en/features", headers)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/en/features", { ...headers, "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("ETag")).toBe(etag);
    expect(again.headers.get("Cache-Control")).toBe("no-cache");
    expect(again.headers.get("Vary")).toBe("Accept-Encoding");
  });

  test("each encoding has a tag of its own", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (encoding) => (await get("/en", { "Accept-Encoding": encoding })).headers.get("ETag") ?? "",
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test("a weak tag, one of several, and * count too", async () => {
    const etag = (await get("/robots.txt")).headers.get("ETag") ?? "";
    for (const held of [`W/${etag}`, `"other", ${etag}`, "*"]) {
      expect((await get("/robots.txt", { "If-None-Match": held })).status).toBe(304);
    }
    for (const held of ['"other"', etag.replaceAll('"', ""), ""]) {
      expect((await get("/robots.txt", { "If-None-Match": held })).status).toBe(200);
    }
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
    const tag = (await get("/changing.txt")).headers.get("ETag");
    // The clock of a file system ticks every few milliseconds.
    while (write("two") === first);
    expect((await get("/changing.txt")).headers.get("ETag")).not.toBe(tag);
  });
});

test("a file that has rested is served anew once it is changed", async () => {
  const file = join(clientRoot, "rested.txt");
  writeFileSync(file, "one");
  const { ctimeMs } = statSync(file);
  vi.useFakeTimers({ toFake: ["Date"], now: ctimeMs + 60_000 });
  expect(await (await get("/rested.txt")).text()).toBe("one");
  while (statSync(file).ctimeMs === ctimeMs) writeFileSync(file, "two");
  expect(await (await get("/rested.txt")).text()).toBe("two");
  vi.useRealTimers();
});

test("HEAD has the headers of GET and no body", async () => {
  const headers = { "Accept-Encoding": "br" };
  const got = await get("/en/features", headers);
  const asked = await get("/en/features", headers, "HEAD");
  expect(asked.status).toBe(200);
  expect(await asked.text()).toBe("");
  expect([...asked.headers]).toEqual([...got.headers]);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("a page has no method %s", async (method) => {
  const answer = await get("/en/features", {}, method);
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

describe("nothing outside the site's folder and nothing hidden is served", () => {
  test.each([
    "/../outside.txt",
    "/en/../../outside.txt",
    "/..%2foutside.txt",
    "/..%2Foutside.txt",
    "/%2e%2e%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/assets/..%2f..%2foutside.txt",
    "/assets/%2e%2e%2f%2e%2e%2foutside.txt",
    "/assets/..%5c..%5coutside.txt",
    "/assets/..%252f..%252foutside.txt",
    "/en/..%2f..%2foutside.txt",
    "/en/%00",
    "/en/features%00.html",
    "/en/features.html::$DATA",
    "/.env",
    "/_headers",
    "/_redirects",
    "/%2eenv",
    "/.git/config",
    "/en/.env",
    "/.well-known/.env",
    "/assets",
    "/en/plugins%2ffatoora",
  ])("%s", async (path) => {
    let answer = await get(path);
    if (answer.status === 302) answer = await get(answer.headers.get("Location") ?? "");
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/out of reach|SECRET|\[core\]/);
  });

  test("a name no file system allows is only missing", async () => {
    expect((await get(`/en/${"a".repeat(5000)}`)).status).toBe(404);
  });

  test("a file is no folder", async () => {
    expect((await get("/en/features.html/more")).status).toBe(404);
  });
});
