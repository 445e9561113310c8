/** The file with the names of all partners, for searching a directory of several pages. */
import type { PartnerGroup } from "../content/types.ts";
import { otherSpellings } from "./country-spellings.ts";

export interface Names {
  /** Words for "and", lower case, see `otherSpellings`. */
  readonly ands: readonly string[];
  readonly groups: readonly NamesOfCountry[];
}

interface NamesOfCountry extends Omit<PartnerGroup, "partners"> {
  /** The number of premium partners, which come first. */
  readonly premium: number;
  readonly names: readonly string[];
}

/** @param groups Premium partners first in each. */
export function packNames(groups: readonly PartnerGroup[], ands: readonly string[]): Names {
  const packed = groups.map(({ partners, ...group }): NamesOfCountry => {
    const premium = partners.filter((partner) => partner.premium === true).length;
    return { ...group, premium, names: partners.map(({ name }) => name) };
  });
  return { ands, groups: packed };
}

/** All partners with name, premium flag and position only. */
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
