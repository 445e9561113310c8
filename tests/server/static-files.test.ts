import { mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSampleApp, sampleFiles, sampleSite } from "./sample-dist.ts";

const { ask, clientRoot } = createSampleApp();

const html = ["text/html; charset=utf-8", "no-cache"] as const;
const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";
const moments = "public, max-age=10";
test.each([
  ["/en/plugins/fatoora", "en/plugins/fatoora.html", ...html],
  ["/en/features?billing=annual", "en/features.html", ...html],
  ["/admin", "admin/index.html", ...html],
  ["/admin/", "admin/index.html", ...html],
  ["/admin/assets/main-4f3a.js", "admin/assets/main-4f3a.js", "text/javascript; charset=utf-8", year],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", hour],
  ["/fe%65d.atom", "feed.atom", "application/atom+xml; charset=utf-8", hour],
  ["/favicon.ico?v=2", "favicon.ico", "image/x-icon", hour],
  ["/content/12ab/en/faq.json", "content/12ab/en/faq.json", "application/json", moments],
  ["/images/shop%20front.66dd.webp", "images/shop front.66dd.webp", "image/webp", year],
] as const)("%s is %s, %s, and may be cached as long as its address allows: %s", async (path, file, type, cache) => {
  const answer = await ask(path);
  // Only the page has compressed siblings.
  expect(answer.headers.get("Vary")).toBe(file === "en/features.html" ? "Accept-Encoding" : null);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([type, cache]);
  expect([answer.status, await answer.text()]).toEqual([200, sampleFiles[file]]);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0", null, Buffer.from],
])("a compressed sibling has a tag of its own: Accept-Encoding %j: %s", async (accepted, encoding, decode) => {
  const answer = await ask("/en/features", { "Accept-Encoding": accepted });
  const { headers } = answer;
  const etag = headers.get("ETag") ?? "";
  expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([encoding, "Accept-Encoding"]);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(etag === (await ask("/en/features")).headers.get("ETag")).toBe(encoding === null);
  expect(String(decode(Buffer.from(await answer.arrayBuffer())))).toBe(sampleFiles["en/features.html"]);
  const again = await ask("/en/features", { "Accept-Encoding": accepted, "If-None-Match": etag });
  expect([again.status, await again.text(), again.headers.get("Vary")]).toEqual([304, "", "Accept-Encoding"]);
});

test("other content has another tag, even with the same time of writing and size", async () => {
  const file = join(clientRoot, "changing.txt");
  const write = (content: string) => {
    writeFileSync(file, content);
    utimesSync(file, 0, 0);
    return statSync(file).ctimeMs;
  };
  const first = write("one");
  const tag = (await ask("/changing.txt")).headers.get("ETag");
  // The clock of a file system ticks every few milliseconds.
  while (write("two") === first);
  expect((await ask("/changing.txt")).headers.get("ETag")).not.toBe(tag);
});

test("a download that broke off continues only in the same file", async () => {
  writeFileSync(join(clientRoot, "Setup.bin"), "0123456789");
  const part = await ask("/Setup.bin", { Range: "bytes=4-" });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 4-9/10"]);
  expect([await part.text(), part.headers.get("Accept-Ranges")]).toEqual(["456789", "bytes"]);
  const tag = part.headers.get("ETag") ?? "";
  const statuses = { [tag]: 206, '"other"': 200, [`W/${tag}`]: 200, "Sat, 22 Nov 2025 07:00:00 GMT": 200 };
  for (const [ifRange, status] of Object.entries(statuses)) {
    expect((await ask("/Setup.bin", { Range: "bytes=4-", "If-Range": ifRange })).status, ifRange).toBe(status);
  }
});

test.each(["/en/features", "/healthz", "/api/v1/country"])("%s can only be read", async (path) => {
  const answer = await ask(path, {}, "POST");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ...["/en/../../outside.txt", "/..%2foutside.txt", "/assets/..%5c..%5coutside.txt", "/en/features%00.html"],
  ...["/en/features.html::$DATA", "/.env", "/.well-known/.env", "/assets", "/en/plugins%2ffatoora"],
  "/assets/entry.4f3a.js.gz",
])("no file outside the site's folder is served, no hidden or compressed one: %s", async (path) => {
  let answer = await ask(path);
  if ([301, 302].includes(answer.status)) answer = await ask(answer.headers.get("Location") ?? "");
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/out of reach|SECRET|\[core\]/);
});

const site = { ...sampleSite, downloadsPath: "/downloads" };
const ofSample = createSampleApp({ site });
const german = { "Accept-Language": "de" };

test("while the content is the sample, an installer is a small text that says so", async () => {
  const answer = await ofSample.ask("/downloads/plugins/my-logo/latest/My_Logo.Pro.exe?source=letter");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-disposition": 'attachment; filename="My_Logo.Pro.exe"',
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(await answer.text()).toMatch(/stands in for My_Logo\.Pro\.exe.*no program.*Corner Till/s);
});

const others = ["/downloads/", "/downloads/readme.txt", "/downloads/.hidden/Setup.exe", '/downloads/a"b.exe'];
test.each(others)("%s is no path of an installer: a plain 404", async (path) => {
  const answer = await ofSample.ask(path, german);
  expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
});

test.each([
  ["/downloads", site],
  ["/downloads-old/Setup.exe", site],
  // Another host has the installers.
  ["/downloads/Setup.exe", sampleSite],
])("%s is redirected like a page", async (path, site) => {
  const answer = await createSampleApp({ site }).ask(path, german);
  expect(answer.headers.get("Location")).toBe(`/de${path}`);
});

test.each([true, false])(
  "a real installer is served; if it is missing, only the sample answers: %s",
  async (sample) => {
    const { ask, clientRoot } = createSampleApp({ site: { ...site, sample } });
    mkdirSync(join(clientRoot, "downloads"));
    writeFileSync(join(clientRoot, "downloads", "Real.exe"), "MZ");
    expect(await (await ask("/downloads/Real.exe")).text()).toBe("MZ");
    expect((await ask("/downloads/Setup.exe")).status).toBe(sample ? 200 : 404);
  },
);
