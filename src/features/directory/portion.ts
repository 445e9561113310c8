import type { PartnerGroup } from "../../content/types.ts";
import { portion } from "../../domain/paginate.ts";
import type { Results } from "./results.ts";

/** The partners of a page; countries that have none there are left with none. */
export function partnersOnPage(groups: readonly PartnerGroup[], page: number): PartnerGroup[] {
  return partnersBetween(groups, (page - 1) * portion, page * portion);
}

/** The first so many partners of the results, similar ones last. Countries of which none is among them are left out. */
export function firstPartners({ groups, similar }: Results, limit: number): Results {
  const shown = partnersBetween(groups, 0, limit).filter(({ partners }) => partners.length > 0);
  const count = shown.reduce((sum, { partners }) => sum + partners.length, 0);
  return { groups: shown, similar: similar.slice(0, Math.max(0, limit - count)) };
}

function partnersBetween(groups: readonly PartnerGroup[], from: number, to: number): PartnerGroup[] {
  let place = 0;
  return groups.map((group) => {
    const start = place;
    place += group.partners.length;
    return { ...group, partners: group.partners.slice(Math.max(0, from - start), Math.max(0, to - start)) };
  });
}

/** Everybody before the names are loaded: of who is not on the page, no more than the place. */
export function unnamed(groups: readonly PartnerGroup[]): PartnerGroup[] {
  let before = 0;
  return groups.map((group) => {
    const start = before;
    before += group.count;
    const partners = Array.from({ length: group.count }, (_, index) => {
      return group.partners[index] ?? { name: "", place: start + index, logo: undefined };
    });
    return { ...group, partners };
  });
}
