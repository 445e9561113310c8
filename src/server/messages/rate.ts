import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { shortestTime } from "../../domain/message.ts";

export interface MessageLimit {
  readonly messages: number;
  readonly seconds: number;
}

export const defaultMessageLimit: MessageLimit = { messages: 5, seconds: 600 };

/** Requests per allowed message, since some are invalid. */
const attemptsPerMessage = 10;
/** All visitors without a known address share this multiple of the limit. */
const commonShare = 20;

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Parses `5/10m`: five messages in ten minutes; at most 10,000 messages and 24 hours. `undefined` for anything else. */
export function readMessageLimit(written: string): MessageLimit | undefined {
  const [, messages, count, unit = ""] = /^([1-9]\d*)\/([1-9]\d*)([smh])$/.exec(written) ?? [];
  const limit = { messages: Number(messages), seconds: Number(count) * (unitSeconds[unit] ?? Number.NaN) };
  return limit.messages <= 10_000 && limit.seconds <= 86_400 ? limit : undefined;
}

/**
 * An IPv4 address, or the first 64 bits of an IPv6 address, of which one connection gets that many (RFC 6177):
 * `2001:db8:1:2::7` → `2001:db8:1:2::`.
 */
function senderOf(address: string): string {
  return isIPv6(address) ? String(ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)) : address;
}

export interface MessageRate {
  /** Counts a request. Resolves to the seconds to wait; `undefined` if it is allowed. */
  attempt(address: string | undefined): Promise<number | undefined>;
  /** The same for a valid message. */
  message(address: string | undefined): Promise<number | undefined>;
  /** Notes that an address received the page with the form. */
  formServed(address: string | undefined): Promise<void>;
  /** Whether that was less than two seconds ago. */
  isTooFast(address: string | undefined): Promise<boolean>;
}

/** In memory, in windows that begin with the first request of an address. */
export function createMessageRate({ messages, seconds }: MessageLimit): MessageRate {
  const counter = (points: number) => {
    const ofOne = new RateLimiterMemory({ points, duration: seconds });
    const ofUnknown = new RateLimiterMemory({ points: points * commonShare, duration: seconds });
    return (address: string | undefined) =>
      address === undefined ? secondsToWait(ofUnknown, "all") : secondsToWait(ofOne, senderOf(address));
  };
  const served = new RateLimiterMemory({ points: 1, duration: shortestTime / 1000 });
  return {
    attempt: counter(messages * attemptsPerMessage),
    message: counter(messages),
    async formServed(address) {
      if (address !== undefined) await served.set(senderOf(address), 1, shortestTime / 1000);
    },
    async isTooFast(address) {
      return address !== undefined && (await served.get(senderOf(address))) !== null;
    },
  };
}

async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
