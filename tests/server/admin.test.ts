/** The form for editors: at `/admin`, in no language, listed by nobody. Other tests hold the other hosts against it. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headersFile } from "../../scripts/site/hosts/headers-file.ts";
import { adminHeaders, securityHeaders } from "../../src/server/security-headers.ts";
import { createSampleApp, sampleFiles, sampleSite } from "./sample-dist.ts";

const { ask } = createSampleApp();

test.each([
  ["/admin", 200, "no-cache"],
  ["/admin/", 200, "no-cache"],
  ["/admin/licences.txt", 200, "public, max-age=3600"],
  ["/admin/assets/main-4f3a.js", 200, "public, max-age=31536000, immutable"],
  ["/admin/assets/gone.js", 404, "no-store"],
])("%s is answered with %i and headers of its own, and is kept: %s", async (path, status, cache) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, cache]);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...adminHeaders })) {
    expect(answer.headers.get(name), name).toBe(value);
  }
  if (/^\/admin\/?$/.test(path)) expect(await answer.text()).toBe(sampleFiles["admin/index.html"]);
});

test.each(["/administration", "/en/admin", "/en"])("%s has the headers of a page", async (path) => {
  const { headers } = await ask(path);
  expect([headers.get("X-Robots-Tag"), headers.get("Cross-Origin-Opener-Policy")]).toEqual([null, "same-origin"]);
});

test("if the build has no form, the path is one without a language", async () => {
  const bare = createSampleApp();
  rmSync(join(bare.clientRoot, "admin"), { recursive: true });
  expect((await bare.ask("/admin/")).status).toBe(404);
  const led = await bare.ask("/admin", { "Accept-Language": "de" });
  expect([led.status, led.headers.get("Location")]).toEqual([302, "/de/admin"]);
  const files = Object.keys(sampleFiles).filter((file) => !file.startsWith("admin/"));
  expect(headersFile({ ...sampleSite, files })).not.toContain("/admin");
});
