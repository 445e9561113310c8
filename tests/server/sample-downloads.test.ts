import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);

const site: SiteInfo = { ...sampleSite, downloadsPath: "/downloads" };
const ask = (path: string, method = "GET", served: SiteInfo = site) =>
  createApp({ clientRoot, site: served }).request(path, { method, headers: { "Accept-Language": "de" } });

describe("while the content is the sample, an installer is a small text that says so", () => {
  test.each([
    ["/downloads/releases/latest/Corner.Lite.Setup.exe", "Corner.Lite.Setup.exe"],
    ["/downloads/plugins/my-logo/latest/My_Logo.Pro.exe", "My_Logo.Pro.exe"],
    ["/downloads/Setup.exe", "Setup.exe"],
    ["/downloads/Setup.exe?source=letter", "Setup.exe"],
  ])("%s is saved as %s", async (path, name) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const text = await answer.text();
    expect(answer.headers.get("Content-Length")).toBe(String(text.length));
    expect(text).toContain(`stands in for ${name}`);
    expect(text).toContain("no program");
    expect(text).toContain("Corner Till");
    expect(text.length).toBeGreaterThan(200);
    expect(text.length).toBeLessThan(1_000);
  });

  test("HEAD says the same without the text", async () => {
    const [whole, head] = [await ask("/downloads/Setup.exe"), await ask("/downloads/Setup.exe", "HEAD")];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...whole.headers]);
  });

  test("it can only be read", async () => {
    const answer = await ask("/downloads/Setup.exe", "POST");
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("what does not look like an installer is missing, and in no language", () => {
  test.each([
    "/downloads/",
    "/downloads/readme.txt",
    "/downloads/releases/latest/",
    "/downloads/.exe",
    "/downloads/.hidden/Setup.exe",
    "/downloads/releases//Setup.exe",
    "/downloads/Set%20up.exe",
    "/downloads/%2e%2e%2fSetup.exe",
    "/downloads/Setup.exe/",
    '/downloads/a"b.exe',
    "/downloads/K%C3%A4se.exe",
  ])("%s", async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
    expect(answer.headers.get("Location")).toBeNull();
  });
});

test("the folder itself, and one whose name begins alike, are paths of pages", async () => {
  expect((await ask("/downloads")).headers.get("Location")).toBe("/de/downloads");
  expect((await ask("/downloads-old/Setup.exe")).headers.get("Location")).toBe("/de/downloads-old/Setup.exe");
});

test("a real installer is served in its place", async () => {
  mkdirSync(join(clientRoot, "downloads"), { recursive: true });
  writeFileSync(join(clientRoot, "downloads", "Real.exe"), "MZ");
  for (const sample of [true, false]) {
    const answer = await ask("/downloads/Real.exe", "GET", { ...site, sample });
    expect([answer.status, await answer.text()]).toEqual([200, "MZ"]);
    expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
  }
});

describe("nothing stands in for an installer", () => {
  test("once the content is no sample: what is missing is missing", async () => {
    const answer = await ask("/downloads/Setup.exe", "GET", { ...site, sample: false });
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
  });

  test("where another host has them: the path is a page's", async () => {
    const answer = await ask("/downloads/Setup.exe", "GET", sampleSite);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/de/downloads/Setup.exe"]);
  });
});
