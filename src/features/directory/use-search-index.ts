import { useMemo } from "react";
import { dataAddress } from "../../content/address.ts";
import type { PartnerGroup } from "../../content/types.ts";
import { fetchData } from "../../lib/fetch-json.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { withPlaceholders } from "./partner-slices.ts";
import { wordsOf } from "./search.ts";

/** By language. */
const indexes = loadOnce(async (language: string) => {
  const [packed, { unpackPartners }, { createSimilar }] = await Promise.all([
    fetchData(dataAddress(language, "search/partners")),
    import("../../domain/unpack-partners.ts"),
    import("../../lib/similar.ts"),
  ]);
  const groups = unpackPartners(packed);
  return { groups, similar: createSimilar(wordsOf(groups)) };
});

export type SearchIndex = ReturnType<typeof useSearchIndex>;

/**
 * All partners, and the code that forgives typing mistakes, loaded on demand. Until then those that are not on the page
 * are placeholders.
 */
export function useSearchIndex(onPage: readonly PartnerGroup[], language: string) {
  const { value: index, hasFailed, load } = useLoaded(indexes, language);
  const placeholders = useMemo(() => withPlaceholders(onPage), [onPage]);
  const hasNames = index !== undefined || onPage.every(({ count, partners }) => count === partners.length);
  return { groups: index?.groups ?? placeholders, similar: index?.similar, hasNames, hasFailed, load };
}
