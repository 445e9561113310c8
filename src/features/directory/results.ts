import type { PartnerGroup } from "../../content/types.ts";
import { fold } from "../../domain/fold.ts";
import type { Similar } from "../../lib/similar.ts";
import type { Filter } from "../../lib/use-filter.ts";
import { groupOf, type SearchablePartner, searchable, searchPartners } from "./search.ts";

/**
 * Separate blocks below the groups: partners in a country with that short name, in a town or street of that name, premium
 * first; then similar names, fewest mistakes first, then premium. No partner is in two blocks.
 */
export const blocks = ["shortName", "nearby", "similar"] as const;

export interface Results extends Readonly<Record<(typeof blocks)[number], readonly SearchablePartner[]>> {
  readonly groups: readonly PartnerGroup[];
}

/** Three letters after the space. */
const shortestPlace = 4;

/**
 * Groups exact matches by country; without one, those that have all words in another order, which otherwise are the
 * first similar ones. Until `similar` is loaded no mistakes are forgiven.
 */
export function directoryResults(
  groups: readonly PartnerGroup[],
  filter: Filter,
  similar: Similar = exactWords,
): Results {
  const exact = searchPartners(groups, filter);
  const words = fold(filter.search).split(" ");
  if (words.join("") === "") return { groups: exact, shortName: [], nearby: [], similar: [] };
  const { mistakesOf } = similar(words);
  const shown = new Set(exact.flatMap(({ partners }) => partners));
  const place = ` ${words.join(" ")}`;
  const isIn = (text: string) => place.length >= shortestPlace && text.includes(place);
  const shortName: SearchablePartner[] = [];
  const nearby: SearchablePartner[] = [];
  const others: { readonly found: SearchablePartner; readonly mistakes: number }[] = [];
  for (const group of groups) {
    if (filter.country !== "" && group.code !== filter.country) continue;
    for (const found of searchable(group)) {
      if (shown.has(found.partner)) continue;
      const mistakes = mistakesOf(found.name, filter.country === "" ? found.country.words : []);
      if (mistakes !== 0 && isIn(found.shortNames)) shortName.push(found);
      else if (mistakes !== 0 && isIn(found.address)) nearby.push(found);
      else if (mistakes !== undefined) others.push({ found, mistakes });
    }
  }
  for (const block of [shortName, nearby]) block.sort((a, b) => rank(a) - rank(b));
  others.sort((a, b) => a.mistakes - b.mistakes || rank(a.found) - rank(b.found));
  const ranked = others.map(({ found }) => found);
  if (exact.length > 0) return { groups: exact, shortName, nearby, similar: ranked };
  const inOtherOrder = new Set(others.filter(({ mistakes }) => mistakes === 0).map(({ found }) => found));
  const grouped = groups.flatMap((group) => groupOf(group, (partner) => inOtherOrder.has(partner)));
  return { groups: grouped, shortName, nearby, similar: ranked.slice(inOtherOrder.size) };
}

const exactWords: Similar = (words) => ({
  mistakesOf: (name, beside) => {
    const isThere = (word: string) => [...name.words, ...beside].some((own) => own.includes(word));
    return words.length > 1 && words.every(isThere) ? 0 : undefined;
  },
});

const rank = ({ partner }: SearchablePartner) => (partner.premium === true ? 0 : 1);
