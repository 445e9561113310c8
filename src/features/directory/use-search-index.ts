/** What a search needs beside the page, loaded on demand: of a directory of many pages all names, and code with Fuse.js. */
import { useCallback, useMemo, useState } from "react";
import type { PartnerGroup } from "../../content/types.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { names as allNames } from "./partner-data.ts";
import { unnamed } from "./portion.ts";
import { searchable } from "./search.ts";
import type { Similar } from "./similar.ts";

export interface Everybody {
  /** All partners; until the names are known, those of the page and the places of the others. */
  readonly groups: readonly PartnerGroup[];
  readonly isKnown: boolean;
  /** Forgives typing mistakes; `undefined` until it is loaded. Exact search does without. */
  readonly similar: Similar | undefined;
  readonly hasFailed: boolean;
  readonly load: () => Promise<void>;
}

const made = new WeakMap<readonly PartnerGroup[], Similar>();

/** @param onPage The partners that the page was sent with. */
export function useEverybody(onPage: readonly PartnerGroup[], isWhole: boolean, language: string): Everybody {
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
      const answer = made.get(all) ?? createSimilar(all.flatMap(searchable));
      made.set(all, answer);
      setSimilar(() => answer);
    } catch (error) {
      console.warn("Search failed", error);
      setHasFailed(true);
    }
  }, [onPage, isWhole, language]);
  const groups = useMemo(() => names ?? (isWhole ? onPage : unnamed(onPage)), [names, isWhole, onPage]);
  return { groups, isKnown: isWhole || names !== undefined, similar, hasFailed, load };
}
