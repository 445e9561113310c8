import { useCallback, useMemo, useState } from "react";
import type { PartnerGroup } from "../../content/types.ts";
import { stay } from "../../lib/leaving.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { dataAddress, fetchData } from "./partner-data.ts";
import { withPlaceholders } from "./partner-slices.ts";
import { searchable } from "./search.ts";

/** By language. */
const indexes = loadOnce(async (language: string) => {
  const [packed, { unpackPartners }, { createSimilar }] = await Promise.all([
    fetchData(dataAddress(language, "search/partners")),
    import("../../domain/unpack-partners.ts"),
    import("./similar.ts"),
  ]);
  const groups = unpackPartners(packed);
  return { groups, similar: createSimilar(groups.flatMap(searchable)) };
});

export type SearchIndex = ReturnType<typeof useSearchIndex>;

/**
 * The search index and the code that forgives typing mistakes, loaded on demand. Without them the names on the page are
 * searched.
 *
 * @param onPage Every country, with the partners of the page.
 * @returns All partners in `groups`: those that are neither on the page nor loaded are placeholders.
 */
export function useSearchIndex(onPage: readonly PartnerGroup[], language: string) {
  const hydrated = useHydrated();
  const [index, setIndex] = useState(hydrated ? indexes.peek(language) : undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      setIndex(await indexes.load(language));
    } catch (error) {
      await stay();
      console.warn("Search failed", error);
      setHasFailed(true);
    }
  }, [language]);
  const placeholders = useMemo(() => withPlaceholders(onPage), [onPage]);
  const hasNames = index !== undefined || onPage.every(({ count, partners }) => count === partners.length);
  return { groups: index?.groups ?? placeholders, similar: index?.similar, hasNames, hasFailed, load };
}
