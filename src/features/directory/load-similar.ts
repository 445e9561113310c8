/** Fetches what finds names with typing mistakes: code with Fuse.js, and the index. */
import type { Similar } from "./similar.ts";

/** The index may take this long, in milliseconds. */
const timeout = 20_000;

const loading = new Map<string, Promise<Similar>>();

/**
 * @param address Of the index.
 * @returns The same promise for the same address. A failure is not kept: the next call tries again.
 */
export function loadSimilar(address: string): Promise<Similar> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const promise = load(address);
  loading.set(address, promise);
  promise.catch(() => loading.delete(address));
  return promise;
}

async function load(address: string): Promise<Similar> {
  const [{ createSimilar }, response] = await Promise.all([
    import("./similar.ts"),
    fetch(address, { signal: AbortSignal.timeout(timeout) }),
  ]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createSimilar(await response.json());
}
