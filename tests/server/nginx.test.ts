/** The generated configuration of nginx, in a running one, answers as the bundled server does. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nginxConf } from "../../scripts/site/hosts/nginx.ts";
import { nginx as program } from "../../scripts/testing/nginx.ts";
import { createApp } from "../../src/server/app.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import { type NginxServer, startNginx } from "./nginx-server.ts";
import { createSampleDist, sampleFiles, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
const site = { ...sampleSite, sample: false, downloadsPath: "/downloads" };
const app = createApp({ clientRoot, site });
let nginx: NginxServer | undefined;

beforeAll(async () => {
  for (const name of ["_headers", "_redirects"]) writeFileSync(join(clientRoot, name), "for other hosts");
  nginx = await startNginx(clientRoot, nginxConf({ ...site, files: Object.keys(sampleFiles) }));
});
afterAll(async () => {
  await nginx?.stop();
  remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | boolean | undefined>>;
  readonly body: string;
}

const compared = [...Object.keys(securityHeaders), "Strict-Transport-Security", "Cache-Control", "Location"];

async function ofServer(path: string, sent: Record<string, string>): Promise<Answer> {
  const answer = await app.request(`http://localhost${path}`, { headers: sent });
  const get = (name: string) => answer.headers.get(name) ?? undefined;
  // Which type a redirect's empty body has says nothing.
  const type = answer.status < 300 || answer.status >= 400 ? get("Content-Type") : undefined;
  const headers = {
    ...Object.fromEntries(compared.map((name) => [name, get(name)])),
    type,
    vary: languages(get("Vary")),
  };
  return {
    status: answer.status,
    headers,
    body: answer.status === 200 || answer.status === 404 ? await answer.text() : "",
  };
}

/** Sent as it is written: fetch would tidy the path up before. */
async function ofNginx(path: string, sent: Record<string, string>): Promise<Answer> {
  const asked = request({ host: "127.0.0.1", port: nginx?.port, path, headers: sent, agent: false }).end();
  const [answer] = await once(asked, "response");
  let body = "";
  for await (const chunk of answer) body += chunk;
  const given: IncomingHttpHeaders = answer.headers;
  const get = (name: string) => given[name.toLowerCase()]?.toString();
  const status: number = answer.statusCode;
  const type = status < 300 || status >= 400 ? get("Content-Type") : undefined;
  const headers = {
    ...Object.fromEntries(compared.map((name) => [name, get(name)])),
    type,
    vary: languages(get("Vary")),
  };
  return { status, headers, body: status === 200 || status === 404 ? body : "" };
}

/** Whether the answer depends on the visitor's language; compression adds to the header on both sides. */
function languages(vary: string | undefined): boolean {
  return vary?.includes("Accept-Language") ?? false;
}

const paths = {
  pages: [
    "/en",
    "/de",
    "/en/features",
    "/de/features",
    "/en/plugins",
    "/en/plugins/fatoora",
    "/en.html",
    "/en/features.html",
  ],
  files: [
    "/robots.txt",
    "/sitemap.xml",
    "/feed.atom",
    "/favicon.ico",
    "/.well-known/security.txt",
    "/assets/entry.4f3a.js",
    "/assets/style.91bc.css",
    "/assets/font.77aa.woff2",
    "/content/en.faq.12ab.json",
    "/images/logo.55cc.svg",
    "/images/shop%20front.66dd.webp",
    "/images/screen.en.77ee-800.avif",
    "/locales/en/translation.json",
    "/locales/en/translation.json?v=1",
    "/assets/entry.4f3a.js?v=1",
    "/index.html",
  ],
  "paths without a language": [
    "/",
    "/features",
    "/features?x=1&y=%20a",
    "/plugins",
    "/plugins/fatoora",
    "/plugins/my-logo/",
    "/contact/",
    "/fr",
    "/fr/",
    "/FR/features",
    "/fr/en/features",
    "/fra/features",
    "/nowhere/at/all",
    "/404",
    "/404.html",
    "/a%20b",
    "/a%0d%0aSet-Cookie:x=1",
    "/K%C3%A4se",
    "/downloads",
    "/assets",
    "/_headers",
    "/_redirects",
    "//elsewhere.example/",
  ],
  "wrong spellings": [
    "/en/",
    "/EN",
    "/De/features",
    "/de/features/?x=1",
    "//de/features",
    "/de//features",
    "/en//elsewhere.example",
    "/EN/a%0d%0ab",
  ],
  "what is missing": [
    "/en/nowhere",
    "/de/nowhere",
    "/de/a/b",
    "/en/404",
    "/de/404",
    "/en/404.html",
    "/en/.hidden",
    "/en/features.html.br",
    "/en/features.html.gz",
    "/de/x.gz",
    "/assets/gone.js",
    "/images/gone.svg",
    "/en/gone.svg",
    "/assets/",
    "/assets/entry.4f3a.js.br",
    "/api/v1/nothing",
    "/.well-known/nothing",
    "/downloads/releases/latest/Setup.exe",
    "/downloads/",
  ],
} as const;

const visitors: readonly Record<string, string>[] = [
  {},
  { "Accept-Language": "de-AT,de;q=0.9,en;q=0.8" },
  { "Accept-Language": "en-GB,en;q=0.9,de;q=0.5" },
  { "Accept-Language": "fr-FR, fr;q=0.9, DE;q=0.7, en;q=0.5" },
  { "Accept-Language": "den, end;q=0.9" },
  { "Accept-Language": "en", Cookie: "a=1; language=de" },
  { "Accept-Language": "de", Cookie: "language=fr" },
];

describe.each(Object.entries(paths))("%s", (_kind, table) => {
  test.for(table)("%s", async (path, context) => {
    if (nginx === undefined) return context.skip(program.howToGet);
    for (const visitor of visitors)
      expect(await ofNginx(path, visitor), JSON.stringify(visitor)).toEqual(await ofServer(path, visitor));
  });
});

test("a compressed sibling is served in its file's place", async (context) => {
  if (nginx === undefined) return context.skip(program.howToGet);
  const asked = request({
    host: "127.0.0.1",
    port: nginx.port,
    path: "/en/features",
    headers: { "Accept-Encoding": "gzip" },
  });
  const [answer] = await once(asked.end(), "response");
  answer.resume();
  expect([answer.headers["content-encoding"], answer.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("nothing is stored from a request with another method", async (context) => {
  if (nginx === undefined) return context.skip(program.howToGet);
  for (const path of ["/features", "/api/v1/message"]) {
    const asked = request({ host: "127.0.0.1", port: nginx.port, path, method: "POST", agent: false }).end();
    const [answer] = await once(asked, "response");
    answer.resume();
    expect([answer.statusCode, answer.headers["cache-control"]], path).toEqual([404, "no-store"]);
  }
});
