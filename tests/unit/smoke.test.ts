/** `npm run smoke` on small hosts; tests/content/other-site.test.ts runs it on a whole site. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPublished } from "../../scripts/site/published.ts";
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

/** Asks a host, whose name is not localhost. */
async function smoke(answers: Answers) {
  const origin = `http://0.0.0.0:${await freePort()}`;
  const host = createServer((request, response) => {
    const [status, text, Location] = answers[`${request.method} ${request.url}`.replace("GET ", "")] ?? [500, ""];
    response.writeHead(status, Location === undefined ? {} : { Location }).end(text.replaceAll("{origin}", origin));
  }).listen(Number(new URL(origin).port));
  await once(host, "listening");
  const lines: string[] = [];
  const isRight = await checkPublished(new URL(origin), (line) => lines.push(line));
  host.close();
  const startingWith = (word: string) => lines.filter((line) => line.startsWith(word));
  return { isRight, ok: startingWith("ok").length, wrong: startingWith("WRONG") };
}

const nobody = `http://127.0.0.1:${await freePort()}`;
const securityTxt = "/.well-known/security.txt";
test.for<readonly [what: string, answer: Answers, ...said: string[]]>([
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
  const { isRight, wrong } = await smoke({ ...right, ...answer });
  expect([isRight, wrong]).toEqual([false, said.map((sentence) => `WRONG  ${sentence}\n`)]);
});

test.each([
  ["lets the site read its answer, which may be 422", (origin: string) => origin, []],
  ["lets every site", () => "*", []],
  ["lets another site", () => "https://b.example", [expect.stringContaining("lets no page of http://0.0.0.0:")]],
])("a receiver on another host is not asked for its health. It %s", async (_what, readers, expected) => {
  const receiver = createServer(({ headers }, response) => {
    response.writeHead(422, { "Access-Control-Allow-Origin": readers(headers.origin ?? "") }).end();
  }).listen(0);
  await once(receiver, "listening");
  const { port } = Object(receiver.address());
  const contact = [200, form(`http://127.0.0.1:${port}/message`)] as const;
  const { ok, wrong } = await smoke({ ...right, "/en/contact": contact, "/healthz/messages": [404, ""] });
  receiver.close();
  expect([ok, wrong]).toEqual([7 - expected.length, expected]);
});

test("a draft has no form, and nobody is asked about messages", async () => {
  const contact = [200, '<meta name="robots" content="noindex"/>'] as const;
  const asked = await smoke({ ...right, "/en/contact": contact, "/healthz/messages": [404, ""] });
  expect(asked).toEqual({ isRight: true, ok: 6, wrong: [] });
});

const [empty, content] = [temporaryFolder(), temporaryFolder()];
writeFileSync(join(content, "site.yaml"), `hosts:\n  site: ${nobody}\n`);
test.concurrent.for<[code: number, said: RegExp, args: string[], CONTENT_DIR: string]>([
  [2, /^Give the address of the site\.\n\nUsage:/, ["www.shop.example"], content],
  [2, /^Give the address of the site\.\n\nUsage:/, [], empty],
  [2, /^The site works only .* not below \/website\/\n\nUsage:/, ["https://shop.example/website/"], content],
  // Without an address the content names it. No stack.
  [1, /^WRONG {2}\/ does not answer: connect ECONNREFUSED [\d.:]+\n(?:WRONG .*\n)+$/, [], content],
])("the command ends with %i and %s", async ([code, said, args, CONTENT_DIR]) => {
  const env = { ...process.env, CONTENT_DIR };
  const ended = await startNode(["--import", "tsx", "scripts/smoke.ts", ...args], { env }).ended;
  expect([ended.code, ended.out + ended.err]).toEqual([code, expect.stringMatching(said)]);
});
