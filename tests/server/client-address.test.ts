import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "../../src/server/client-address.ts";

const app = (trustedProxies: number) =>
  new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies) ?? "unknown"));

test.each<[trustedProxies: number, forwarded: string, address: string]>([
  [1, " 203.0.113.7 ", "203.0.113.7"],
  [1, "203.0.113.7:4711", "203.0.113.7"],
  [1, "[2001:DB8:0:0:0:0:0:7]:443", "2001:db8::7"],
  [1, "2001:db8::ffff:1", "2001:db8::ffff:1"],
  [1, "fe80::1%eth0", "fe80::1"],
  [1, "::FFFF:cb00:7107", "203.0.113.7"],
  [1, "[::ffff:203.0.113.7]:80", "203.0.113.7"],
  [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  [2, "made up, 198.51.100.1:80,203.0.113.7", "198.51.100.1"],
  [2, "203.0.113.7", "unknown"],
  [0, "203.0.113.7", "unknown"],
  ...["", "unknown", "203.0.113.256", "010.0.0.1", ":::"].map((written): [number, string, string] => [
    1,
    `203.0.113.7, ${written}`,
    "unknown",
  ]),
])("behind %d proxies the outermost one says the address: %j, %s", async (trustedProxies, forwarded, address) => {
  const answer = await app(trustedProxies).request("/", { headers: { "X-Forwarded-For": forwarded } });
  expect(await answer.text()).toBe(address);
});

test("without proxies the address is that of the socket, IPv4 also if the server listens on IPv6", async (context) => {
  const hasVersion6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
  if (!hasVersion6) context.skip("this machine has no IPv6");
  const server = serve({ fetch: app(0).fetch, port: 0, hostname: "::" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const [host, address] of Object.entries({ "127.0.0.1": "127.0.0.1", "[::1]": "::1" })) {
    const answer = await fetch(`http://${host}:${port}/`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    expect(await answer.text()).toBe(address);
  }
  server.close();
});
