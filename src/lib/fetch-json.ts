/** @throws Error for any status but OK, without a connection, after the timeout, and if the answer is not JSON. */
export async function fetchJson(address: string, timeoutMs: number) {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
