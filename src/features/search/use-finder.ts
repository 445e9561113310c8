import { useEffect, useMemo } from "react";
import { dataAddress } from "../../content/address.ts";
import { fetchData } from "../../lib/fetch-json.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { usePathLanguage } from "../../lib/path-language.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { localizedPath } from "../../routes/routes.ts";

/** By language: both indexes, and the code that searches them and shows what is found. */
export const finders = loadOnce(async (language: string) => {
  const [site, partners, { createFinder }, { FoundLinks, FoundOptions }] = await Promise.all([
    fetchData(dataAddress(language, "search/site")),
    fetchData(dataAddress(language, "search/partners")),
    import("./finder.ts"),
    import("./found.tsx"),
  ]);
  const find = createFinder(site, partners, localizedPath({ route: "partners" }, language));
  return { find, FoundLinks, FoundOptions };
});

/** What a search text finds; `undefined` if there is none, or nothing to search in yet. */
export function useFinder(search: string) {
  const { value, hasFailed, load } = useLoaded(finders, usePathLanguage());
  useEffect(() => void load(), [load]);
  const isEmpty = search.trim() === "";
  const found = useMemo(() => (isEmpty ? undefined : value?.find(search)), [value, search, isEmpty]);
  return { ...value, found, hasFailed, load };
}

/** Where all results are: those of the site, and partners. */
export function allResults(search: string, language: string) {
  const query = new URLSearchParams({ q: search.trim() });
  return {
    site: `${localizedPath({ route: "faq" }, language)}?${query}`,
    partners: `${localizedPath({ route: "partners" }, language)}?${query}`,
  };
}
