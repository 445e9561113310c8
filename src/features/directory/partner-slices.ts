import type { PartnerGroup } from "../../content/types.ts";
import { pageSize } from "../../domain/paginate.ts";
import type { Results } from "./results.ts";

/** The partners of a page. Countries without one on it stay, empty. */
export function partnersOnPage(groups: readonly PartnerGroup[], page: number): PartnerGroup[] {
  return slice(groups, (page - 1) * pageSize, page * pageSize);
}

/** The first partners of the results, similar ones last, without empty countries. */
export function firstPartners(results: Results, limit: number): Results {
  const groups = slice(results.groups, 0, limit).filter(({ partners }) => partners.length > 0);
  let rest = limit - groups.reduce((sum, { partners }) => sum + partners.length, 0);
  const first = (block: Results["similar"]) => {
    const shown = block.slice(0, rest);
    rest -= shown.length;
    return shown;
  };
  return {
    groups,
    shortName: first(results.shortName),
    nearby: first(results.nearby),
    similar: first(results.similar),
  };
}

function slice(groups: readonly PartnerGroup[], start: number, end: number): PartnerGroup[] {
  let before = 0;
  return groups.map((group) => {
    const partners = group.partners.slice(Math.max(0, start - before), Math.max(0, end - before));
    before += group.partners.length;
    return { ...group, partners };
  });
}

/** Fills in partners whose names are not loaded yet with their position only. */
export function withPlaceholders(groups: readonly PartnerGroup[]): PartnerGroup[] {
  let before = 0;
  return groups.map((group) => {
    const start = before;
    before += group.count;
    const partners = Array.from({ length: group.count }, (_, index) => {
      return group.partners[index] ?? { name: "", position: start + index, logo: undefined };
    });
    return { ...group, partners };
  });
}
