import type { PartnerGroup } from "../../content/types.ts";
import { fold } from "../../domain/fold.ts";
import { type DirectoryFilter, groupOf, type SearchablePartner, searchable, searchPartners } from "./search.ts";
import type { Similar } from "./similar.ts";

export interface Results {
  readonly groups: readonly PartnerGroup[];
  /** For a separate block below: fewest mistakes first, then premium. None of them is in `groups`. */
  readonly similar: readonly SearchablePartner[];
}

/**
 * Groups exact matches by country. Without one it groups those that have all words in another order, which otherwise are
 * the first similar ones. Until `similar` is loaded no mistakes are forgiven.
 */
export function directoryResults(
  groups: readonly PartnerGroup[],
  filter: DirectoryFilter,
  similar: Similar = exactWords,
): Results {
  const exact = searchPartners(groups, filter);
  const words = fold(filter.search).split(" ");
  if (words.join("") === "") return { groups: exact, similar: [] };
  const mistakesOf = similar(words, filter.country === "");
  const shown = new Set(exact.flatMap(({ partners }) => partners));
  const others: { readonly found: SearchablePartner; readonly mistakes: number }[] = [];
  for (const group of groups) {
    if (filter.country !== "" && group.code !== filter.country) continue;
    for (const found of searchable(group)) {
      const mistakes = shown.has(found.partner) ? undefined : mistakesOf(found);
      if (mistakes !== undefined) others.push({ found, mistakes });
    }
  }
  others.sort((a, b) => a.mistakes - b.mistakes || rank(a.found) - rank(b.found));
  const inOtherOrder = new Set(others.filter(({ mistakes }) => mistakes === 0).map(({ found }) => found));
  const ranked = others.map(({ found }) => found);
  if (exact.length > 0 || inOtherOrder.size === 0) return { groups: exact, similar: ranked };
  return {
    groups: groups.flatMap((group) => groupOf(group, (partner) => inOtherOrder.has(partner))),
    similar: ranked.slice(inOtherOrder.size),
  };
}

const exactWords: Similar = (words, byCountry) => {
  if (words.length < 2) return () => undefined;
  return ({ name, country }) => {
    const text = byCountry ? `${name.folded} ${country.folded}` : name.folded;
    return words.every((word) => text.includes(word)) ? 0 : undefined;
  };
};

const rank = ({ partner }: SearchablePartner) => (partner.premium === true ? 0 : 1);
