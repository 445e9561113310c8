import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countryOf, knownCountry } from "../../src/features/country/country.ts";
import { createCountryLookup } from "../../src/features/country/lookup-country.ts";

describe("the country in an answer", () => {
  test.each([
    [{ country: "SA" }, "SA"],
    [{ country: "" }, ""],
    [{ country: "DE", city: "Berlin" }, "DE"],
    [{ country: "sa" }, undefined],
    [{ country: "SAU" }, undefined],
    [{ country: " SA" }, undefined],
    [{ country: "SA\n" }, undefined],
    [{ country: 5 }, undefined],
    [{ country: null }, undefined],
    [{ country: ["SA"] }, undefined],
    [{}, undefined],
    [[], undefined],
    ["SA", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%j → %j", (answer, expected) => {
    expect(countryOf(answer)).toBe(expected);
  });

  test.each([
    ["SA", "SA"],
    ["", ""],
    ["<b>", undefined],
    [null, undefined],
  ])("kept for the session: %j → %j", (stored, expected) => {
    expect(knownCountry(stored)).toBe(expected);
  });
});

describe("the lookup", () => {
  const logged = vi.fn();
  beforeEach(() => void vi.spyOn(console, "info").mockImplementation(logged));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    logged.mockReset();
  });

  const endpoint = "/api/v1/country";
  const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

  function storageOf(kept: Map<string, string>) {
    return () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  }

  function forbidden(): never {
    throw new DOMException("not here", "SecurityError");
  }

  test("asks once, whoever wants to know, and keeps the answer for the session", async () => {
    const kept = new Map<string, string>();
    const ask = answering('{"country":"SA"}');
    const lookup = createCountryLookup({ endpoint, ask, storage: storageOf(kept) });
    expect(await Promise.all([lookup(), lookup()])).toEqual(["SA", "SA"]);
    expect(await lookup()).toBe("SA");
    expect(ask).toHaveBeenCalledTimes(1);
    expect(kept).toEqual(new Map([["user_country", "SA"]]));
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(["SA", ""])("does not ask where %j is kept", async (country) => {
    const ask = answering('{"country":"DE"}');
    const lookup = createCountryLookup({ endpoint, ask, storage: storageOf(new Map([["user_country", country]])) });
    expect(await lookup()).toBe(country);
    expect(ask).not.toHaveBeenCalled();
  });

  test("asks where something else is kept", async () => {
    const kept = new Map([["user_country", "Saudi Arabia"]]);
    const lookup = createCountryLookup({ endpoint, ask: answering('{"country":"DE"}'), storage: storageOf(kept) });
    expect(await lookup()).toBe("DE");
    expect(kept.get("user_country")).toBe("DE");
  });

  test("an unknown country is an answer like any other", async () => {
    const kept = new Map<string, string>();
    expect(await createCountryLookup({ endpoint, ask: answering('{"country":""}'), storage: storageOf(kept) })()).toBe(
      "",
    );
    expect(kept.get("user_country")).toBe("");
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ["another shape", answering('{"country":5}')],
    ["no JSON", answering("<!doctype html>")],
    ["an error", answering('{"country":"SA"}', 500)],
    ["no connection", vi.fn(() => Promise.reject(new TypeError("Failed to fetch")))],
  ])("%s: one line in the log, and an empty country is kept", async (_case, ask) => {
    const kept = new Map<string, string>();
    const lookup = createCountryLookup({ endpoint, ask, storage: storageOf(kept) });
    expect([await lookup(), await lookup()]).toEqual(["", ""]);
    expect(kept.get("user_country")).toBe("");
    expect(ask).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test("no answer within five seconds is none", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(
      (_address: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const kept = new Map<string, string>();
    const found = createCountryLookup({ endpoint, ask, storage: storageOf(kept) })();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toBe("");
    expect(kept.get("user_country")).toBe("");
  });

  test("works where nothing can be stored, and still asks once", async () => {
    const ask = answering('{"country":"SA"}');
    const lookup = createCountryLookup({ endpoint, ask, storage: forbidden });
    expect([await lookup(), await lookup()]).toEqual(["SA", "SA"]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(logged).not.toHaveBeenCalled();
  });
});
