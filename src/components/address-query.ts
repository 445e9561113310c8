/** What a page keeps in the query of its address, such as a search text, so that a result can be sent to somebody. */

/** Longer values are cut, in characters. */
const longest = 100;

/**
 * The value of a parameter, on one line; the first one where it is there several times.
 *
 * @param search As `location.search` has it. Whatever somebody wrote there is read without an error.
 * @returns Empty where there is none, or none that can be decoded.
 */
export function readParameter(search: string, name: string): string {
  const value = new URLSearchParams(search).get(name) ?? "";
  // What the decoder puts in the place of bytes that are no text.
  if (value.includes("\ufffd")) return "";
  return [...value.replaceAll(/\p{Cc}+/gu, " ")].slice(0, longest).join("");
}

/**
 * The address with these parameters, for the same page. An empty value takes its parameter out; what else stands in the
 * query stays, and so does the hash.
 */
export function withParameters(
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  parameters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return pathname + (text === "" ? "" : `?${text}`) + hash;
}
