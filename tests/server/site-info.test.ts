import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSiteInfo, SiteInfoError } from "../../src/server/site-info.ts";
import { sampleSite } from "./sample-dist.ts";

const folder = mkdtempSync(join(tmpdir(), "site-info-"));
const file = join(folder, "site.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSiteInfo(file);
};

test("what the build wrote is read, with and without headers and installers", async () => {
  expect(await read(sampleSite)).toEqual(sampleSite);
  const withDownloads = { ...sampleSite, downloadsPath: "/downloads" };
  expect(await read(withDownloads)).toEqual(withDownloads);
  const withHeaders = { ...sampleSite, headers: { "X-Robots-Tag": "noindex" } };
  expect(await read(withHeaders)).toEqual(withHeaders);
});

test.each([
  ["languages", { ...sampleSite, languages: [] }],
  ["languages.0", { ...sampleSite, languages: ["EN"] }],
  ["languages.0", { ...sampleSite, languages: ["../.."] }],
  ["brand", { ...sampleSite, brand: " " }],
  ["pages", { ...sampleSite, pages: "8" }],
  ["sample", { ...sampleSite, sample: undefined }],
  ["messageMaxLength", { ...sampleSite, messageMaxLength: undefined }],
  ["messageMaxLength", { ...sampleSite, messageMaxLength: 0 }],
  ["pluginSlugs", { ...sampleSite, pluginSlugs: "fatoora" }],
  ["page", { ...sampleSite, page: 8 }],
  ["downloadsPath", { ...sampleSite, downloadsPath: "downloads" }],
  ["downloadsPath", { ...sampleSite, downloadsPath: "/../.." }],
  ["headers.X-A", { ...sampleSite, headers: { "X-A": "a\r\nX-B: b" } }],
  ["headers.X A", { ...sampleSite, headers: { "X A": "a" } }],
  ["the whole", []],
])("another shape is refused, naming %s", async (key, content) => {
  const problem = await read(content).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(SiteInfoError);
  expect(String(problem)).toContain(key);
  expect(String(problem)).toContain("run `npm run build` again");
});

test("what is no JSON is refused", async () => {
  await expect(read("{")).rejects.toThrow(/site\.json is not JSON: run `npm run build` again\.$/);
});

test("a missing file says to build first", async () => {
  await expect(readSiteInfo(join(folder, "gone.json"))).rejects.toThrow(
    /gone\.json is missing: run `npm run build` first/,
  );
});
