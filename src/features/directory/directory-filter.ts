/** How a filter is written in the address: `?country=SA&q=till`. */
import { readParameter } from "../../lib/use-query.ts";
import type { DirectoryFilter } from "./search.ts";

/** What cannot be read, and a country that is none of the codes, count as none. */
export function filterOf(query: URLSearchParams, codes: readonly string[]): DirectoryFilter {
  const country = readParameter(query, "country");
  return { country: codes.includes(country) ? country : "", search: readParameter(query, "q") };
}

export function parametersOf({ country, search }: DirectoryFilter) {
  return { country, q: search.trim() };
}
