import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientAddress, ipAddress } from "../../src/server/client-address.ts";

const app = (trustedProxies: number) =>
  new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies) ?? "unknown"));

test.each<[written: string, address: string | undefined]>([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["2001:DB8:0:0:0:0:0:7", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
  ["::ffff:0:1", "0.0.0.1"],
  ["::ffff:1", "::ffff:1"],
  ...["", " ", "unknown", "_hidden", "203.0.113", "203.0.113.256", "203.0.113.7.1", "010.0.0.1", "1:2", ":::"].map(
    (written): [string, undefined] => [written, undefined],
  ),
])("an address has one spelling: %j is %s", (written, address) => {
  expect(ipAddress(written)).toBe(address);
});

describe("behind proxies the address is the entry that the outermost one wrote", () => {
  test.each([
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    [2, "198.51.100.1, 203.0.113.7", "198.51.100.1"],
    [2, "made up, 198.51.100.1:80,203.0.113.7", "198.51.100.1"],
    [2, "203.0.113.7", "unknown"],
    [1, "203.0.113.7, nobody", "unknown"],
    [1, "", "unknown"],
    [0, "203.0.113.7", "unknown"],
  ])("%d in front, %j: %s", async (trustedProxies, forwarded, address) => {
    const answer = await app(trustedProxies).request("/", { headers: { "X-Forwarded-For": forwarded } });
    expect(await answer.text()).toBe(address);
  });

  test("one in front that writes nothing: unknown", async () => {
    expect(await (await app(1).request("/")).text()).toBe("unknown");
  });
});

test("without proxies the address is that of the socket, IPv4 also if the server listens on IPv6", async (context) => {
  const hasVersion6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
  if (!hasVersion6) context.skip("this machine has no IPv6");
  const server = serve({ fetch: app(0).fetch, port: 0, hostname: "::" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const [host, address] of [
    ["127.0.0.1", "127.0.0.1"],
    ["[::1]", "::1"],
  ]) {
    const answer = await fetch(`http://${host}:${port}/`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    expect(await answer.text()).toBe(address);
  }
  server.close();
});
