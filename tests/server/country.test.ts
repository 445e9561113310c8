import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createCountryDatabase, embeddedCountryDatabase } from "../../src/server/node/country-database.ts";
import type { NodeOptions } from "../../src/server/node/node-ports.ts";
import { noticeProxies, visitorOf } from "../../src/server/node/visitor.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { createSampleApp } from "./sample-dist.ts";

const folder = temporaryFolder();
const missing = join(folder, "missing.mmdb");
const fails = () => expect.unreachable();

const trusting = { trustedCountryHeader: "cf-ipcountry" };
const looking = { countryDatabase: embeddedCountryDatabase };
const behindOne = { ...looking, trustedProxies: 1 };

test.each<[fact: string, options: Partial<NodeOptions>, header: string, forwarded: string, country: string]>([
  ["the trusted header says it", trusting, " sa ", "", "SA"],
  ["the trusted header says no country", trusting, "T1", "", ""],
  ["the entry of the one proxy is looked up", behindOne, "", "91.0.0.1, 2.88.0.1", "SA"],
  ["a visitor's own entry is not believed", looking, "SA", "2.88.0.1", "DE"],
  ["the header wins, unopened", { ...trusting, countryDatabase: missing, trustedProxies: 1 }, "KE", "2.88.0.1", "KE"],
  ["a header without a country leaves it to the address", { ...trusting, ...behindOne }, "XX", "2.88.0.1", "SA"],
  ["unless that is the network's own", { ...trusting, ...looking }, "XX", "2.88.0.1", ""],
])("%s: %o, %s, %s: %j", async (_fact, options, header, forwarded, country) => {
  const headers = { ...(header && { "CF-IPCountry": header }), ...(forwarded && { "X-Forwarded-For": forwarded }) };
  const { app } = createSampleApp({ log: fails, ...options });
  // A visitor in Germany, or the nearest proxy.
  const incoming = { socket: { remoteAddress: "91.0.0.1" } };
  const answer = await app.request("/api/v1/country", { headers }, { incoming });
  expect([answer.status, await answer.json()]).toEqual([200, { country }]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

test("the installed database knows networks of a country; private, local and example networks have none", async () => {
  const lookup = createCountryDatabase(embeddedCountryDatabase, fails);
  for (const address of ["2.88.0.1", "2001:16a2::1"]) expect(await lookup(address), address).toBe("SA");
  for (const address of ["127.0.0.1", "::1", "192.168.1.1", "203.0.113.7", "no address"])
    expect(await lookup(address), address).toBe("");
});

test("another database may have MaxMind's records, and IPv4 alone", async () => {
  class Reader {
    readonly metadata = { ipVersion: 4 };
    readonly get = () => ({ country: { iso_code: "KE" } });
  }
  vi.doMock("mmdb-lib", () => ({ Reader }));
  const lookup = createCountryDatabase(embeddedCountryDatabase, fails);
  expect([await lookup("2.88.0.1"), await lookup("2003::1")]).toEqual(["KE", ""]);
  vi.doUnmock("mmdb-lib");
});

test.each(["missing", "cut"])("a database that is %s is logged once, and no country is known", async (what) => {
  const file = join(folder, `${what}.mmdb`);
  if (what === "cut") writeFileSync(file, readFileSync(embeddedCountryDatabase).subarray(0, 1_000_000));
  const logged: string[] = [];
  const lookup = createCountryDatabase(file, (words) => logged.push(words));
  expect(await Promise.all(["2.88.0.1", "2003::1"].map(lookup))).toEqual(["", ""]);
  expect(await lookup("2.88.0.1")).toBe("");
  expect(logged).toEqual([expect.stringContaining("country database")]);
});

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
  const unused = { trustForwardedProto: false, trustedCountryHeader: undefined };
  const visitor = visitorOf({ trustedProxies, ...unused }, async () => "");
  const app = new Hono().get("/", (c) => c.text(visitor.address(c) ?? "unknown"));
  const incoming = { socket: { remoteAddress } };
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } }, { incoming });
  expect(await answer.text()).toBe(address);
});

test.each([
  [0, ["2.88.0.1", "2.88.0.2"], 1],
  [0, [""], 0],
  [1, ["2.88.0.1"], 0],
])("with TRUSTED_PROXIES=%i and X-Forwarded-For %j, what to set is said %i times", (trustedProxies, sent, lines) => {
  const log = vi.fn();
  const notice = noticeProxies(trustedProxies, log);
  for (const header of sent) notice({ headers: header === "" ? {} : { "x-forwarded-for": header } });
  expect(
    log.mock.calls.filter(([what, advice]) => /^X-Forwarded-For .* TRUSTED_PROXIES is 0/.test(what) && advice),
  ).toHaveLength(lines);
});

test.each([
  ["no proxy is trusted to say it", false, "https", null],
  ["a trusted proxy says https", true, "https", "max-age=31536000"],
  ["the trusted proxy says http", true, "http, https", null],
])("Strict-Transport-Security if %s", async (_when, trustForwardedProto, forwarded, value) => {
  const answer = await createSampleApp({ trustForwardedProto }).ask("/en", { "X-Forwarded-Proto": forwarded });
  expect(answer.headers.get("Strict-Transport-Security")).toBe(value);
});
