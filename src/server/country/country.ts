/** Tells a visitor's browser which country it is in, so that no address goes to a third party. */
import type { Handler } from "hono";
import { clientAddress } from "../client-address.ts";

/** What hosting networks write if they do not know. Tor's `T1` is no two-letter code to begin with. */
const unknownCountry = "XX";

/** Takes an address as `clientAddress` gives it; gives its country as an ISO code, `""` if it is not known. */
export type CountryLookup = (address: string) => Promise<string>;

export interface CountryOptions {
  /**
   * Header in which the hosting network says the country, such as `cf-ipcountry`. Without it no header is believed,
   * because any visitor can send one.
   */
  readonly trustedHeader: string | undefined;
  /** Asked if no header answers; without it the country is unknown then. */
  readonly lookup: CountryLookup | undefined;
  /** As `clientAddress` takes it. */
  readonly trustedProxies: number;
}

/**
 * @param value Value of the hosting network's header, or of a database: `SA`. `undefined` if there is none.
 * @returns ISO 3166-1 alpha-2 code in capitals; an empty string for anything else.
 */
export function countryCode(value: string | undefined): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== unknownCountry ? code : "";
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
