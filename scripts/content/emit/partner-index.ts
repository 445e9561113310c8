/** The search index of the directory in one language, `search/partners.json`: no more than a search needs to know. */
import { directoryPages } from "../../../src/domain/paginate.ts";
import type { PartnerGroup } from "../compose/partners.ts";

export interface PartnerIndex {
  /** Words for "and", lower case, see `otherSpellings`. */
  readonly ands: readonly string[];
  readonly countries: readonly IndexedCountry[];
}

interface IndexedCountry extends Omit<PartnerGroup, "count" | "partners"> {
  /** The number of premium partners, which come first. */
  readonly premium: number;
  readonly names: readonly string[];
  /** In the order of the names. A directory of several pages has none: they would double what a search loads. */
  readonly addresses?: readonly (PartnerGroup["partners"][number]["address"] | null)[];
}

/** @param groups Premium partners first in each. */
export function partnerIndex(groups: readonly PartnerGroup[], ands: readonly string[]): PartnerIndex {
  const isOnePage = directoryPages(groups.reduce((sum, { count }) => sum + count, 0)) === 1;
  const countries = groups.map(({ count, partners, ...country }): IndexedCountry => {
    const premium = partners.filter((partner) => partner.premium === true).length;
    const names = partners.map(({ name }) => name);
    const addresses = partners.map(({ address }) => address ?? null);
    return { ...country, premium, names, ...(isOnePage ? { addresses } : {}) };
  });
  return { ands, countries };
}
