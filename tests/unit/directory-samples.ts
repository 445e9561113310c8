/** Directories to search in tests. */
import { parse } from "yaml";
import type { PartnerContent, PartnerGroup } from "../../src/content/types.ts";
import { fold } from "../../src/domain/fold.ts";
import { directoryResults, type Results } from "../../src/features/directory/results.ts";
import { searchable } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";
import { filesIn } from "./source-files.ts";

/** A country with partners of these names; a star at the end says that one is premium. */
export const groupOf = (code: string, country: string, ...names: readonly string[]): PartnerGroup => ({
  code,
  country,
  count: names.length,
  partners: names.map((name) => ({ name, logo: undefined, premium: name.endsWith("*") })),
});

const englishName = new Intl.DisplayNames("en", { type: "region" });

/** The partners of the sample content: names and addresses. */
export function samplePartners(): PartnerGroup[] {
  return filesIn("tests/content/sample/partners", /\.yaml$/).map(({ text }) => {
    const { country, partners }: { country: string; partners: PartnerContent[] } = parse(text);
    const group = groupOf(country, englishName.of(country) ?? country, ...partners.map(({ name }) => name));
    return { ...group, partners: group.partners.map((one, index) => ({ ...one, address: partners[index]?.address })) };
  });
}

export interface Directory {
  readonly partners: readonly PartnerContent[];
  /** Searches in all countries, mistakes forgiven. */
  readonly search: (text: string) => Results;
}

export function directoryOf(groups: readonly PartnerGroup[]): Directory {
  const similar = createSimilar(groups.flatMap(searchable));
  return {
    partners: groups.flatMap(({ partners }) => partners),
    search: (search) => directoryResults(groups, { country: "", search }, similar),
  };
}

/** Everybody who is shown. */
export function shownBy({ groups, nearby, similar }: Results): PartnerContent[] {
  return [...groups.flatMap(({ partners }) => partners), ...[...nearby, ...similar].map(({ partner }) => partner)];
}

/** Words of a name that are long enough for a mistake to be forgiven. */
export function longWords(name: string): string[] {
  return name.split(/[\s–-]+/).filter((word) => fold(word).length >= 4);
}
