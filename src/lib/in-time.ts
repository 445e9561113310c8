/** For the app, as the specification has it. */
export const codeTimeoutMs = 120_000;

/** Rejects if loading takes longer than the timeout. */
export function inTime<Value>(loading: Promise<Value>, timeoutMs: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, "Timeout"));
  return Promise.race([loading, late]);
}
