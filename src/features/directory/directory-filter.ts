/** How a filter is written in the address: `?country=SA&q=till`. */
import { readParameter } from "../../components/use-query.ts";
import type { DirectoryFilter } from "./search.ts";

/**
 * @param query What cannot be read, and a country that has no partners, count as none.
 * @param codes Countries with partners.
 */
export function filterOf(query: URLSearchParams, codes: readonly string[]): DirectoryFilter {
  const country = readParameter(query, "country");
  return { country: codes.includes(country) ? country : "", search: readParameter(query, "q") };
}

export function parametersOf({ country, search }: DirectoryFilter) {
  return { country, q: search.trim() };
}
