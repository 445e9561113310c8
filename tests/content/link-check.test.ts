/** Links to other sites: which are asked, what comes of an answer, and how it is told. Nothing leaves this computer. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContentFiles } from "../../scripts/content/validate/content-files.ts";
import { type CheckOptions, checkAddress } from "../../scripts/links/check-address.ts";
import { type CheckedLink, checkLinks } from "../../scripts/links/check-links.ts";
import { collectLinks } from "../../scripts/links/collect.ts";
import { linksReport } from "../../scripts/links/links-report.ts";
import { isReservedHost } from "../../scripts/links/reserved-host.ts";
import { type Edit, edited, replace, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

const answer = /^( {2}- id: is-it-free\n {4}title: .*\n) {4}html: .*\n(?: {6}.*\n)+/m;

describe("which links are asked", () => {
  const collect = (...edits: readonly Edit[]) => collectLinks(readContentFiles(edited(...edits)));

  test("those of partners, of texts and of HTML, with every place that names them", async () => {
    const links = await collect(
      write(
        "facts/partners/norway.yaml",
        "country: NO\npartners:\n  - name: Fjord\n    website: https://fjord.example/shop#top\n    facebook: https://fjord.example/shop\n",
      ),
      replace(
        "en/pages/faq.yaml",
        answer,
        '$1    html: <p>See <a href="https://html.example/?a=1&amp;b=2">it</a></p>\n',
      ),
      replace(
        "en/pages/not-found.yaml",
        /^text: .*$/m,
        "text: Read https://text.example/page, or (https://text.example).",
      ),
    );
    const placesOf = (address: string) =>
      links.find((link) => link.address === address)?.places.map(({ file, line }) => `${file}:${line}`);
    expect(placesOf("https://fjord.example/shop")).toEqual([
      "facts/partners/norway.yaml:4",
      "facts/partners/norway.yaml:5",
    ]);
    expect(placesOf("https://html.example/?a=1&b=2")).toEqual([expect.stringMatching(/^en\/pages\/faq\.yaml:\d+$/)]);
    expect(placesOf("https://text.example/page")).toHaveLength(1);
    expect(placesOf("https://text.example/")).toHaveLength(1);
  });

  test("those that are made of a host and a path, in each language; not the hosts and services themselves", async () => {
    const links = await collect(
      replace("facts/site.yaml", /^ {2}endpoint: \/api\/v1\/country$/m, "  endpoint: https://geo.example/v1"),
    );
    const addresses = links.map(({ address }) => address);
    expect(addresses).toContain("https://help.northtill.example/en/backups");
    expect(addresses).toContain("https://help.northtill.example/de/backups");
    expect(addresses).toContain("https://account.northtill.example/licences/renew");
    expect(addresses).not.toContain("https://account.northtill.example/");
    expect(addresses).not.toContain("https://geo.example/v1");
    const installer = "https://www.northtill.example/downloads/releases/latest/Northtill.Lite.Setup.exe";
    expect(links.find(({ address }) => address === installer)?.bytes).toBe(48_217_336);
  });

  test.each([
    ["shop.example", true],
    ["www.example.com", true],
    ["localhost", true],
    ["till", true],
    ["till.local", true],
    ["127.0.0.1", true],
    ["192.168.1.20", true],
    ["[::1]", true],
    ["[fd00::1]", true],
    ["shop.example.de", false],
    ["example-shop.com", false],
    ["8.8.8.8", false],
    ["[2606:4700::1]", false],
  ])("%s is nobody's, or one's own: %s", (host, reserved) => expect(isReservedHost(host)).toBe(reserved));
});

/** Answers by path, and the requests that came, as `GET /path`. */
const answers: Record<string, RequestListener> = {
  "/fine": (_request, response) => response.end("x"),
  "/gone": (_request, response) => response.writeHead(404).end(),
  "/forbidden": (_request, response) => response.writeHead(403).end(),
  "/moved": (_request, response) => response.writeHead(301, { Location: "/fine" }).end(),
  "/moved-then-not": (_request, response) => response.writeHead(308, { Location: "/elsewhere" }).end(),
  "/elsewhere": (_request, response) => response.writeHead(302, { Location: "/fine" }).end(),
  "/moved-away": (_request, response) => response.writeHead(301, { Location: "/gone" }).end(),
  "/round": (_request, response) => response.writeHead(302, { Location: "/round" }).end(),
  "/slow": () => {},
  "/cut": (request) => request.socket.destroy(),
  "/busy": (_request, response) => response.writeHead(429, { "Retry-After": "7" }).end(),
  "/busy-for-long": (_request, response) => response.writeHead(429, { "Retry-After": "3600" }).end(),
  "/fault": (_request, response) => response.writeHead(500).end(),
  "/file": (_request, response) => response.writeHead(200, { "Content-Length": "1000" }).end(),
  "/endless": (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(timer));
  },
};

