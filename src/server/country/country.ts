import type { Handler } from "hono";
import { clientAddress } from "../client-address.ts";

/** Takes an address as `clientAddress` gives it; gives its country as an ISO code, `""` if it is not known. */
export type CountryLookup = (address: string) => Promise<string>;

interface CountryOptions {
  /** Header in which the hosting network says the country. Without it none is believed: any visitor can send one. */
  readonly trustedHeader: string | undefined;
  /** Asked if no header answers; without it the country is unknown then. */
  readonly lookup: CountryLookup | undefined;
  readonly trustedProxies: number;
}

/** ISO 3166-1 alpha-2 code in capitals; empty for anything else, and for `XX`, which networks write if they do not know. */
export function countryCode(value: string | undefined): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : "";
}

/**
 * Answers `{"country":"SA"}`, or `{"country":""}` if it is not known (specification section 7): by the network's
 * header, then by the visitor's address.
 */
export function countryAnswer({ trustedHeader, lookup, trustedProxies }: CountryOptions): Handler {
  // A network in front that is not counted as a proxy would be looked up in the visitor's place.
  const knowsVisitor = trustedHeader === undefined || trustedProxies > 0;
  return async (c) => {
    const said = countryCode(trustedHeader === undefined ? undefined : c.req.header(trustedHeader));
    const address = said === "" && knowsVisitor ? clientAddress(c, trustedProxies) : undefined;
    const country = address === undefined || lookup === undefined ? said : await lookup(address);
    return c.json({ country }, 200, { "Cache-Control": "private, no-store" });
  };
}
