import ipaddr from "ipaddr.js";

export const defaultMessageLimit = { messages: 5, seconds: 600 };

/** Requests per allowed message, since some are invalid. */
const attemptsPerMessage = 10;
/** Of the secret that opens the messages. */
const wrongSecrets = { count: 10, seconds: 600 };
/** All visitors without a known address share this multiple of the limit. */
const commonShare = 20;

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Parses `5/10m`: five messages in ten minutes; at most 10,000 messages and 24 hours. `undefined` for anything else. */
export function readMessageLimit(written: string): typeof defaultMessageLimit | undefined {
  const [, messages, count, unit = ""] = /^([1-9]\d*)\/([1-9]\d*)([smh])$/.exec(written) ?? [];
  const limit = { messages: Number(messages), seconds: Number(count) * (unitSeconds[unit] ?? Number.NaN) };
  return limit.messages <= 10_000 && limit.seconds <= 86_400 ? limit : undefined;
}

/** One connection gets all addresses with the same first 64 bits (RFC 6177): `2001:db8:1:2::7` → `2001:db8:1:2::`. */
function senderOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? String(ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)) : address;
}

/** Counts in windows that begin with the first request of a key. */
export interface RateCounter {
  /** Adds points, which may be 0. Resolves to the milliseconds until the window ends if there are more than `most`; otherwise `undefined`. */
  consume(key: string, points: number, most: number, seconds: number): Promise<number | undefined>;
}

export type MessageRate = ReturnType<typeof createMessageRate>;

export function createMessageRate({ messages, seconds }: typeof defaultMessageLimit, counter: RateCounter) {
  const limit =
    (name: string, count: number, window = seconds) =>
    async (address: string | undefined, isCounted = true) => {
      const [sender, share] =
        address === undefined ? (["unknown", 1] as const) : ([senderOf(address), commonShare] as const);
      const wait = await counter.consume(`${name} ${sender}`, isCounted ? share : 0, count * commonShare, window);
      // The clock may have been set back or forward since.
      return wait === undefined ? undefined : Math.min(Math.max(1, Math.ceil(wait / 1000)), window);
    };
  return {
    /** Counts a request. Resolves to the seconds to wait; `undefined` if it is allowed. */
    attempt: limit("attempt", messages * attemptsPerMessage),
    /** The same for a valid message. */
    message: limit("message", messages),
    /** The same for a secret, of which only wrong ones are counted. */
    secret: limit("secret", wrongSecrets.count, wrongSecrets.seconds),
  };
}
