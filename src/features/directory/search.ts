import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { type Comparable, comparable, contains, fold } from "../../domain/fold.ts";
import type { Filter } from "../../lib/use-filter.ts";

export interface SearchablePartner {
  readonly partner: PartnerContent;
  readonly group: PartnerGroup;
  /** All its names. */
  readonly name: Comparable;
  readonly country: Comparable;
  /** The folded address, each word after a space. */
  readonly address: string;
  /** The same of what its country is called for short. */
  readonly shortNames: string;
}

/**
 * The countries with a match, each with its matches: by name, ignoring case and diacritics; if no country is chosen,
 * also by the names and the ISO code of the country.
 */
export function searchPartners(groups: readonly PartnerGroup[], filter: Filter): PartnerGroup[] {
  const chosen = groups.filter(({ code }) => filter.country === "" || code === filter.country);
  if (filter.search.trim() === "") return chosen;
  const wanted = comparable([filter.search]);
  return chosen.flatMap((group) => {
    // Only the code alone: its two letters are part of many names.
    const isCode = group.code.toLowerCase() === wanted.lower;
    return groupOf(
      group,
      ({ name, country }) => contains(name, wanted) || (filter.country === "" && (isCode || contains(country, wanted))),
    );
  });
}

export function groupOf(group: PartnerGroup, isMeant: (partner: SearchablePartner) => boolean): PartnerGroup[] {
  const partners = searchable(group).filter(isMeant);
  if (partners.length === 0) return [];
  return [{ ...group, count: partners.length, partners: partners.map(({ partner }) => partner) }];
}

export function countPartners(groups: readonly PartnerGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

const prepared = new WeakMap<PartnerGroup, readonly SearchablePartner[]>();

/** The partners of a group, prepared for searching at the first search. */
export function searchable(group: PartnerGroup): readonly SearchablePartner[] {
  const known = prepared.get(group);
  if (known !== undefined) return known;
  const country = comparable([group.country, ...(group.alsoCalled ?? [])]);
  const shortNames = spaced(group.shortNames ?? []);
  const partners = group.partners.map((partner) => {
    const name = comparable([partner.name, ...(partner.alsoCalled ?? [])]);
    return { partner, group, name, country, address: spaced([partner.address ?? []].flat()), shortNames };
  });
  prepared.set(group, partners);
  return partners;
}

function spaced(parts: readonly string[]): string {
  return parts.map((part) => ` ${fold(part)}`).join("");
}

/** All words of names. */
export function wordsOf(groups: readonly PartnerGroup[]): string[] {
  return groups.flatMap(searchable).flatMap(({ name, country }) => [...name.words, ...country.words]);
}
