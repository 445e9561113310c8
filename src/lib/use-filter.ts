/** Keeps the search box, a choice of countries beside it, the address and the list in sync. */
import { useLayoutEffect, useRef, useState } from "react";
import { everything, type Filter, filterOf, parametersOf } from "./filter.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useQuery } from "./use-query.ts";

/** A list without a choice of countries ignores `country` and `choose`. */
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
