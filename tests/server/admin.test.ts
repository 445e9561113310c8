/** The form for editors on every kind of host: at `/admin`, in no language, listed by nobody. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFile } from "../../scripts/site/hosts/headers-file.ts";
import { nginxConf } from "../../scripts/site/hosts/nginx.ts";
import { redirectsFile } from "../../scripts/site/hosts/redirects-file.ts";
import { nginx as program } from "../../scripts/testing/programs.ts";
import { createApp } from "../../src/server/app.ts";
import { adminHeaders, securityHeaders } from "../../src/server/security-headers.ts";
import { type NginxServer, startNginx } from "./nginx-server.ts";
import { createSampleDist, sampleFiles, sampleSite } from "./sample-dist.ts";

const adminFiles = {
  "admin/index.html": "<!doctype html><title>Form</title>",
  "admin/licences.txt": "MIT",
  "admin/assets/main-4f3a.js": "console.log('form')",
};

const { clientRoot } = createSampleDist();
const app = createApp({ clientRoot, site: sampleSite });
const host = { ...sampleSite, files: [...Object.keys(sampleFiles), ...Object.keys(adminFiles)] };
let nginx: NginxServer | undefined;

beforeAll(async () => {
  for (const [file, content] of Object.entries(adminFiles)) {
    mkdirSync(dirname(join(clientRoot, file)), { recursive: true });
    writeFileSync(join(clientRoot, file), content);
  }
  nginx = await startNginx(clientRoot, nginxConf(host));
});
afterAll(async () => {
  await nginx?.stop();
});

const year = "public, max-age=31536000, immutable";

/** Path, status, and what is said about keeping it. */
const answers = [
  ["/admin", 200, "no-cache"],
  ["/admin/", 200, "no-cache"],
  ["/admin/licences.txt", 200, "public, max-age=3600"],
  ["/admin/assets/main-4f3a.js", 200, year],
  ["/admin/assets/gone.js", 404, "no-store"],
] as const;
/** Paths of pages like any other. */
const pages = ["/administration", "/en/admin", "/en"];

const expectedHeaders = Object.entries({ ...securityHeaders, ...adminHeaders });

/** Both kinds of server answer alike; nginx only if it is installed. */
const servers = [
  { name: "the bundled server", ask: async (path: string) => app.request(path) },
  {
    name: "nginx",
    ask: async (path: string) =>
      nginx === undefined ? undefined : fetch(`http://127.0.0.1:${nginx.port}${path}`, { redirect: "manual" }),
  },
];

describe.each(servers)("$name", ({ ask }) => {
  test.for(answers)("answers %s with %i", async ([path, status, cache], context) => {
    const answer = await ask(path);
    if (answer === undefined) return context.skip(program.howToGet);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, cache]);
    for (const [name, value] of expectedHeaders) expect(answer.headers.get(name), name).toBe(value);
    if (/^\/admin\/?$/.test(path)) expect(await answer.text()).toContain("Form");
  });

  test.for(pages)("gives %s the headers of a page", async (path, context) => {
    const answer = await ask(path);
    if (answer === undefined) return context.skip(program.howToGet);
    expect(answer.headers.get("X-Robots-Tag")).toBeNull();
    expect(answer.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });
});

test("where the build has no form, the path is one without a language", async () => {
  const bare = createApp({ clientRoot: createSampleDist().clientRoot, site: sampleSite });
  expect((await bare.request("/admin/")).status).toBe(404);
  const led = await bare.request("/admin", { headers: { "Accept-Language": "de" } });
  expect([led.status, led.headers.get("Location")]).toEqual([302, "/de/admin"]);
  expect(headersFile({ ...host, files: Object.keys(sampleFiles) })).not.toContain("/admin");
});

test("the files for hosts say that it is not to be listed, what to keep, and lead it to no language", () => {
  const rules = headersFile(host).split("\n\n");
  for (const path of ["/admin", "/admin/*"]) {
    expect(rules.find((rule) => rule.startsWith(`${path}\n`))).toContain("X-Robots-Tag: noindex, nofollow");
  }
  const kept = rules.filter((rule) => rule.includes("Cache-Control") && rule.startsWith("/admin"));
  expect(kept.map((rule) => rule.trim())).toEqual([
    `/admin/assets/*\n  Cache-Control: ${year}`,
    "/admin/licences.txt\n  Content-Type: text/plain; charset=utf-8\n  Cache-Control: public, max-age=3600",
  ]);
  expect(redirectsFile(host)).not.toContain("/admin");
});
