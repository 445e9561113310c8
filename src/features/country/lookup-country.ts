import { countryKey, countryOf, knownCountry } from "./country.ts";

/** How long an answer is waited for, in milliseconds. */
const patience = 5_000;

interface LookupTools {
  /** Address of the lookup. */
  readonly endpoint: string;
  /** Session storage; throws if the visitor forbids it. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  readonly ask: (address: string, options: RequestInit) => Promise<Response>;
}

/**
 * Makes the country lookup.
 *
 * @returns Answers with the visitor's country by its code, an empty text if it is not known; never rejects. It asks
 *   once in a session, in a document once even if nothing can be stored. A failure is logged and counts as unknown
 *   (specification sections 7 and 8).
 */
export function createCountryLookup(tools: LookupTools): () => Promise<string> {
  let answer: Promise<string> | undefined;
  return () => {
    answer ??= find(tools);
    return answer;
  };
}

async function find({ endpoint, storage, ask }: LookupTools): Promise<string> {
  const stored = tolerant(() => knownCountry(storage().getItem(countryKey)));
  if (stored !== undefined) return stored;
  const country = await fetchCountry(endpoint, ask);
  tolerant(() => storage().setItem(countryKey, country));
  return country;
}

async function fetchCountry(endpoint: string, ask: LookupTools["ask"]): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await ask(endpoint, { signal: stop.signal });
    if (!response.ok) throw new Error(`The answer was ${response.status}`);
    const country = countryOf(await response.json());
    if (country === undefined) throw new Error("The answer names no country");
    return country;
  } catch (error) {
    console.info("The country is not known", error);
    return "";
  } finally {
    clearTimeout(timer);
  }
}

/** Storage that is forbidden or full is no reason to fail. */
function tolerant<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
