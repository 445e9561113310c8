/** Tells a visitor's browser which country it is in, so that no address goes to a third party. */
import type { Handler } from "hono";

/** What hosting networks write where they do not know. Tor's `T1` is no two-letter code to begin with. */
const unknownCountry = "XX";

/**
 * @param value Value of the hosting network's header: `SA`. `undefined` where there is none.
 * @returns ISO 3166-1 alpha-2 code in capitals; an empty string for anything else.
 */
export function countryCode(value: string | undefined): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== unknownCountry ? code : "";
}

/**
 * Answers `{"country":"SA"}`, or `{"country":""}` where it is not known (specification section 7).
 *
 * @param trustedHeader Header in which the hosting network says the country, such as `cf-ipcountry`; without it no
 *   header is believed, because any visitor can send one.
 */
export function countryAnswer(trustedHeader: string | undefined): Handler {
  return (c) => {
    const value = trustedHeader === undefined ? undefined : c.req.header(trustedHeader);
    return c.json({ country: countryCode(value) }, 200, { "Cache-Control": "private, no-store" });
  };
}
