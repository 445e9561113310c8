import { fetchJson } from "../../lib/fetch-json.ts";

const timeoutMs = 5_000;

const key = "user_country";

/** The visitor's country by its ISO code, asked once per session; empty if it is unknown, as after a failure. */
export async function lookupCountry(endpoint: string): Promise<string> {
  const stored = trySessionStorage(() => codeOf(sessionStorage.getItem(key)));
  if (stored !== undefined) return stored;
  const country = await fetchCountry(endpoint);
  trySessionStorage(() => sessionStorage.setItem(key, country));
  return country;
}

async function fetchCountry(endpoint: string): Promise<string> {
  try {
    const country = codeOf(Object(await fetchJson(endpoint, timeoutMs)).country);
    if (country === undefined) throw new Error("The answer names no country");
    return country;
  } catch (error) {
    console.info("The country is unknown", error);
    return "";
  }
}

/** ISO 3166-1 alpha-2 code in capitals, or empty; `undefined` for anything else. */
function codeOf(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[A-Z]{2})?$/.test(value) ? value : undefined;
}

/** Storage may be blocked or full; ignore that. */
function trySessionStorage<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
