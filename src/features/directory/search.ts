import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { fold } from "../../domain/fold.ts";

export interface DirectoryFilter {
  /** ISO 3166-1 code of the chosen country; empty if none is chosen. */
  readonly country: string;
  readonly search: string;
}

export interface SearchablePartner {
  readonly partner: PartnerContent;
  readonly group: PartnerGroup;
  readonly name: Comparable;
  readonly country: Comparable;
}

/** Every name of something, a line each. */
interface Comparable {
  readonly lower: string;
  readonly folded: string;
  readonly words: readonly string[];
  /** The folded names without their spaces. */
  readonly joined: string;
}

export const everything: DirectoryFilter = { country: "", search: "" };

/**
 * The countries with the partners that match, in the order given; none without a match.
 *
 * A partner matches by its name, whatever the case, with or without diacritics; if no country is chosen, by the names of
 * its country and by its ISO code as well. White space around the search text does not count.
 */
export function searchPartners(groups: readonly PartnerGroup[], filter: DirectoryFilter): PartnerGroup[] {
  const chosen = groups.filter(({ code }) => filter.country === "" || code === filter.country);
  if (filter.search.trim() === "") return chosen;
  const wanted = comparable([filter.search]);
  return chosen.flatMap((group) => {
    // A code counts only if nothing else was typed: its two letters are part of many names.
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

/** The partners of a group as they are searched. Made at the first search and kept. */
export function searchable(group: PartnerGroup): readonly SearchablePartner[] {
  const known = prepared.get(group);
  if (known !== undefined) return known;
  const country = comparable([group.country, ...(group.alsoCalled ?? [])]);
  const partners = group.partners.map((partner) => {
    return { partner, group, country, name: comparable([partner.name, ...(partner.alsoCalled ?? [])]) };
  });
  prepared.set(group, partners);
  return partners;
}

function comparable(names: readonly string[]): Comparable {
  // A sigma is another letter at the end of a word, and what is typed may end in its middle.
  const lower = names.map((name) => name.trim().toLowerCase().replaceAll("ς", "σ")).join("\n");
  const folded = names.map(fold).join("\n");
  return { lower, folded, words: folded.split(/\s/), joined: folded.replaceAll(" ", "") };
}

/** As typed, or folded; what folds to nothing, such as `&`, is compared as typed only. */
function contains(name: Comparable, wanted: Comparable): boolean {
  return name.lower.includes(wanted.lower) || (wanted.folded !== "" && name.folded.includes(wanted.folded));
}
