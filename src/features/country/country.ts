/** What the country lookup answers (specification section 7). */

/** Key in session storage. */
export const countryKey = "user_country";

/**
 * The country in an answer of the lookup: `{"country":"SA"}`, or `{"country":""}` if it is not known.
 *
 * @returns ISO 3166-1 alpha-2 code in capitals, or an empty text; `undefined` for anything that is no such answer.
 */
export function countryOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("country" in answer)) return undefined;
  return knownCountry(answer.country);
}

/** A country as it is kept for the session; `undefined` if nothing, or something else, is there. */
export function knownCountry(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[A-Z]{2})?$/.test(value) ? value : undefined;
}
