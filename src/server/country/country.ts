import type { Handler } from "hono";
import { clientAddress } from "../client-address.ts";

/** From an address of `clientAddress` to an ISO code; `""` if it is unknown. */
export type CountryLookup = (address: string) => Promise<string>;

/** ISO 3166-1 alpha-2 code in capitals; empty for anything else and for `XX`, which means unknown. */
export function countryCode(value: string | undefined): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : "";
}

/**
 * Answers `{"country":"SA"}`, or `{"country":""}` if it is unknown.
 *
 * @param trustedHeader Header in which the hosting network sends the country.
 * @param lookup For visitors without such a header.
 */
export function countryAnswer(
  trustedHeader: string | undefined,
  lookup: CountryLookup,
  trustedProxies: number,
): Handler {
  // A network that is not counted as a proxy would be looked up instead of the visitor.
  const knowsVisitor = trustedHeader === undefined || trustedProxies > 0;
  return async (c) => {
    const sent = countryCode(trustedHeader === undefined ? undefined : c.req.header(trustedHeader));
    const address = sent === "" && knowsVisitor ? clientAddress(c, trustedProxies) : undefined;
    const country = address === undefined ? sent : await lookup(address);
    return c.json({ country }, 200, { "Cache-Control": "private, no-store" });
  };
}
