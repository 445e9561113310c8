import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot } = createSampleDist();
mkdirSync(join(clientRoot, "downloads"));
writeFileSync(join(clientRoot, "downloads", "Real.exe"), "MZ");

const site = { ...sampleSite, downloadsPath: "/downloads" };
const ask = (path: string, served: typeof sampleSite = site) =>
  createApp({ clientRoot, site: served }).request(path, { headers: { "Accept-Language": "de" } });

test("while the content is the sample, an installer is a small text that says so", async () => {
  const answer = await ask("/downloads/plugins/my-logo/latest/My_Logo.Pro.exe?source=letter");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-disposition": 'attachment; filename="My_Logo.Pro.exe"',
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(await answer.text()).toMatch(/stands in for My_Logo\.Pro\.exe.*no program.*Corner Till/s);
});

test.each([
  "/downloads/",
  "/downloads/readme.txt",
  "/downloads/.hidden/Setup.exe",
  "/downloads/%2e%2e%2fSetup.exe",
  '/downloads/a"b.exe',
])("%s does not look like an installer: it is missing, and in no language", async (path) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text(), answer.headers.get("Location")]).toEqual([404, "Not found\n", null]);
});

test.each([
  ["the folder itself", "/downloads", site],
  ["the folder, if another host has the installers", "/downloads/Setup.exe", sampleSite],
])("%s is a page's path", async (_what, path, served) => {
  expect((await ask(path, served)).headers.get("Location")).toBe(`/de${path}`);
});

test.each([
  ["/downloads/Real.exe", true, [200, "MZ", "application/octet-stream"]],
  ["/downloads/Real.exe", false, [200, "MZ", "application/octet-stream"]],
  ["/downloads/Setup.exe", false, [404, "Not found\n", "text/plain; charset=utf-8"]],
])("nothing stands in for a real installer, or in real content: %s, %s", async (path, sample, expected) => {
  const answer = await ask(path, { ...site, sample });
  expect([answer.status, await answer.text(), answer.headers.get("Content-Type")]).toEqual(expected);
});
