/** The filter of a list in the address: `?country=SA&q=till`. */
import { readParameter } from "./use-query.ts";

export interface Filter {
  /** The code of the chosen country; empty if none is chosen. An address may have any text in its place. */
  readonly country: string;
  readonly search: string;
}

export const everything: Filter = { country: "", search: "" };

/** Unreadable values count as none. `sa` is read as `SA`. */
export function filterOf(query: URLSearchParams): Filter {
  const code = readParameter(query, "country").trim();
  return { country: /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code, search: readParameter(query, "q") };
}

export function parametersOf({ country, search }: Filter) {
  return { country, q: search.trim() };
}
