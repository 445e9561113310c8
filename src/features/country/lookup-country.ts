/** How long an answer is waited for, in milliseconds. */
const patience = 5_000;

const key = "user_country";

/**
 * The visitor's country by its ISO code, an empty text if it is not known; never rejects. It asks once in a session. A
 * failure is logged and counts as unknown (specification sections 7 and 8).
 */
export async function lookupCountry(endpoint: string): Promise<string> {
  const kept = tolerant(() => codeOf(sessionStorage.getItem(key)));
  if (kept !== undefined) return kept;
  const country = await fetchCountry(endpoint);
  tolerant(() => sessionStorage.setItem(key, country));
  return country;
}

async function fetchCountry(endpoint: string): Promise<string> {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`The answer was ${response.status}`);
    const answer: unknown = await response.json();
    const country = codeOf(Object(answer).country);
    if (country === undefined) throw new Error("The answer names no country");
    return country;
  } catch (error) {
    console.info("The country is not known", error);
    return "";
  }
}

/** ISO 3166-1 alpha-2 code in capitals, or an empty text; `undefined` for anything else. */
function codeOf(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[A-Z]{2})?$/.test(value) ? value : undefined;
}

/** Storage that is forbidden or full is no reason to fail. */
function tolerant<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
