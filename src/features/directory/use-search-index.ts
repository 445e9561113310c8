import { useCallback, useMemo, useState } from "react";
import type { PartnerGroup } from "../../content/types.ts";
import { stay } from "../../lib/leaving.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { names as allNames } from "./partner-data.ts";
import { withPlaceholders } from "./partner-slices.ts";
import { searchable } from "./search.ts";
import type { Similar } from "./similar.ts";

export type SearchIndex = ReturnType<typeof useSearchIndex>;

const searchers = new WeakMap<readonly PartnerGroup[], Similar>();

/**
 * What a search needs beside the page, loaded on demand: Fuse.js, and the names of a directory of several pages.
 *
 * @param onPage The partners of the page.
 * @returns All partners in `groups`; until their names are loaded, those of other pages are placeholders. `similar` forgives
 *   typing mistakes.
 */
export function useSearchIndex(onPage: readonly PartnerGroup[], isWhole: boolean, language: string) {
  const hydrated = useHydrated();
  const [names, setNames] = useState<readonly PartnerGroup[] | undefined>(
    hydrated ? allNames.peek(language) : undefined,
  );
  const [similar, setSimilar] = useState<Similar>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const all = isWhole ? onPage : await allNames.load(language);
      if (!isWhole) setNames(all);
      const { createSimilar } = await import("./similar.ts");
      const searcher = searchers.get(all) ?? createSimilar(all.flatMap(searchable));
      searchers.set(all, searcher);
      setSimilar(() => searcher);
    } catch (error) {
      await stay();
      console.warn("Search failed", error);
      setHasFailed(true);
    }
  }, [onPage, isWhole, language]);
  const groups = useMemo(() => names ?? (isWhole ? onPage : withPlaceholders(onPage)), [names, isWhole, onPage]);
  return { groups, isComplete: isWhole || names !== undefined, similar, hasFailed, load };
}
