import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookupCountry } from "../../src/features/country/lookup-country.ts";

const ask = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, "info").mockReturnValue();
let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const lookup = () => lookupCountry("/api/v1/country");
const answering = (body: string, status = 200) => ask.mockImplementation(async () => new Response(body, { status }));

test.each(["SA", ""])("asks, waits five seconds at most, and keeps the answer %j for the session", async (country) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  kept.set("user_country", "Saudi Arabia");
  answering(JSON.stringify({ country }));
  expect([await lookup(), await lookup()]).toEqual([country, country]);
  expect(ask.mock.calls).toEqual([["/api/v1/country", { signal: timeout.mock.results[0]?.value }]]);
  expect(timeout.mock.calls).toEqual([[5_000]]);
  expect([...kept]).toEqual([["user_country", country]]);
  expect(logged).not.toHaveBeenCalled();
});

const bad = ['{"country":5}', '{"country":"sa"}', "null", "<!doctype html>", "an error", "no connection"];
test.each(bad)("%s: one line in the log, and an empty country is kept", async (body) => {
  answering(body === "an error" ? '{"country":"SA"}' : body, body === "an error" ? 500 : 200);
  if (body === "no connection") ask.mockRejectedValue(new TypeError("Failed to fetch"));
  expect([await lookup(), await lookup(), kept.get("user_country")]).toEqual(["", "", ""]);
  expect([ask.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1]);
});

test("works if nothing can be stored", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  answering('{"country":"SA"}');
  expect(await lookup()).toBe("SA");
});
