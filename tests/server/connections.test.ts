/** Malformed requests, and connections that end before their answer. */
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { listen } from "../../src/server/node/listen.ts";
import { killCommands } from "../commands/start.ts";
import { startServer } from "./command.ts";
import { createSampleApp, createSampleDist } from "./sample-dist.ts";

/** Sends bytes as they are; resolves with the whole answer when the connection ends. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe("a malformed request is answered with 400, and not logged", () => {
  const { dist } = createSampleDist();
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(["--dist", dist], { MESSAGE_JOURNAL: join(dist, "messages.jsonl") });
  }, 30_000);
  afterAll(killCommands);
  afterEach(() => expect(server.said.err).toBe(""));

  test.each<readonly [target: string, host: string, status: number]>([
    ...["1.2.3.4.5", "a b", "shop.example:99999", "[::1", "x@y", "a.example\r\nHost: b.example"].flatMap((host) =>
      ["/en", "/", "/api/v1/message"].map((path) => [path, host, 400] as const),
    ),
    ["http://1.2.3.4.5/en", "a.example", 400],
    ["*", "a.example", 400],
    ["/\\..\\x", "a.example", 400],
    ["http://a.example/en", "a.example", 200],
    ["//", "a.example", 302],
    ["/assets/../../outside.txt", "a.example", 302],
  ])("%s, Host: %j: %i", async (target, host, status) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await exchange(server.port, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

/** Sends parts of a body without end, as fast as they are taken. @returns How many bytes were, and the answer. */
async function pour(port: number, head: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(head);
  const part = `10000\r\n${"a".repeat(0x1_00_00)}\r\n`;
  const go = () => {
    while (socket.writable && socket.write(part));
  };
  socket.on("drain", go);
  go();
  await closed;
  return { sent: socket.bytesWritten, answer };
}

describe("a body without end is cut off, whatever its address", () => {
  const { app } = createSampleApp();
  const server = listen(app, 0, "127.0.0.1");
  afterAll(() => void server.close());
  const type = "Content-Type: application/json\r\n";
  test.each<[method: string, path: string, status: number, headers?: string]>([
    ["POST", "/api/v1/message", 413, type],
    ["POST", "/api/v1/message", 403],
    ["GET", "/api/v1/message", 405],
    ["GET", "/en", 200],
    ["HEAD", "/en/features", 200],
    ["PUT", "/en/features", 405],
    ["POST", "/en/nowhere", 404],
    ["GET", "/healthz", 200],
    ["POST", "/assets/gone.js", 404],
  ])("%s %s: %i", async (method, path, status, headers = "") => {
    const { port } = server.address() as AddressInfo;
    const head = `${method} ${path} HTTP/1.1\r\nHost: a.example\r\n${headers}Transfer-Encoding: chunked\r\n\r\n`;
    const started = performance.now();
    const { sent, answer } = await pour(port, head);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    // What fits into the buffers of both ends.
    expect(sent).toBeLessThan(20_000_000);
    expect(performance.now() - started).toBeLessThan(400);
  });
});

describe("a connection that ends early", () => {
  const logged: unknown[] = [];
  const { app, clientRoot } = createSampleApp({ log: (...entry) => logged.push(entry) });
  const large = join(clientRoot, "large.bin");
  const printed = (["error", "warn"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  const printedLines = () => printed.flatMap(({ mock }) => mock.calls).map(String);
  let server: ReturnType<typeof listen>;
  let port = 0;
  beforeAll(async () => {
    writeFileSync(large, "");
    truncateSync(large, 50_000_000);
    server = listen(app, 0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    vi.restoreAllMocks();
    server.close();
  });

  const message = "POST /api/v1/message HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n";
  test.each([
    ["a message", `${message}Content-Length: 200\r\nExpect: 100-continue\r\n\r\n{"name"`],
    ["a large file", "GET /large.bin HTTP/1.1\r\nHost: a.example\r\n\r\n"],
  ])("in the middle of %s is not logged", async (_what, sent) => {
    const accepted = once(server, "connection");
    const socket = connect(port, "127.0.0.1");
    const [atServer] = await accepted;
    const closed = new Promise((resolve) => atServer.once("close", resolve));
    socket.write(sent);
    await once(socket, "data");
    socket.destroy();
    await closed;
    for (let turns = 0; turns < 20; turns += 1) await setImmediate();
    expect([logged, printedLines()]).toEqual([[], []]);
  });

  test("is the end of a file that becomes shorter, so that the next answer is not taken for the rest", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /large.bin HTTP/1.1\r\nHost: a.example\r\n\r\nGET /en HTTP/1.1\r\nHost: a.example\r\n\r\n");
    let received = 0;
    let end = "";
    socket.on("error", () => {});
    for await (const chunk of socket) {
      if (received === 0) truncateSync(large, 1_000_000);
      received += chunk.length;
      end = (end + chunk.toString("latin1")).slice(-2000);
    }
    expect(received).toBeLessThan(50_000_000);
    expect(end).not.toContain("HTTP/1.1 200");
    expect(printedLines()).toEqual([expect.stringMatching(/large\.bin became shorter/)]);
    expect(await exchange(port, "GET /en HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toContain("200 OK");
  });
});
