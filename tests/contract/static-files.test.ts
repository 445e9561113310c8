import { mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleFiles, sampleSite } from "../server/sample-dist.ts";
import { isWorker, openPlace } from "./place.ts";

const { ask, clientRoot } = await openPlace();

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
  // Only the page has compressed siblings. Cloudflare's network compresses by itself.
  expect(answer.headers.get("Vary")).toBe(file === "en/features.html" && !isWorker ? "Accept-Encoding" : null);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([type, cache]);
  expect([answer.status, await answer.text()]).toEqual([200, sampleFiles[file]]);
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

test("what a browser has is not sent again", async () => {
  const { headers } = await ask("/en/features");
  const again = await ask("/en/features", { "If-None-Match": headers.get("ETag") ?? "" });
  expect([again.status, await again.text(), again.headers.get("Cache-Control")]).toEqual([304, "", "no-cache"]);
});

test("a part of a file is sent on Node; Cloudflare sends all of it, which every client must expect", async () => {
  const answer = await ask("/assets/font.77aa.woff2", { Range: "bytes=1-2" });
  expect([answer.status, await answer.text()]).toEqual(isWorker ? [200, "font"] : [206, "on"]);
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
const ofSample = await openPlace({ site });
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
  const answer = await (await openPlace({ site })).ask(path, german);
  expect(answer.headers.get("Location")).toBe(`/de${path}`);
});

test.each([true, false])(
  "a real installer is served; if it is missing, only the sample answers: %s",
  async (sample) => {
    const { ask, clientRoot } = await openPlace({ site: { ...site, sample } });
    mkdirSync(join(clientRoot, "downloads"));
    writeFileSync(join(clientRoot, "downloads", "Real.exe"), "MZ");
    expect(await (await ask("/downloads/Real.exe")).text()).toBe("MZ");
    expect((await ask("/downloads/Setup.exe")).status).toBe(sample ? 200 : 404);
  },
);
