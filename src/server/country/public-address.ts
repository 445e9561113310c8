/** Which internet addresses belong to somebody in a country. */
import { BlockList, isIP } from "node:net";

/** IANA IPv4 Special-Purpose Address Registry (RFC 6890), and multicast (RFC 5771). Databases name a country for some. */
const specialBlocks4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Of the addresses for general use, 2000::/3 (RFC 4291), those that the IANA registry gives to protocols and examples. */
const specialBlocks6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialBlocks4) special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of specialBlocks6) special.addSubnet(network, prefix, "ipv6");

const general6 = new BlockList();
general6.addSubnet("2000::", 3, "ipv6");

/**
 * @param address As `clientAddress` gives it.
 * @returns `false` for private, loopback, link-local, multicast and example addresses, and for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && general6.check(address, "ipv6") && !special.check(address, "ipv6");
}
