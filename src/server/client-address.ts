import { isIP, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ErrorLog } from "./error-log.ts";

/**
 * The visitor's IP address, for the country and for limits. It is never stored.
 *
 * @param trustedProxies Number of proxies that append to `X-Forwarded-For`. With 0 the header is ignored: any visitor can
 *   send one.
 * @returns The normalised address, such as `2001:db8::7`; `undefined` if it is unknown.
 */
export function clientAddress(c: Context, trustedProxies: number): string | undefined {
  // Only the adapter for Node has a socket.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  if (trustedProxies === 0) return ipAddress(incoming?.socket.remoteAddress ?? "");
  // Entries to the left of those of the proxies were sent by the visitor.
  const entries = (c.req.header("X-Forwarded-For") ?? "").split(",");
  return ipAddress(entries.at(-trustedProxies) ?? "");
}

/** Logs once that there seems to be a proxy, if none is expected: all its visitors would count as one. */
export function noticeProxies(trustedProxies: number, log: ErrorLog): MiddlewareHandler {
  let isQuiet = trustedProxies > 0;
  return (c, next) => {
    if (!isQuiet && c.req.header("X-Forwarded-For") !== undefined) {
      isQuiet = true;
      const advice =
        "if a proxy sends it, set TRUSTED_PROXIES to the number of proxies: all visitors count as one address";
      log("X-Forwarded-For arrives, and TRUSTED_PROXIES is 0", advice);
    }
    return next();
  };
}

/**
 * Parses an address with or without a port: `203.0.113.7:4711`, `[2001:DB8::7]:443`. IPv4 on an IPv6 socket is
 * `::ffff:203.0.113.7` (RFC 4291, section 2.5.5.2).
 */
function ipAddress(written: string): string | undefined {
  const entry = written.trim();
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}
