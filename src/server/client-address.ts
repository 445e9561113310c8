import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The visitor's internet address, for the country and for limits. It is never written down.
 *
 * @param trustedProxies How many proxies are in front of this server, each of which appends the address it was asked
 *   from to `X-Forwarded-For`. 0: the header is not looked at, because any visitor can send one.
 * @returns `203.0.113.7` or `2001:db8::7`, in one spelling each; `undefined` if it is not known.
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
 * Reads an address as proxies write it, with or without a port: `203.0.113.7:4711`, `[2001:DB8::7]:443`. An IPv4 visitor
 * on an IPv6 socket is `::ffff:203.0.113.7` (RFC 4291, section 2.5.5.2).
 */
function ipAddress(written: string): string | undefined {
  const entry = written.trim();
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}
