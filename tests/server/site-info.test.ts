import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSiteInfo, SiteInfoError } from "../../src/server/site-info.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleSite } from "./sample-dist.ts";

const folder = temporaryFolder();
const file = join(folder, "site.json");
const read = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSiteInfo(file);
};

test.each([sampleSite, { ...sampleSite, downloadsPath: "/downloads", headers: { "X-Robots-Tag": "noindex" } }])(
  "what the build wrote is read, with and without installers and headers: %o",
  async (site) => expect(await read(site)).toEqual(site),
);

test.each([
  ["languages", { ...sampleSite, languages: [] }],
  ["languages.0", { ...sampleSite, languages: ["EN"] }],
  ["languages.0", { ...sampleSite, languages: ["../.."] }],
  ["brand", { ...sampleSite, brand: " " }],
  ["sample", { ...sampleSite, sample: undefined }],
  ["messageMaxLength", { ...sampleSite, messageMaxLength: 0 }],
  ["pluginSlugs", { ...sampleSite, pluginSlugs: "fatoora" }],
  ["page", { ...sampleSite, page: 8 }],
  ["downloadsPath", { ...sampleSite, downloadsPath: "downloads" }],
  ["downloadsPath", { ...sampleSite, downloadsPath: "/../.." }],
  ["headers.X-A", { ...sampleSite, headers: { "X-A": "a\r\nX-B: b" } }],
  ["headers.X A", { ...sampleSite, headers: { "X A": "a" } }],
  ["the whole", []],
  ["is not JSON", "{"],
])("another shape is refused, naming %s", async (key, content) => {
  const problem = await read(content).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(SiteInfoError);
  expect(String(problem)).toMatch(/site\.json .*: run `npm run build` again\.$/);
  expect(String(problem)).toContain(key);
});

test("a missing file says to build first", async () => {
  await expect(readSiteInfo(join(folder, "gone.json"))).rejects.toThrow(
    /gone\.json is missing: run `npm run build` first/,
  );
});