let server: Server;
let origin = "";
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answers[request.url ?? ""]?.(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const waits: number[] = [];
const options: CheckOptions = {
  timeout: 500,
  includeLocal: true,
  fetch,
  wait: async (milliseconds) => void waits.push(milliseconds),
};

describe("what comes of an answer", () => {
  test.each([
    ["/fine", { kind: "fine" }],
    ["/gone", { kind: "broken", reason: { code: "status", status: 404 } }],
    ["/forbidden", { kind: "unclear", reason: { code: "status", status: 403 } }],
    ["/elsewhere", { kind: "fine" }],
    ["/moved-away", { kind: "broken", reason: { code: "status", status: 404 } }],
    ["/round", { kind: "broken", reason: { code: "redirects" } }],
    ["/slow", { kind: "unclear", reason: { code: "slow" } }],
    ["/fault", { kind: "broken", reason: { code: "status", status: 500 } }],
  ])("%s: %j", async (path, outcome) => {
    expect(await checkAddress(origin + path, options)).toEqual(outcome);
  });

  test("a permanent redirect tells the new address, as far as it is permanent", async () => {
    const moved = (to: string) => ({ kind: "moved", reason: { code: "moved", to: origin + to } });
    expect(await checkAddress(`${origin}/moved`, options)).toEqual(moved("/fine"));
    expect(await checkAddress(`${origin}/moved-then-not`, options)).toEqual(moved("/elsewhere"));
  });

  test("a busy server is asked once more, after the time that it wants and not after an hour", async () => {
    requests.length = 0;
    waits.length = 0;
    const busy = { kind: "unclear", reason: { code: "status", status: 429 } };
    expect(await checkAddress(`${origin}/busy`, options)).toEqual(busy);
    expect(await checkAddress(`${origin}/busy-for-long`, options)).toEqual(busy);
    expect(requests).toEqual(["GET /busy", "GET /busy", "GET /busy-for-long"]);
    expect(waits).toEqual([7_000]);
  });

  test("a connection that is cut is tried once more", async () => {
    requests.length = 0;
    const outcome = await checkAddress(`${origin}/cut`, options);
    expect(outcome).toMatchObject({ kind: "broken", reason: { code: "network" } });
    expect(requests).toEqual(["GET /cut", "GET /cut"]);
  });

  test("a file of another size than the facts say is broken", async () => {
    expect(await checkAddress(`${origin}/file`, options, 1_000)).toEqual({ kind: "fine" });
    expect(await checkAddress(`${origin}/file`, options, 2_000)).toEqual({
      kind: "broken",
      reason: { code: "size", found: 1_000, expected: 2_000 },
    });
  });

  test("a body without end is not read", async () => {
    expect(await checkAddress(`${origin}/endless`, options)).toEqual({ kind: "fine" });
  });

  test("nothing of one's own network is asked, not even by a redirect", async () => {
    requests.length = 0;
    const outside = { ...options, includeLocal: false };
    expect(await checkAddress(`${origin}/fine`, outside)).toEqual({ kind: "skipped" });
    expect(requests).toEqual([]);
    const redirecting = (to: string): CheckOptions => ({
      ...outside,
      fetch: async () => new Response(null, { status: 302, headers: { Location: to } }),
    });
    expect(await checkAddress("https://shop.de/", redirecting("https://10.0.0.1/"))).toEqual({
      kind: "broken",
      reason: { code: "private", to: "https://10.0.0.1/" },
    });
    expect(await checkAddress("https://shop.de/", redirecting("http://shop.de/"))).toEqual({
      kind: "unclear",
      reason: { code: "insecure", to: "http://shop.de/" },
    });
  });

  test("at most two addresses of a host are asked at once, and eight in all", async () => {
    const running: string[] = [];
    let most = 0;
    let mostOfHost = 0;
    const counting: CheckOptions["fetch"] = async (input) => {
      const { host } = new URL(String(input));
      running.push(host);
      most = Math.max(most, running.length);
      mostOfHost = Math.max(mostOfHost, running.filter((one) => one === host).length);
      await new Promise((done) => setTimeout(done, 2));
      running.splice(running.indexOf(host), 1);
      return new Response(null);
    };
    const links = [..."abcdefgh"].flatMap((host) =>
      [1, 2, 3, 4].map((page) => ({ address: `https://${host}.de/${page}`, places: [] })),
    );
    const checked = await checkLinks(links, { ...options, fetch: counting });
    expect(checked).toHaveLength(32);
    expect({ most, mostOfHost }).toEqual({ most: 8, mostOfHost: 2 });
  });
});

describe("how it is told", () => {
  const place = (line: number) => ({
    file: "facts/partners/kenya.yaml",
    line,
    column: 14,
    endLine: line,
    endColumn: 20,
  });
  const failing = (error: string): CheckedLink => ({
    address: `https://${error.toLowerCase()}.de/`,
    places: [place(1)],
    outcome: { kind: "broken", reason: { code: "network", error } },
  });
  const links: CheckedLink[] = [
    {
      address: "https://gone.de/",
      places: [place(5), place(9)],
      outcome: { kind: "broken", reason: { code: "status", status: 404 } },
    },
    failing("ENOTFOUND"),
    failing("CERT_HAS_EXPIRED"),
    {
      address: "https://old.de/",
      places: [place(7)],
      outcome: { kind: "moved", reason: { code: "moved", to: "https://new.de/" } },
    },
    { address: "https://fine.de/", places: [place(8)], outcome: { kind: "fine" } },
    { address: "https://x.example/", places: [place(8)], outcome: { kind: "skipped" } },
  ];

  test("in English, what is broken first, with every place", () => {
    expect(linksReport("text", links, { folder: "content", language: "en" })).toBe(
      [
        "── Broken (3)",
        "content/facts/partners/kenya.yaml:5:14  https://gone.de/\n   answers 404: the page is gone\n   also in content/facts/partners/kenya.yaml:9:14",
        "content/facts/partners/kenya.yaml:1:14  https://enotfound.de/\n   there is no host of that name",
        "content/facts/partners/kenya.yaml:1:14  https://cert_has_expired.de/\n   the certificate has expired",
        "── Moved: better written with the new address (1)",
        "content/facts/partners/kenya.yaml:7:14  https://old.de/\n   moved for good to https://new.de/",
        "5 addresses: 1 fine, 3 broken, 1 moved. Not asked: 1, with names for examples such as .example, or on a network of one's own.\n",
      ].join("\n\n"),
    );
  });

  test("in German", () => {
    const text = linksReport("text", links, { folder: "content", language: "de" });
    expect(text).toContain("antwortet 404: die Seite gibt es nicht mehr\n   auch in content/");
    expect(text).toContain("das Zertifikat ist abgelaufen");
    expect(text).toContain("5 Adressen: 1 in Ordnung, 3 kaputt, 1 umgezogen. Nicht abgefragt: 1");
  });

  test("with a doubt about one's own connection where there is no host at all", () => {
    const offline = [failing("ENOTFOUND"), failing("EAI_AGAIN")];
    const doubt = "Not one host was found: is this computer online?";
    expect(linksReport("text", offline, { folder: "content", language: "en" })).toContain(doubt);
    expect(linksReport("text", links, { folder: "content", language: "en" })).not.toContain(doubt);
  });

  test("as Markdown, and as JSON with everything in it", () => {
    const markdown = linksReport("markdown", links, { folder: "content", language: "en" });
    expect(markdown).toContain("### Broken (3)\n\n| Address | What | Where |\n| --- | --- | --- |\n| ");
    const json = JSON.parse(linksReport("json", links, { folder: "content", language: "en" }));
    expect(json.counts).toEqual({ fine: 1, broken: 3, unclear: 0, moved: 1, skipped: 1 });
    expect(json.links).toHaveLength(6);
    expect(json.links[0]).toEqual({
      address: "https://gone.de/",
      outcome: "broken",
      reason: { code: "status", status: 404 },
      message: "answers 404: the page is gone",
      places: [
        { file: "content/facts/partners/kenya.yaml", line: 5, column: 14 },
        { file: "content/facts/partners/kenya.yaml", line: 9, column: 14 },
      ],
    });
  });
});

describe("the command", () => {
  const run = (...args: string[]) => runCommand("content-links.ts", ["--lang", "en", ...args]);

  /** A content folder with one partner. */
  async function withPartner(website: string, run: (root: string) => Promise<void>): Promise<void> {
    const partner = `country: NO\npartners:\n  - name: Fjord\n    website: ${website}\n`;
    const alone: Edit = (files) => files.clear();
    await withCopy([alone, write("facts/partners/norway.yaml", partner)], run);
  }

  test("asks for no invented host, and ends with 0", async () => {
    await withPartner("https://fjord.example", async (root) => {
      const { code, out } = await run("--content", root);
      expect(out).toMatch(/^0 addresses: 0 fine\. Not asked: 1, /);
      expect(code).toBe(0);
    });
  });

  test("ends with 1 where something is broken, and says where it stands", async () => {
    // Nothing there speaks https.
    const address = origin.replace("http:", "https:");
    await withPartner(address, async (root) => {
      const { code, out } = await run("--content", root, "--include-local", "--timeout", "5");
      expect(out).toContain(`facts/partners/norway.yaml:4:14  ${address}/\n   no connection (`);
      expect(code).toBe(1);
    });
  });

  test.each([
    ["--format", "xml"],
    ["--timeout", "0"],
  ])("with %s %s shows how it is used and ends with 2", async (...args) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(args.join(" "));
    expect(err).toContain("Usage: npm run content:links");
  });
});
