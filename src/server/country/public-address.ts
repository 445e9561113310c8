import { BlockList, isIP } from "node:net";

/** IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), and multicast. Databases name a country for some. */
const special = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
];

const blocks = new BlockList();
for (const block of special) {
  const [network = "", prefix] = block.split("/");
  blocks.addSubnet(network, Number(prefix), isIP(network) === 6 ? "ipv6" : "ipv4");
}

/** `false` for private, loopback, link-local, multicast and example addresses, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocks.check(address, "ipv4");
  // Of IPv6, 2000::/3 is for general use (RFC 4291).
  return isIP(address) === 6 && /^[23][\da-f]{3}:/i.test(address) && !blocks.check(address, "ipv6");
}
