import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { afterAll, describe, expect, test } from "vitest";
import { type AppOptions, createApp } from "../../src/server/app.ts";
import { createCountryDatabase, embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { countryDatabase } from "./country-file.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
const folder = mkdtempSync(join(tmpdir(), "countries-"));
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

const appWith = (options: Partial<AppOptions>) => createApp({ clientRoot, site: sampleSite, ...options });

const ask = (value: string | undefined, trustedCountryHeader: string | undefined, method = "GET") =>
  appWith({ trustedCountryHeader }).request("/api/v1/country", {
    method,
    headers: value === undefined ? {} : { "CF-IPCountry": value },
  });

const countryOf = async (options: Partial<AppOptions>, headers: Record<string, string>) => {
  const answer = await appWith(options).request("/api/v1/country", { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()).country;
};

/** A file with some bytes in it. */
function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe("the country is what the trusted header says", () => {
  test.each([
    ["SA", "SA"],
    ["sa", "SA"],
    [" DE ", "DE"],
    ["XX", ""],
    ["T1", ""],
    ["SAU", ""],
    ["S", ""],
    ["SA, DE", ""],
    ["<b", ""],
    ["", ""],
    [undefined, ""],
  ])("%j: %j", async (value, country) => {
    const answer = await ask(value, "cf-ipcountry");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ country });
  });
});

test("no header is believed unless one is trusted", async () => {
  expect(await (await ask("SA", undefined)).json()).toEqual({ country: "" });
  expect(await (await ask("SA", "x-country")).json()).toEqual({ country: "" });
});

