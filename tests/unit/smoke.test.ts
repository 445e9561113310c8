/** `npm run smoke` on small hosts; tests/content/other-site.test.ts runs it on a whole site. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../commands/free-port.ts";
import { startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

type Answers = Readonly<Record<string, readonly [status: number, text: string, location?: string]>>;

const form = (endpoint: string) => `<form action="${endpoint}" method="post">`;
/** By path, or by method and path. `{origin}` is the address of the host. */
const page = '<html><link rel="canonical" href="{origin}/en"/><a href="/en">Home</a></html>';
const right: Answers = {
  "/": [200, '<a href="/en" lang="en">English</a>'],
  "/en": [200, page],
  "/en/no-such-page": [404, page],
  "/en/contact": [200, form("/api/v1/message")],
  "POST /api/v1/message": [400, '{"errors":{}}'],
  "/healthz/messages": [200, "OK"],
  "/sitemap.xml": [200, "<loc>{origin}/en</loc>"],
  "/.well-known/security.txt": [200, "Expires: 2999-01-01T00:00:00Z\n"],
};

/** Runs the command on a host, whose name is not localhost. */
async function smoke(answers: Answers) {
  const origin = `http://0.0.0.0:${await freePort()}`;
  const host = createServer((request, response) => {
    const [status, text, Location] = answers[`${request.method} ${request.url}`.replace("GET ", "")] ?? [500, ""];
    response.writeHead(status, Location === undefined ? {} : { Location }).end(text.replaceAll("{origin}", origin));
  }).listen(Number(new URL(origin).port));
  await once(host, "listening");
  const ended = await startNode(["--import", "tsx", "scripts/smoke.ts", origin]).ended;
  host.close();
  return ended;
}

const nobody = `http://127.0.0.1:${await freePort()}`;
const securityTxt = "/.well-known/security.txt";
test.concurrent.for<readonly [what: string, answer: Answers, ...said: string[]]>([
  ["another host", { "/": [301, "", "https://b.example/"] }, "/ redirects to https://b.example/: check that address"],
  ["a page of the host's own", { "/": [200, "<h1>Welcome</h1>"] }, "/ answers with 200 and leads to no language"],
  [
    "the page of another site",
    { "/en": [200, page.replace("{origin}", "https://b.example")] },
    "/en names another address, https://b.example/en: see hosts.site in content/site.yaml",
  ],
  [
    "a host without clean addresses and hidden folders, with one page for all that is missing",
    { "/en": [404, page], "/en/no-such-page": [200, page], "/sitemap.xml": [404, ""], [securityTxt]: [404, ""] },
    "/en answers with 404, not 200",
    "/en/no-such-page answers with 200, not 404",
    "/sitemap.xml answers with 404, not 200",
    `${securityTxt} answers with 404, not 200`,
  ],
  [
    "half of an old site, with the 404 page of the host",
    {
      "/en": [200, page.slice(0, -9)],
      "/en/no-such-page": [404, "<html></html>"],
      "/sitemap.xml": [200, "<urlset></urlset>"],
      [securityTxt]: [200, "Expires: 2020-01-01T00:00:00Z\n"],
    },
    "/en is not complete",
    "/en/no-such-page is not answered with the 404 page of the site",
    "/sitemap.xml lists no page",
    `${securityTxt} has expired: publish a new build`,
  ],
  ...[405, 404, 200, 422].map(
    (status) =>
      [
        `a host that answers an invalid message with ${status}`,
        { "POST /api/v1/message": [status, ""] },
        `/api/v1/message answers an invalid message with ${status}, not 400: see message.endpoint in content/site.yaml`,
      ] as const,
  ),
  [
    "a receiver on another host that is none",
    { "/en/contact": [200, form(`${nobody}/message`)], "/healthz/messages": [404, ""] },
    `${nobody}/message does not answer: connect ECONNREFUSED ${nobody.slice(7)}`,
  ],
  [
    "a full disk",
    { "/healthz/messages": [503, "Messages cannot be stored: ENOSPC: no space left on device\n"] },
    "/healthz/messages answers with 503, not 200: Messages cannot be stored: ENOSPC: no space left on device",
  ],
  ["a contact page without a form", { "/en/contact": [200, page] }, "/en/contact has no form"],
  ["a host without a contact page", { "/en/contact": [404, page] }, "/en/contact answers with 404, not 200"],
])("%s is wrong", async ([, answer, ...said]) => {
  const { code, out, err } = await smoke({ ...right, ...answer });
  const wrong = out.split("\n").filter((line) => line.startsWith("WRONG"));
  expect([code, err, wrong]).toEqual([1, "", said.map((sentence) => `WRONG  ${sentence}`)]);
});

test.each([
  ["lets the site read its answer, which may be 422", (origin: string) => origin, 0],
  ["lets every site", () => "*", 0],
  ["lets another site", () => "https://b.example", 1],
])("a receiver on another host is not asked for its health. It %s", async (_what, readers, expected) => {
  const receiver = createServer(({ headers }, response) => {
    response.writeHead(422, { "Access-Control-Allow-Origin": readers(headers.origin ?? "") }).end();
  }).listen(0);
  await once(receiver, "listening");
  const { port } = Object(receiver.address());
  const contact = [200, form(`http://127.0.0.1:${port}/message`)] as const;
  const { code, out } = await smoke({ ...right, "/en/contact": contact, "/healthz/messages": [404, ""] });
  receiver.close();
  expect([code, out.match(/^ok/gm)?.length], out).toEqual([expected, 7 - expected]);
  expect(out.includes("lets no page of http://0.0.0.0:")).toBe(expected === 1);
});

test("a draft has no form, and nobody is asked about messages", async () => {
  const contact = [200, '<meta name="robots" content="noindex"/>'] as const;
  const { code, out } = await smoke({ ...right, "/en/contact": contact, "/healthz/messages": [404, ""] });
  expect([code, out.match(/^ok/gm)?.length], out).toEqual([0, 6]);
});

test.concurrent.for([
  ["www.shop.example", { code: 2, out: "", err: expect.stringContaining("Give the address of the site.") }],
  ["https://shop.example/website/", { code: 2, out: "", err: expect.stringContaining("not below /website/") }],
  [
    `http://127.0.0.1:${await freePort()}`,
    { code: 1, out: expect.stringMatching(/^WRONG {2}\/ does not answer: connect ECONNREFUSED/), err: "" },
  ],
] as const)("%s is refused or does not answer: no stack", async ([address, ended]) => {
  expect(await startNode(["--import", "tsx", "scripts/smoke.ts", address]).ended).toEqual(ended);
});

test("without an address the content names it", async () => {
  const folder = temporaryFolder();
  const smokeOfContent = () =>
    startNode(["--import", "tsx", "scripts/smoke.ts"], { env: { ...process.env, CONTENT_DIR: folder } }).ended;
  expect(await smokeOfContent()).toMatchObject({
    code: 2,
    err: expect.stringContaining("Give the address of the site."),
  });
  writeFileSync(join(folder, "site.yaml"), `hosts:\n  site: ${nobody}\n`);
  expect(await smokeOfContent()).toMatchObject({ code: 1, out: expect.stringContaining("/ does not answer"), err: "" });
});
