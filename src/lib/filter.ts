/** The filter of a list in the address: `?country=SA&q=till`. */
import { readParameter } from "./use-query.ts";

export interface Filter {
  /** ISO 3166-1 code of the chosen country; empty if none is chosen. */
  readonly country: string;
  readonly search: string;
}

export const everything: Filter = { country: "", search: "" };

/** Unknown countries and unreadable values count as none; a country without partners does not. */
export function filterOf(query: URLSearchParams): Filter {
  const country = readParameter(query, "country");
  return { country: countryName(country, "en") === undefined ? "" : country, search: readParameter(query, "q") };
}

/** @returns `undefined` for what is no code of a country: two capital letters of ISO 3166-1. */
export function countryName(code: string, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code);
}

export function parametersOf({ country, search }: Filter) {
  return { country, q: search.trim() };
}
