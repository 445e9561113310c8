/** How many messages one address may send. Kept in memory alone. */
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { shortestTime } from "../../domain/message.ts";

export interface MessageLimit {
  readonly messages: number;
  readonly seconds: number;
}

export const defaultMessageLimit: MessageLimit = { messages: 5, seconds: 600 };

/** Requests of any kind for each message that may be sent: room for mistakes in the form, and no more. */
const attemptsPerMessage = 10;
/** Where addresses are not known, all visitors together may send this many times what one may. */
const commonShare = 20;

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Reads `5/10m`: five messages in ten minutes; at most 10,000 messages and 24 hours. `undefined` if it is anything else. */
export function readMessageLimit(written: string): MessageLimit | undefined {
  const [, messages, count, unit = ""] = /^([1-9]\d*)\/([1-9]\d*)([smh])$/.exec(written) ?? [];
  const limit = { messages: Number(messages), seconds: Number(count) * (unitSeconds[unit] ?? Number.NaN) };
  return limit.messages <= 10_000 && limit.seconds <= 86_400 ? limit : undefined;
}

/**
 * What counts as one sender: an IPv4 address; of IPv6 the first 64 bits, since a line is given that many addresses at
 * once (RFC 6177). `2001:db8:1:2::7` → `2001:db8:1:2::`.
 */
function senderOf(address: string): string {
  return isIPv6(address) ? String(ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)) : address;
}

export interface MessageRate {
  /** Counts a request, whatever is in it. Whole seconds, 1 or more, to wait; `undefined` if this one may go on. */
  attempt(address: string | undefined): Promise<number | undefined>;
  /** Counts a valid message, before it is stored. */
  message(address: string | undefined): Promise<number | undefined>;
  /** Remembers for two seconds that an address received the page with the form. */
  formServed(address: string | undefined): Promise<void>;
  /** Whether that was less than two seconds ago. `false` if the address is unknown. */
  isTooFast(address: string | undefined): Promise<boolean>;
}

/** Counts within windows that begin with the first request of an address. */
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
