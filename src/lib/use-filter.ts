/** The filter of a list in the address: `?country=SA&q=till`. */
import { useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";
import { readParameter, useQuery } from "./use-query.ts";

export interface Filter {
  /** The code of the chosen country; empty if none is chosen. An address may have any text in its place. */
  readonly country: string;
  readonly search: string;
}

const everything: Filter = { country: "", search: "" };

/** Unreadable values count as none. `sa` is read as `SA`. */
export function filterOf(query: URLSearchParams): Filter {
  const code = readParameter(query, "country").trim();
  return { country: /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code, search: readParameter(query, "q") };
}

export function parametersOf({ country, search }: Filter) {
  return { country, q: search.trim() };
}

/**
 * Keeps the search box, a choice of countries beside it, the address and the list in sync. A list without such a choice
 * ignores `country` and `choose`.
 */
export function useFilter() {
  const country = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const show = (next: Filter) => {
    if (search.current !== null && search.current.value !== next.search) search.current.value = next.search;
    setFilter(next);
  };
  /** The address follows, where it says the same in another way: `?country=sa`. */
  const arriveAt = (next: Filter) => {
    show(next);
    address.replaceSoon(parametersOf(next));
  };
  const address = useQuery((query) => arriveAt(filterOf(query)));
  const asked = filterOf(address.query);
  // The prerendered list has no filter; after a click on a link the list is filtered at once.
  const [filter, setFilter] = useState(hydrated ? asked : everything);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    // Chosen or typed before the app started.
    const typed = { country: country.current?.value ?? "", search: search.current?.value ?? "" };
    arriveAt({ country: typed.country || asked.country, search: typed.search || asked.search });
  }, []);
  // After rendering, because a country without partners becomes an option then.
  useLayoutEffect(() => {
    if (country.current === null) return;
    country.current.value = filter.country;
    // What is no country is no option either.
    if (country.current.selectedIndex < 0) country.current.value = "";
  }, [filter.country]);
  return {
    filter,
    country,
    search,
    choose(code: string) {
      const next = { country: code, search: "" };
      show(next);
      // Each arrow key on the closed list chooses; Back leads to the whole list, not to each country on the way.
      if (filter.country === "" || code === "") address.push(parametersOf(next));
      else address.replaceSoon(parametersOf(next));
    },
    type(text: string) {
      const next = { country: country.current?.value ?? "", search: text };
      setFilter(next);
      address.replaceSoon(parametersOf(next));
    },
    leaveField: address.flush,
    reset() {
      show(everything);
      address.push(parametersOf(everything));
      search.current?.focus();
    },
  };
}
