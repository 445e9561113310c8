import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientAddress, ipAddress } from "../../src/server/client-address.ts";

const app = (trustedProxies: number) =>
  new Hono().get("/", (c) => c.json({ address: clientAddress(c, trustedProxies) ?? "unknown" }));

const ask = async (trustedProxies: number, forwarded?: string) => {
  const headers = new Headers(forwarded === undefined ? [] : [["X-Forwarded-For", forwarded]]);
  return (await (await app(trustedProxies).request("/", { headers })).json()).address;
};

describe("an address has one spelling", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["2001:DB8:0:0:0:0:0:7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
    ["::ffff:0:1", "0.0.0.1"],
    ["::ffff:1", "::ffff:1"],
  ])("%j is %s", (written, address) => expect(ipAddress(written)).toBe(address));

  test.each(["", " ", "unknown", "_hidden", "203.0.113", "203.0.113.256", "203.0.113.7.1", "010.0.0.1", "1:2", ":::"])(
    "%j is none",
    (written) => expect(ipAddress(written)).toBeUndefined(),
  );
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
    [1, undefined, "unknown"],
  ])("%d in front, %j: %s", async (trustedProxies, forwarded, address) => {
    expect(await ask(trustedProxies, forwarded)).toBe(address);
  });
});

test("without proxies the header is not believed", async () => {
  expect(await ask(0, "203.0.113.7")).toBe("unknown");
});

describe("over a real connection", () => {
  /** Whether this machine has IPv6 at all. */
  const hasVersion6 = async () => {
    const probe = createServer().listen(0, "::1");
    const heard = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    return heard;
  };

  test("the address is that of the socket, IPv4 also where the server listens on IPv6", async (context) => {
    if (!(await hasVersion6())) context.skip("this machine has no IPv6");
    const server = serve({ fetch: app(0).fetch, port: 0, hostname: "::" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    const over4 = await fetch(`http://127.0.0.1:${port}/`, { headers });
    expect(await over4.json()).toEqual({ address: "127.0.0.1" });
    expect(await (await fetch(`http://[::1]:${port}/`, { headers })).json()).toEqual({ address: "::1" });
    server.close();
  });
});
