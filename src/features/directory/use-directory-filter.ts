/** Keeps what is chosen and typed in the controls, in the address and in the list the same. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filterOf, parametersOf } from "./directory-filter.ts";
import { type DirectoryFilter, everything } from "./search.ts";

interface FilterControls {
  readonly filter: DirectoryFilter;
  readonly country: RefObject<HTMLSelectElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly choose: (country: string) => void;
  readonly type: (text: string) => void;
  readonly leaveField: () => void;
  readonly reset: () => void;
}

export function useDirectoryFilter(codes: readonly string[]): FilterControls {
  const country = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const show = (next: DirectoryFilter) => {
    if (country.current !== null) country.current.value = next.country;
    if (search.current !== null && search.current.value !== next.search) search.current.value = next.search;
    setFilter(next);
  };
  const address = useQuery((query) => show(filterOf(query, codes)));
  const asked = filterOf(address.query, codes);
  // The prerendered list knows of no query; a page that one comes to by a link is rendered with it at once.
  const [filter, setFilter] = useState(hydrated ? asked : everything);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the page came to life.
  useLayoutEffect(() => {
    // Something may have been chosen or typed before the page could react.
    const typed = { country: country.current?.value ?? "", search: search.current?.value ?? "" };
    show({ country: typed.country || asked.country, search: typed.search || asked.search });
    if (typed.country !== "" || typed.search !== "") address.replaceSoon(parametersOf(typed));
  }, []);
  return {
    filter,
    country,
    search,
    choose(code) {
      const next = { country: code, search: "" };
      show(next);
      // Each arrow key on a closed list chooses: Back leads to the whole list, not to each country on the way.
      if (filter.country === "" || code === "") address.push(parametersOf(next));
      else address.replaceSoon(parametersOf(next));
    },
    type(text) {
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
