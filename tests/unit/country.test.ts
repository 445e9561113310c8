import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countryOf, knownCountry } from "../../src/features/country/country.ts";
import { createCountryLookup } from "../../src/features/country/lookup-country.ts";

test.each<[answer: unknown, country: string | undefined]>([
  [{ country: "SA" }, "SA"],
  [{ country: "" }, ""],
  [{ country: "DE", city: "Berlin" }, "DE"],
  ...["sa", "SAU", " SA", "SA\n", 5, null, ["SA"]].map((country): [unknown, undefined] => [{ country }, undefined]),
  ...[{}, [], "SA", null, undefined].map((answer): [unknown, undefined] => [answer, undefined]),
])("the country in the answer %j is %j", (answer, expected) => {
  expect(countryOf(answer)).toBe(expected);
});

test.each([
  ["SA", "SA"],
  ["", ""],
  ["<b>", undefined],
  [null, undefined],
])("the country kept as %j is %j", (stored, expected) => {
  expect(knownCountry(stored)).toBe(expected);
});

describe("the lookup", () => {
  const logged = vi.fn();
  beforeEach(() => void vi.spyOn(console, "info").mockImplementation(logged));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    logged.mockReset();
  });

  const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
  const lookupWith = (ask: Parameters<typeof createCountryLookup>[0]["ask"], kept = new Map<string, string>()) => {
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return createCountryLookup({ endpoint: "/api/v1/country", ask, storage: () => storage });
  };

  test.each(["SA", ""])(
    "asks once, whoever wants to know, and keeps the answer %j for the session",
    async (country) => {
      const kept = new Map([["user_country", "Saudi Arabia"]]);
      const ask = answering(JSON.stringify({ country }));
      const lookup = lookupWith(ask, kept);
      expect(await Promise.all([lookup(), lookup()])).toEqual([country, country]);
      expect(await lookup()).toBe(country);
      expect(ask).toHaveBeenCalledTimes(1);
      expect([...kept]).toEqual([["user_country", country]]);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test.each(["SA", ""])("does not ask if %j is kept", async (country) => {
    const ask = answering('{"country":"DE"}');
    expect(await lookupWith(ask, new Map([["user_country", country]]))()).toBe(country);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ["another shape", answering('{"country":5}')],
    ["no JSON", answering("<!doctype html>")],
    ["an error", answering('{"country":"SA"}', 500)],
    ["no connection", vi.fn(() => Promise.reject(new TypeError("Failed to fetch")))],
  ])("%s: one line in the log, and an empty country is kept", async (_case, ask) => {
    const kept = new Map<string, string>();
    const lookup = lookupWith(ask, kept);
    expect([await lookup(), await lookup(), kept.get("user_country")]).toEqual(["", "", ""]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test("no answer within five seconds is none", async () => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    const found = lookupWith((_address, { signal }) => {
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }, kept)();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([await found, kept.get("user_country")]).toEqual(["", ""]);
  });

  test("works if nothing can be stored, and still asks once", async () => {
    const ask = answering('{"country":"SA"}');
    const storage = () => {
      throw new DOMException("not here", "SecurityError");
    };
    const lookup = createCountryLookup({ endpoint: "/api/v1/country", ask, storage });
    expect([await lookup(), await lookup()]).toEqual(["SA", "SA"]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(logged).not.toHaveBeenCalled();
  });
});
