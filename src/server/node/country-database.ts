import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { countryCode } from "../country.ts";
import type { ErrorLog } from "../error-log.ts";

const require = createRequire(import.meta.url);

/** The database that is installed with the server. */
export const embeddedCountryDatabase = require.resolve(
  "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
);

/** Records of the embedded database, and of those in the format of MaxMind. */
const recordSchema = z.union([
  z.object({ country_code: z.string() }).transform((record) => record.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((record) => record.country.iso_code),
]);

/** Databases name a country for some special addresses (RFC 6890) too. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}

/** From an address to the code of its country; empty if it is unknown. */
export type CountryLookup = (address: string) => Promise<string>;

type Find = (address: string) => unknown;

/** By a file in MaxMind's format, read at the first lookup. If it cannot be read, which is logged, none is known. */
export function createCountryDatabase(file: string, log: ErrorLog): CountryLookup {
  let opening: Promise<Find> | undefined;
  return async (address) => {
    if (!isPublic(address)) return "";
    opening ??= open(file).catch((error) => {
      log("Reading the country database failed", error);
      return () => undefined;
    });
    return countryCode(recordSchema.safeParse((await opening)(address)).data);
  };
}

async function open(file: string): Promise<Find> {
  const { Reader } = await import("mmdb-lib");
  const reader = new Reader(await readFile(file));
  // It would look up the first 32 bits of an IPv6 address.
  const onlyVersion4 = reader.metadata.ipVersion === 4;
  return (address) => (onlyVersion4 && isIPv6(address) ? undefined : reader.get(address));
}
