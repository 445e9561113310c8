/** How a filter stands in the address: `?country=SA&q=till`. */
import { readParameter } from "../../components/address-query.ts";
import type { DirectoryFilter } from "./search.ts";

/**
 * @param search Query of the address. What cannot be read, and a country that has no partners, count as none.
 * @param codes Countries with partners.
 */
export function filterOf(search: string, codes: readonly string[]): DirectoryFilter {
  const country = readParameter(search, "country");
  return { country: codes.includes(country) ? country : "", search: readParameter(search, "q") };
}

/** Parameters of the address; empty ones are left out of it. */
export function parametersOf({ country, search }: DirectoryFilter) {
  return { country, q: search.trim() };
}
