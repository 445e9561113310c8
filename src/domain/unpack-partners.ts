import type { PartnerGroup, PartnerIndex } from "../content/types.ts";
import { otherSpellings } from "./country-spellings.ts";

/** All partners of the search index with their positions, and no more of each than a search needs. */
export function unpackPartners({ ands, countries }: PartnerIndex): PartnerGroup[] {
  let before = 0;
  return countries.map(({ premium, names, addresses, ...country }) => {
    const start = before;
    before += names.length;
    const partners = names.map((name, index) => ({
      name,
      premium: index < premium,
      alsoCalled: otherSpellings(name, ands),
      address: addresses?.[index] ?? undefined,
      position: start + index,
      logo: undefined,
    }));
    return { ...country, count: names.length, partners };
  });
}
