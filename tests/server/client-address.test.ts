import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "../../src/server/client-address.ts";

test.each([
  [1, "[2001:DB8:0:0:0:0:0:7]:443", "", "2001:db8::7"],
  [1, "fe80::1%eth0", "", "fe80::1"],
  [1, "[::ffff:203.0.113.7]:80", "", "203.0.113.7"],
  [1, "198.51.100.1, 203.0.113.7 ", "", "203.0.113.7"],
  [2, "made up, 198.51.100.1:80,203.0.113.7", "", "198.51.100.1"],
  [1, "203.0.113.7, 203.0.113.256", "127.0.0.1", "unknown"],
  // A visitor can send this header too.
  [0, "203.0.113.7", "::1", "::1"],
  // An IPv4 visitor, if the server listens on IPv6.
  [0, "203.0.113.7", "::ffff:127.0.0.1", "127.0.0.1"],
])("with %d proxies, X-Forwarded-For %j and the socket's address %j it is %s", async (...row) => {
  const [trustedProxies, forwarded, remoteAddress, address] = row;
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies) ?? "unknown"));
  const incoming = { socket: { remoteAddress } };
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } }, { incoming });
  expect(await answer.text()).toBe(address);
});