test("the answer is JSON and kept by nobody", async () => {
  const { headers } = await ask("SA", "cf-ipcountry");
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("it can only be read", async () => {
  const answer = await ask("SA", "cf-ipcountry", "POST");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

describe("the installed database knows the country of an address", () => {
  const silent = (what: string, error: unknown) => expect.unreachable(`${what}: ${String(error)}`);
  const lookup = createCountryDatabase(embeddedCountryDatabase, silent);

  test.each([
    // Saudi Telecom
    ["2.88.0.1", "SA"],
    ["2001:16a2::1", "SA"],
    // Deutsche Telekom
    ["91.0.0.1", "DE"],
    ["2003::1", "DE"],
    // Universities, which have kept their networks since the eighties
    ["18.7.22.69", "US"],
    ["130.149.7.201", "DE"],
    ["133.11.0.1", "JP"],
  ])("%s: %s", async (address, country) => expect(await lookup(address)).toBe(country));

  test.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "::1"],
    ["private", "10.1.2.3"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["private", "fd00::1"],
    ["shared by a network", "100.64.0.1"],
    ["link-local", "169.254.1.1"],
    ["link-local", "fe80::1"],
    ["multicast", "239.1.2.3"],
    ["multicast", "ff02::1"],
    ["example", "203.0.113.7"],
    ["example", "2001:db8::7"],
    ["nobody's", "0.0.0.0"],
    ["no address", "SA"],
  ])("%s addresses have none: %s", async (_kind, address) => expect(await lookup(address)).toBe(""));
});

describe("an address is looked up where no header answers", () => {
  const database = embeddedCountryDatabase;

  test("by the entry of the proxies that are trusted", async () => {
    const options = { countryDatabase: database, trustedProxies: 1 };
    expect(await countryOf(options, { "X-Forwarded-For": "91.0.0.1, 2.88.0.1" })).toBe("SA");
    expect(await countryOf({ ...options, trustedProxies: 2 }, { "X-Forwarded-For": "91.0.0.1, 2.88.0.1" })).toBe("DE");
    expect(await countryOf(options, { "X-Forwarded-For": "::ffff:2.88.0.1" })).toBe("SA");
    expect(await countryOf(options, { "X-Forwarded-For": "[2003::1]:443" })).toBe("DE");
    expect(await countryOf(options, { "X-Forwarded-For": "somebody" })).toBe("");
    expect(await countryOf(options, {})).toBe("");
  });

  test("the entry of a visitor is not believed, nor a header that is not trusted", async () => {
    const headers = { "X-Forwarded-For": "2.88.0.1", "CF-IPCountry": "SA" };
    expect(await countryOf({ countryDatabase: database }, headers)).toBe("");
    expect(
      await countryOf({ countryDatabase: database, trustedProxies: 1 }, { ...headers, "X-Forwarded-For": "91.0.0.1" }),
    ).toBe("DE");
  });

  test("the header wins, and where it answers the database is not even opened", async () => {
    const broken = {
      countryDatabase: join(folder, "missing.mmdb"),
      trustedProxies: 1,
      log: () => expect.unreachable(),
    };
    const headers = { "CF-IPCountry": "KE", "X-Forwarded-For": "2.88.0.1" };
    expect(await countryOf({ ...broken, trustedCountryHeader: "cf-ipcountry" }, headers)).toBe("KE");
  });

  test("a header without a country leaves it to the address, unless that is the network's own", async () => {
    const options = { countryDatabase: database, trustedCountryHeader: "cf-ipcountry" };
    const headers = { "CF-IPCountry": "XX", "X-Forwarded-For": "2.88.0.1" };
    expect(await countryOf({ ...options, trustedProxies: 1 }, headers)).toBe("SA");
    expect(await countryOf(options, headers)).toBe("");
  });

  test("by the socket over a real connection: this machine is in no country", async () => {
    const server = serve({ fetch: appWith({ countryDatabase: database }).fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/country`, {
      headers: { "X-Forwarded-For": "2.88.0.1" },
    });
    expect(await answer.json()).toEqual({ country: "" });
    server.close();
  });
});

describe("another database", () => {
  const unheard = () => expect.unreachable();

  test("may have the records of MaxMind", async () => {
    const lookup = createCountryDatabase(
      file("nested.mmdb", countryDatabase({ country: { iso_code: "KE" } }, 6)),
      unheard,
    );
    expect([await lookup("2.88.0.1"), await lookup("2003::1")]).toEqual(["KE", "KE"]);
  });

  test("for IPv4 alone knows no IPv6 address", async () => {
    const lookup = createCountryDatabase(file("short.mmdb", countryDatabase({ country_code: "KE" }, 4)), unheard);
    expect([await lookup("2.88.0.1"), await lookup("2003::1")]).toEqual(["KE", ""]);
  });

  test.each([
    ["other records", { city: "Nairobi" }],
    ["a country that is no code", { country_code: "Kenya" }],
    ["a country of another shape", { country: "KE" }],
  ])("with %s answers nothing", async (_kind, record) => {
    const lookup = createCountryDatabase(file("other.mmdb", countryDatabase(record, 6)), unheard);
    expect(await lookup("2.88.0.1")).toBe("");
  });
});

describe("a database that cannot be read is told of once, and no country is known", () => {
  const whole = () => readFileSync(embeddedCountryDatabase);
  const damaged = () => {
    const bytes = countryDatabase({ country_code: "KE" }, 6);
    // Type and length of the one record, behind the tree and its separator.
    bytes.fill(0xff, 6 + 16, 6 + 16 + 16);
    return bytes;
  };

  test.each([
    ["missing", () => join(folder, "missing.mmdb")],
    ["a folder", () => folder],
    ["empty", () => file("empty.mmdb", new Uint8Array())],
    ["something else", () => file("text.mmdb", Buffer.from("no database"))],
    ["cut off", () => file("cut.mmdb", whole().subarray(0, 1_000_000))],
    ["damaged within", () => file("damaged.mmdb", damaged())],
  ])("%s", async (_kind, make) => {
    const told: string[] = [];
    const lookup = createCountryDatabase(make(), (what) => told.push(what));
    const asked = ["2.88.0.1", "91.0.0.1", "2003::1"].map(lookup);
    expect(await Promise.all(asked)).toEqual(["", "", ""]);
    expect(await lookup("2.88.0.1")).toBe("");
    expect(told).toEqual([expect.stringContaining("country database")]);
  });
});
