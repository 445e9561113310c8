/** The generated configuration of nginx, in a running one, answers as the bundled server does. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { request as requestSecurely } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import tlsOptions from "smtp-server/lib/tls-options.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nginxConf } from "../../scripts/site/hosts/nginx.ts";
import { nginx as program } from "../../scripts/testing/programs.ts";
import { securityHeaders, strictTransport } from "../../src/server/security-headers.ts";
import { freePort } from "../commands/free-port.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { misspelled, unlocalized, visitors } from "../server/redirect-requests.ts";
import { createSampleApp, sampleFiles, sampleSite } from "../server/sample-dist.ts";

const site = { ...sampleSite, sample: false, downloadsPath: "/downloads" };
const { ask, clientRoot } = createSampleApp({ site });
let nginx: NginxServer;
const folder = temporaryFolder();

interface NginxServer {
  readonly port: number;
  readonly securePort: number;
  stop(): Promise<void>;
}

/** Runs a program until the other end of its input is closed, which also happens if whoever started it is killed. */
const untilInputEnds = '"$@" & cat; kill $!; wait';

/** Serves a folder with the generated include. @throws Error if there is no nginx, or it refuses the include. */
async function startNginx(root: string, conf: string): Promise<NginxServer> {
  const command = program.find();
  if (command === undefined) throw new Error(program.howToGet);
  const [port, securePort] = [await freePort(), await freePort()];
  const { key, cert } = tlsOptions();
  writeFileSync(join(folder, "key.pem"), String(key));
  writeFileSync(join(folder, "cert.pem"), String(cert));
  const main = join(folder, "main.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  writeFileSync(join(folder, "site.conf"), conf);
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error; events { }
     http { access_log off; ${temporary.join(" ")}
       server { listen 127.0.0.1:${port}; listen 127.0.0.1:${securePort} ssl;
         ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem; root ${root}; include ${folder}/site.conf; } }`,
  );
  const tried = spawnSync(command, ["-t", "-q", "-p", folder, "-c", main], { encoding: "utf8" });
  if (tried.status !== 0) throw new Error(tried.stderr);
  const start = ["-c", untilInputEnds, "sh", command, "-p", folder, "-c", main];
  const child = spawn("sh", start, { stdio: ["pipe", "ignore", "ignore"] });
  const ended = once(child, "close");
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    port,
    securePort,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Whether something listens on a port. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

beforeAll(async () => {
  for (const name of ["_headers", "_redirects"]) writeFileSync(join(clientRoot, name), "for other hosts");
  nginx = await startNginx(clientRoot, nginxConf({ ...site, files: Object.keys(sampleFiles) }));
});
afterAll(() => nginx.stop());

/** Sent as it is written: fetch would tidy the path up before. */
async function askNginx(path: string, headers: Record<string, string>, method = "GET"): Promise<Response> {
  const sent = request({ host: "127.0.0.1", port: nginx.port, path, headers, method, agent: false }).end();
  const [answer] = await once(sent, "response");
  let body = "";
  for await (const chunk of answer) body += chunk;
  return new Response(body, { status: answer.statusCode, headers: answer.headers });
}

const others = ["Strict-Transport-Security", "Link", "X-Robots-Tag", "Cache-Control", "Location"];
const compared = [...Object.keys(securityHeaders), ...others];

/** What both must answer alike. */
async function essence(answer: Response) {
  const { status, headers } = answer;
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    headers: compared.map((name) => `${name}: ${headers.get(name)}`),
    // Type and text of a redirect's empty body say nothing.
    type: isRedirect ? null : headers.get("Content-Type"),
    text: isRedirect ? "" : await answer.text(),
    // Compression adds to the header on both sides.
    isInLanguage: headers.get("Vary")?.includes("Accept-Language") ?? false,
  };
}

/** In this order: pages, files, the form for editors, redirects with a query, and paths of nothing. */
const paths = `
  /en /de /en/features /en/plugins /en/plugins/fatoora /de/my-index
  /robots.txt /sitemap.xml /feed.atom /en/features.md /favicon.ico /de/a.html/b /.well-known/security.txt
  /assets/entry.4f3a.js /assets/entry.4f3a.js?v=1 /assets/style.91bc.css /assets/font.77aa.woff2
  /content/12ab/en/faq.json /content/34cd/en/faq.json /locales/en/translation.json
  /owner.html /content/12ab/en/faq.json?x=.html /robots.txt?a=.json /llms.md /en/gone.json
  /images/logo.55cc.svg /images/shop%20front.66dd.webp /images/screen.en.77ee-800.avif
  /admin /admin/ /admin/licences.txt /admin/assets/main-4f3a.js /admin/assets/gone.js /administration /en/admin
  /features?x=1&y=%20a /de/features/?x=1 /de//index.html?a=1
  /en/nowhere /de/nowhere /de/a/b /en/404 /de/404 /en/404.html /en/.hidden /de/x.gz
  /en/features.html.br /en/features.html.gz /assets/gone.js /assets/ /assets/entry.4f3a.js.br
  /images/gone.svg /en/gone.svg /api/v1/nothing /.well-known/nothing
  /downloads/releases/latest/Setup.exe /downloads/
`.match(/\S+/g);
// It does not fix raw backslashes.
const redirects = Object.keys({ ...unlocalized, ...misspelled }).filter((path) => !path.includes("\\"));

test.each([...(paths ?? []), ...redirects])("nginx answers as the server does: %s", async (path) => {
  for (const { headers } of visitors) {
    const ofServer = await essence(await ask(path, headers));
    expect(await essence(await askNginx(path, headers)), JSON.stringify(headers)).toEqual(ofServer);
  }
});

test.each(["/en", "/en/nowhere", "/features", "/robots.txt", "/assets/gone.js"])(
  "over https nginx demands https for the future: %s",
  async (path) => {
    const server = { host: "127.0.0.1", port: nginx.securePort, path, rejectUnauthorized: false, agent: false };
    const [answer] = await once(requestSecurely(server).end(), "response");
    expect(answer.resume().headers["strict-transport-security"]).toBe(strictTransport);
  },
);

test("a compressed sibling is served in its file's place", async () => {
  const { headers } = await askNginx("/en/features", { "Accept-Encoding": "gzip" });
  expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual(["gzip", "Accept-Encoding"]);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test.each(["/features", "/api/v1/message"])("nothing is stored from a POST to %s", async (path) => {
  const { status, headers } = await askNginx(path, {}, "POST");
  expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});
