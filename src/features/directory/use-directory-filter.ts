/** Keeps controls, address and list in sync. */
import { useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filterOf, parametersOf } from "./directory-filter.ts";
import { type DirectoryFilter, everything } from "./search.ts";

export function useDirectoryFilter() {
  const country = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const show = (next: DirectoryFilter) => {
    if (search.current !== null && search.current.value !== next.search) search.current.value = next.search;
    setFilter(next);
  };
  const address = useQuery((query) => show(filterOf(query)));
  const asked = filterOf(address.query);
  // The prerendered list has no filter; after a click on a link the list is filtered at once.
  const [filter, setFilter] = useState(hydrated ? asked : everything);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    // Chosen or typed before the app started.
    const typed = { country: country.current?.value ?? "", search: search.current?.value ?? "" };
    show({ country: typed.country || asked.country, search: typed.search || asked.search });
    if (typed.country !== "" || typed.search !== "") address.replaceSoon(parametersOf(typed));
  }, []);
  // After rendering, because a country without partners becomes an option then.
  useLayoutEffect(() => {
    if (country.current !== null) country.current.value = filter.country;
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
