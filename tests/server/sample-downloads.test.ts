import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleApp, sampleSite } from "./sample-dist.ts";

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

test.each(["/downloads/", "/downloads/readme.txt", "/downloads/.hidden/Setup.exe", '/downloads/a"b.exe'])(
  "%s is no path of an installer: a plain 404",
  async (path) => {
    const answer = await ofSample.ask(path, german);
    expect([answer.status, await answer.text(), answer.headers.get("Location")]).toEqual([404, "Not found\n", null]);
  },
);

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
  "a real installer is served; without the sample a missing one is a 404: %s",
  async (sample) => {
    const { ask, clientRoot } = createSampleApp({ site: { ...site, sample } });
    mkdirSync(join(clientRoot, "downloads"));
    writeFileSync(join(clientRoot, "downloads", "Real.exe"), "MZ");
    const real = await ask("/downloads/Real.exe");
    expect([await real.text(), real.headers.get("Content-Type")]).toEqual(["MZ", "application/octet-stream"]);
    expect((await ask("/downloads/Setup.exe")).status).toBe(sample ? 200 : 404);
  },
);
