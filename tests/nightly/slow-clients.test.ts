/** Connections that send too slowly are closed, so that they cannot fill the server. */
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../src/server/node/listen.ts";
import { createSampleApp } from "../server/sample-dist.ts";

const { app } = createSampleApp();
const server = listen(app, 0, "127.0.0.1");
afterAll(() => void server.close());

const message = "POST /api/v1/message HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n";
test.concurrent.for([
  ["nothing", 10, ""],
  ["a header without end", 10, `${message}X-Slow: `],
  ["a body of 200 bytes", 30, `${message}Content-Length: 200\r\n\r\n`],
  ["a body of unknown length", 30, `${message}Transfer-Encoding: chunked\r\n\r\n`],
  ["a body that nobody reads", 30, "GET /en HTTP/1.1\r\nHost: a.example\r\nContent-Length: 200\r\n\r\n"],
] as const)("%s, a byte a second: the connection ends after %i seconds", async ([what, seconds, head]) => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {}).resume();
  socket.write(head);
  const slow = setInterval(() => socket.writable && socket.write(head.includes("chunked") ? "1\r\na\r\n" : "a"), 1_000);
  if (what === "nothing") clearInterval(slow);
  const started = performance.now();
  await closed;
  clearInterval(slow);
  expect((performance.now() - started) / 1000).toBeGreaterThan(seconds === 10 ? 9 : 0);
  expect((performance.now() - started) / 1000).toBeLessThan(seconds + 3);
});
