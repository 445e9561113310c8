/** What comes over a connection without being a proper request, or ends before its answer. */
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { killCommands } from "../commands/start.ts";
import { startServer } from "./command.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { dist, clientRoot, remove } = createSampleDist();
afterAll(remove);

/** Sends bytes as they are, and resolves with everything that came until the connection ended. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe("what is no proper request is answered with 400, without a line in the log", { timeout: 30_000 }, () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(["--dist", dist], { MESSAGE_JOURNAL: join(dist, "messages.jsonl") });
  }, 30_000);
  afterAll(killCommands);
  afterEach(() => expect(server.said.err).toBe(""));

  const hosts = [
    "xn--",
    "1.2.3.4.5",
    "999999999999",
    "0x1g.0x1",
    "a b",
    "a/b",
    "shop.example:99999",
    "[::1",
    "x@y",
    "%",
  ];
  test.each(hosts)("Host: %s", async (host) => {
    for (const path of ["/en", "/", "/en/nowhere", "/robots.txt", "/api/v1/country", "/api/v1/message"]) {
      const answer = await exchange(server.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test.each(["a.example", "b.example"])("two hosts: a.example and %s", async (other) => {
    const hosts = `Host: a.example\r\nHost: ${other}\r\n`;
    expect(await exchange(server.port, `GET /en HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  test.each(["http://xn--/en", "http://", "https://1.2.3.4.5/", "*", "en", "//", "/\\..\\x"])(
    "target %s",
    async (target) => {
      const answer = await exchange(
        server.port,
        `GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(target === "//" ? /^HTTP\/1\.1 302 / : /^HTTP\/1\.1 400 /);
    },
  );

  test("and a proper one is answered as ever", async () => {
    const answer = await exchange(
      server.port,
      "GET http://a.example/en HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a connection that ends early", () => {
  const logged: unknown[] = [];
  const app = createApp({ clientRoot, site: sampleSite, log: (...entry) => logged.push(entry) });
  let server: ServerType;
  const said = (["error", "info", "log", "warn"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  const large = join(clientRoot, "large.bin");
  beforeAll(async () => {
    writeFileSync(large, "");
    await new Promise((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, resolve);
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
    server.close();
  });
  afterEach(() => {
    logged.length = 0;
    vi.clearAllMocks();
  });
  const port = () => (server.address() as AddressInfo).port;

  /** Hangs up once `sign` is there, and waits until the server has noticed. */
  async function hangUp(sent: string, sign: string) {
    const accepted = once(server, "connection");
    const socket = connect(port(), "127.0.0.1");
    const [atServer] = await accepted;
    const closed = new Promise((resolve) => atServer.once("close", resolve));
    socket.write(sent);
    await once(socket, sign);
    socket.destroy();
    await closed;
    for (let turns = 0; turns < 20; turns += 1) await setImmediate();
  }

  test("in the middle of a message is no fault", async () => {
    const type = "Content-Type: application/json\r\nContent-Length: 200\r\nExpect: 100-continue";
    await hangUp(`POST /api/v1/message HTTP/1.1\r\nHost: a.example\r\n${type}\r\n\r\n{"name"`, "data");
    expect([logged, said.flatMap(({ mock }) => mock.calls)]).toEqual([[], []]);
  });

  test("in the middle of a large file is no fault", async () => {
    truncateSync(large, 50_000_000);
    await hangUp("GET /large.bin HTTP/1.1\r\nHost: a.example\r\n\r\n", "data");
    expect([logged, said.flatMap(({ mock }) => mock.calls)]).toEqual([[], []]);
  });

  test("a file that becomes shorter while it is sent ends it, so that nothing is taken for the rest", async () => {
    truncateSync(large, 50_000_000);
    const socket = connect(port(), "127.0.0.1");
    socket.write("GET /large.bin HTTP/1.1\r\nHost: a.example\r\n\r\nGET /en HTTP/1.1\r\nHost: a.example\r\n\r\n");
    let received = 0;
    let text = "";
    socket.on("error", () => {});
    for await (const chunk of socket) {
      if (received === 0) truncateSync(large, 1_000_000);
      received += chunk.length;
      text = (text + chunk.toString("latin1")).slice(-2000);
    }
    expect(received).toBeLessThan(50_000_000);
    expect(text).not.toContain("HTTP/1.1 200");
    const lines = said.flatMap(({ mock }) => mock.calls).map(String);
    expect(lines).toEqual([expect.stringMatching(/^Error: \S+large\.bin became shorter[^\n]*$/)]);
    expect(await exchange(port(), "GET /en HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toContain("200 OK");
  });
});
