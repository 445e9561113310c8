import { isLeaving, stay } from "./leaving.ts";

/**
 * Asks again if the request was cancelled because the visitor was leaving, and they stay.
 *
 * @throws Error for any status but OK, without a connection, after the timeout, and if the answer is not JSON.
 */
export async function fetchJson(address: string, timeoutMs: number) {
  const ask = () => fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const response = await ask().catch((error) => {
    if (isLeaving()) return stay().then(ask);
    throw error;
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Data that a page wants later, such as an index to search. */
export const fetchData = (address: string) => fetchJson(address, 20_000);
