/** The file with the names of everybody: what a search needs, and nothing that follows from something else. Loaded with it. */
import type { PartnerGroup } from "../content/types.ts";
import { otherSpellings } from "./country-spellings.ts";

export interface Names {
  /** Words for "and", lower case: a name with one of them is found with the others too. */
  readonly ands: readonly string[];
  readonly groups: readonly NamesOfCountry[];
}

interface NamesOfCountry extends Omit<PartnerGroup, "partners"> {
  /** So many are premium: the first ones. */
  readonly premium: number;
  readonly names: readonly string[];
}

/** @param groups Premium partners come first in each, as they are shown. */
export function packNames(groups: readonly PartnerGroup[], ands: readonly string[]): Names {
  const packed = groups.map(({ partners, ...group }): NamesOfCountry => {
    const premium = partners.filter((partner) => partner.premium === true).length;
    return { ...group, premium, names: partners.map(({ name }) => name) };
  });
  return { ands, groups: packed };
}

/** Everybody, with no more than the name, the rank and the place. */
export function unpackNames({ ands, groups }: Names): PartnerGroup[] {
  let before = 0;
  return groups.map(({ premium, names, ...group }) => {
    const start = before;
    before += names.length;
    const partners = names.map((name, index) => {
      const alsoCalled = otherSpellings(name, ands);
      return { name, premium: index < premium, alsoCalled, place: start + index, logo: undefined };
    });
    return { ...group, partners };
  });
}
