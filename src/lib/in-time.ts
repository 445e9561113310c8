/** Milliseconds that code may take to load (specification section 9). */
const patience = 120_000;

/** The value of what is loading; rejects after two minutes without it. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, "Too late"));
  return Promise.race([loading, late]);
}
