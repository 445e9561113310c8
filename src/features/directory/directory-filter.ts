/** The filter in the address: `?country=SA&q=till`. */
import { readParameter } from "../../lib/use-query.ts";
import type { DirectoryFilter } from "./search.ts";

/** Unknown countries and unreadable values count as none; a country without partners does not. */
export function filterOf(query: URLSearchParams): DirectoryFilter {
  const country = readParameter(query, "country");
  return { country: countryName(country, "en") === undefined ? "" : country, search: readParameter(query, "q") };
}

/** @returns `undefined` for what is no code of a country: two capital letters of ISO 3166-1. */
export function countryName(code: string, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code);
}

export function parametersOf({ country, search }: DirectoryFilter) {
  return { country, q: search.trim() };
}
