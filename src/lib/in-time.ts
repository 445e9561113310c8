/** For code. */
const timeoutMs = 120_000;

/** Rejects if loading takes longer than the timeout. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, "Timeout"));
  return Promise.race([loading, late]);
}
