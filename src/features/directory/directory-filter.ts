/** The filter in the address: `?country=SA&q=till`. */
import { readParameter } from "../../lib/use-query.ts";
import type { DirectoryFilter } from "./search.ts";

/** Unknown countries and unreadable values count as none. */
export function filterOf(query: URLSearchParams, codes: readonly string[]): DirectoryFilter {
  const country = readParameter(query, "country");
  return { country: codes.includes(country) ? country : "", search: readParameter(query, "q") };
}

export function parametersOf({ country, search }: DirectoryFilter) {
  return { country, q: search.trim() };
}
