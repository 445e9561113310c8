import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "../../src/server/client-address.ts";

const app = (trustedProxies: number) =>
  new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies) ?? "unknown"));

test.each<[trustedProxies: number, forwarded: string, address: string]>([
  [1, " 203.0.113.7 ", "203.0.113.7"],
  [1, "[2001:DB8:0:0:0:0:0:7]:443", "2001:db8::7"],
  [1, "fe80::1%eth0", "fe80::1"],
  [1, "[::ffff:203.0.113.7]:80", "203.0.113.7"],
  [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  [2, "made up, 198.51.100.1:80,203.0.113.7", "198.51.100.1"],
  [0, "203.0.113.7", "unknown"],
  [1, "203.0.113.7, ", "unknown"],
  [1, "203.0.113.7, 203.0.113.256", "unknown"],
])("behind %d proxies the outermost one says the address: %j, %s", async (trustedProxies, forwarded, address) => {
  const answer = await app(trustedProxies).request("/", { headers: { "X-Forwarded-For": forwarded } });
  expect(await answer.text()).toBe(address);
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  // An IPv4 visitor, if the server listens on IPv6.
  ["::ffff:127.0.0.1", "127.0.0.1"],
  ["::1", "::1"],
])("without proxies the address is that of the socket: %s", async (remoteAddress, address) => {
  const incoming = { socket: { remoteAddress, remotePort: 4711, remoteFamily: "IPv6" } };
  const answer = await app(0).request("/", { headers: { "X-Forwarded-For": "203.0.113.7" } }, { incoming });
  expect(await answer.text()).toBe(address);
});
