import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);

const ask = (value: string | undefined, trustedCountryHeader: string | undefined, method = "GET") =>
  createApp({ clientRoot, site: sampleSite, trustedCountryHeader }).request("/api/v1/country", {
    method,
    headers: value === undefined ? {} : { "CF-IPCountry": value },
  });

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
