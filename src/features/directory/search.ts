/** What the partner directory shows (specification section 2, partners). */
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";

export interface DirectoryFilter {
  /** ISO 3166-1 code of the chosen country; empty where none is chosen. */
  readonly country: string;
  readonly search: string;
}

export const everything: DirectoryFilter = { country: "", search: "" };

/** The filter after a country was chosen: the search text is reset. */
export function selectCountry(country: string): DirectoryFilter {
  return { country, search: "" };
}

/**
 * The countries with the partners that match, in the order given. Countries without a match are left out; a group all of
 * whose partners match is returned as it is.
 *
 * A partner matches by its name, whatever the case; where no country is chosen, by the name of its country as well. White
 * space around the search text does not count. An empty search text matches everything.
 */
export function searchPartners(groups: readonly PartnerGroup[], { country, search }: DirectoryFilter): PartnerGroup[] {
  const wanted = search.trim().toLowerCase();
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  return groups
    .filter(({ code }) => country === "" || code === country)
    .map((group) => {
      if (country === "" && contains(group.country)) return group;
      const partners = group.partners.filter(({ name }: PartnerContent) => contains(name));
      return partners.length === group.partners.length ? group : { ...group, partners };
    })
    .filter(({ partners }) => partners.length > 0);
}

/** How many partners there are in all groups. */
export function countPartners(groups: readonly PartnerGroup[]): number {
  return groups.reduce((sum, { partners }) => sum + partners.length, 0);
}

/** Key of the message, under `directory`, that is shown where nothing matches. */
export function emptyMessage({ country }: DirectoryFilter): "emptyCountry" | "emptySearch" {
  return country === "" ? "emptySearch" : "emptyCountry";
}
