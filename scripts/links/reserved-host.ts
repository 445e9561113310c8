/** Hosts that nobody on the web has, or that are somebody's own: they are not asked. */
import { isIP } from "node:net";
import { isPublicAddress } from "../../src/server/country/public-address.ts";

/** Names for examples and tests (RFC 2606, RFC 6761), and for networks of one's own (RFC 6762, RFC 8375). */
const reserved = /(?:^|\.)(?:example|invalid|test|localhost|local|internal|home\.arpa|example\.(?:com|net|org))$/;

/** @param hostname As `URL` gives it: in lower case, IPv6 in square brackets. */
export function isReservedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(name) !== 0) return !isPublicAddress(name);
  return !name.includes(".") || reserved.test(name);
}
