import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { countryCode } from "../country.ts";
import type { ErrorLog } from "../error-log.ts";
import type { Visitor } from "../ports.ts";
import type { CountryLookup } from "./country-database.ts";
import type { Settings } from "./settings.ts";

type VisitorSettings = Pick<Settings, "trustedProxies" | "trustForwardedProto" | "trustedCountryHeader">;

/**
 * Headers of proxies count only if they are trusted: any visitor can send them.
 *
 * @param lookup For visitors without a trusted header of their country.
 */
export function visitorOf(settings: VisitorSettings, lookup: CountryLookup): Visitor {
  const { trustedProxies, trustForwardedProto, trustedCountryHeader } = settings;
  // A network that is not counted as a proxy would be looked up instead of the visitor.
  const knowsVisitor = trustedCountryHeader === undefined || trustedProxies > 0;
  const address = (c: Context) => {
    // Entries to the left of those of the proxies were sent by the visitor.
    const entries = (c.req.header("X-Forwarded-For") ?? "").split(",");
    if (trustedProxies > 0) return ipAddress(entries.at(-trustedProxies) ?? "");
    // Only the adapter for Node has a socket.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    return ipAddress(incoming?.socket.remoteAddress ?? "");
  };
  return {
    address,
    async country(c) {
      const sent = countryCode(trustedCountryHeader === undefined ? undefined : c.req.header(trustedCountryHeader));
      const known = sent === "" && knowsVisitor ? address(c) : undefined;
      return known === undefined ? sent : lookup(known);
    },
    isSecure({ req }) {
      if (new URL(req.url).protocol === "https:") return true;
      const [nearest = ""] = (req.header("X-Forwarded-Proto") ?? "").split(",");
      return trustForwardedProto && nearest.trim().toLowerCase() === "https";
    },
  };
}

/** Called for each request. Logs once that there seems to be a proxy, if none is expected. */
export function noticeProxies(trustedProxies: number, log: ErrorLog) {
  let isQuiet = trustedProxies > 0;
  return ({ headers }: Pick<IncomingMessage, "headers">) => {
    if (isQuiet || headers["x-forwarded-for"] === undefined) return;
    isQuiet = true;
    const advice =
      "if a proxy sends it, set TRUSTED_PROXIES to the number of proxies: all visitors count as one address";
    log("X-Forwarded-For arrives, and TRUSTED_PROXIES is 0", advice);
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
