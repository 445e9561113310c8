/** The partners, by country, with the ways to reach them and the names by which visitors may search for them. */
import type { z } from "zod";
import { otherSpellings } from "../../../src/domain/country-spellings.ts";
import { directoryPages } from "../../../src/domain/paginate.ts";
import { memo, memoBy } from "../core/memo.ts";
import type { Content } from "../model/content.ts";
import { countryName } from "../model/format-facts.ts";
import { type ContactId, type ContactKind, contactRows, severalContacts } from "../schema/contacts.ts";
import type { partner } from "../schema/partner.ts";
import type { Context } from "./context.ts";
import { type Picture, plainPicture } from "./media.ts";

interface Contact {
  readonly kind: ContactId;
  readonly link: ContactKind["link"];
  readonly values: readonly string[];
  readonly label?: string | undefined;
}

type PartnerFacts = z.output<typeof partner>;

interface PartnerCard extends Readonly<Pick<PartnerFacts, "name" | "address" | "premium">> {
  readonly contacts?: readonly Contact[];
  /** Other spellings, for the search. */
  readonly alsoCalled?: readonly string[] | undefined;
  /** Where it stands in the whole directory, from 0 on, if the details are still to be loaded. */
  readonly place?: number;
  readonly logo: Picture | undefined;
}

/** A country with its partners. */
export interface PartnerGroup {
  readonly code: string;
  readonly country: string;
  readonly alsoCalled?: readonly string[] | undefined;
  /** For the search for places: `UAE`. */
  readonly shortNames?: readonly string[] | undefined;
  /** How many partners the country has, whether or not all of them are here. */
  readonly count: number;
  readonly partners: PartnerCard[];
}

/** Every country with partners, sorted by its name in the language. */
export const partnerGroups = memo((context: Context): PartnerGroup[] => {
  const { content, language } = context;
  return [...content.partners.values()]
    .map(({ country: code, shortNames }) => {
      const country = countryName(code, language);
      const names = content.languages.map((other) => countryName(code, other));
      const alsoCalled = otherNames(content, country, names);
      const partners = partnersOf(context, code);
      return { code, country, alsoCalled, shortNames, count: partners.length, partners };
    })
    .sort((a, b) => a.country.localeCompare(b.country, language));
});

/** Numbers of the pages of the directory behind the first one. */
export const furtherPages = memo(({ partners }: Content): string[] => {
  const count = [...partners.values()].reduce((sum, group) => sum + group.partners.length, 0);
  return Array.from({ length: directoryPages(count) - 1 }, (_, before) => String(before + 2));
});

/** Partners of one country, premium first, then by name as the language sorts. */
export const partnersOf = memoBy(({ content, media, language }: Context, country) => {
  const partners = [...content.partners.values()].flatMap((group) => (group.country === country ? group.partners : []));
  const rank = ({ premium }: PartnerFacts) => (premium === true ? 0 : 1);
  return partners
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
    .map(
      ({ name, address, premium, logo, ...ways }): PartnerCard => ({
        name,
        address,
        premium,
        contacts: contactsOf(ways),
        alsoCalled: otherNames(content, name, [name]),
        logo: logo === undefined ? undefined : plainPicture(media, logo, ""),
      }),
    );
});

/** The ways to reach a partner that it gave, in the order of the table. Values separated by commas are taken apart. */
export function contactsOf(
  partner: { readonly [Field in ContactId | "displayFacebook"]?: string | undefined },
): Contact[] {
  return contactRows.flatMap(([kind, { link, label }]): Contact[] => {
    const value = partner[kind];
    if (value === undefined) return [];
    const values = severalContacts.includes(kind) ? [...new Set(value.split(",").map((part) => part.trim()))] : [value];
    return [{ kind, link, values, label: label && partner[label] }];
  });
}

/** The names, each also with "and" in the other ways, without the one that is shown; `undefined` if there are none. */
function otherNames(content: Content, shown: string, names: readonly string[]): readonly string[] | undefined {
  const all = new Set(names.flatMap((name) => [name, ...otherSpellings(name, andWords(content))]));
  all.delete(shown);
  return all.size === 0 ? undefined : [...all];
}

/** `&`, and what `Intl` writes between two words. Languages that write "and" without spaces have no word for it. */
export const andWords = memo((content: Content): readonly string[] => {
  const lists = content.languages.map((language) => new Intl.ListFormat(language).format(["1", "2"]));
  return [...new Set(["&", ...lists.flatMap((list) => /^1 (\S+) 2$/.exec(list)?.[1] ?? [])])];
});
