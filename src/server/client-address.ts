/** The visitor's internet address, for the country and for limits. It is never written down. */
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * @param trustedProxies How many proxies are in front of this server, each of which appends the address it was asked
 *   from to `X-Forwarded-For`. 0: the header is not looked at, because any visitor can send one.
 * @returns `203.0.113.7` or `2001:db8::7`, in one spelling each. `undefined` if it is not known: no socket (a test
 *   calling the app directly), fewer entries than proxies, or an entry that is no address.
 */
export function clientAddress(c: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return ipAddress(socketAddress(c) ?? "");
  // Entries to the left of the proxies' own were sent by the visitor and may be invented.
  const entries = (c.req.header("X-Forwarded-For") ?? "").split(",");
  return ipAddress(entries.at(-trustedProxies) ?? "");
}

/** The adapter for Node puts the request it was given into `env`; without it there is no socket to ask. */
function socketAddress(c: Context): string | undefined {
  const env: unknown = c.env;
  const hasSocket = typeof env === "object" && env !== null && "incoming" in env;
  return hasSocket ? getConnInfo(c).remote.address : undefined;
}

/**
 * Reads an address as proxies write it, with or without a port.
 *
 * - `203.0.113.7:4711` → `203.0.113.7`
 * - `[2001:DB8::7]:443`, `2001:db8:0::7` → `2001:db8::7`
 * - `::ffff:203.0.113.7` → `203.0.113.7` (an IPv4 visitor on an IPv6 socket, RFC 4291, section 2.5.5.2)
 * - `unknown`, `_hidden`, an empty string → `undefined`
 */
export function ipAddress(written: string): string | undefined {
  const entry = written.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const [address = ""] = bare.split("%");
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? unmapped(new URL(`http://[${address}]`).hostname.slice(1, -1)) : undefined;
}

/** `::ffff:cb00:7107` → `203.0.113.7`; every other address as it is. The URL parser has put it into its short form. */
function unmapped(address: string): string {
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low].map((half) => Number.parseInt(half, 16)).flatMap((half) => [half >> 8, half & 255]);
  return bytes.join(".");
}
