import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateCounter } from "../messages/rate.ts";

/** Counts in the memory of the process: a restart forgets. */
export function createMemoryCounter(): RateCounter {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume(key, points, most, seconds) {
      const keyPrefix = `${most} ${seconds}`;
      const limiter = limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: most, duration: seconds });
      limiters.set(keyPrefix, limiter);
      try {
        await limiter.consume(key, points);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusal.msBeforeNext;
      }
    },
  };
}
