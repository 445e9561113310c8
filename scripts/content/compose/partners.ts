/** Partners by country, with contacts and what countries are also called. */
import type { z } from "zod";
import { otherSpellings } from "../../../src/domain/country-spellings.ts";
import { directoryPages } from "../../../src/domain/paginate.ts";
import type { Content } from "../check/content.ts";
import { nativeCountryName } from "../check/format-facts.ts";
import { countryName } from "../core/intl.ts";
import { memo, memoBy } from "../core/memo.ts";
import { type ContactId, type ContactKind, contactEntries, multiValueContacts } from "../schema/contacts.ts";
import type { partner } from "../schema/partner.ts";
import type { ComposeContext } from "./context.ts";
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
  /** Other spellings, see `unpackPartners`. */
  readonly alsoCalled?: readonly string[];
  /** Zero-based position in the whole directory, if the details are to be looked up. */
  readonly position?: number;
  readonly logo: Picture | undefined;
}

/** A country with its partners. */
export interface PartnerGroup {
  readonly code: string;
  readonly country: string;
  readonly alsoCalled?: readonly string[] | undefined;
  /** Abbreviations for the search: `UAE`. */
  readonly shortNames?: readonly string[] | undefined;
  /** Number of partners in the country; `partners` may hold fewer. */
  readonly count: number;
  readonly partners: PartnerCard[];
}

/** All countries with partners, sorted by their names in the language. */
export const partnerGroups = memo((context: ComposeContext): PartnerGroup[] => {
  const { content, language } = context;
  return [...content.partners.values()]
    .map(({ country: code, shortNames }) => {
      const country = countryName(code, language);
      const names = content.languages.map((other) => countryName(code, other));
      names.push(nativeCountryName(code, language));
      const alsoCalled = otherNames(content, country, names);
      const partners = partnersOf(context, code);
      return { code, country, alsoCalled, shortNames, count: partners.length, partners };
    })
    .sort((a, b) => a.country.localeCompare(b.country, language));
});

/** Numbers of the directory's pages after the first. */
export const furtherPages = memo(({ partners }: Content): string[] => {
  const count = [...partners.values()].reduce((sum, group) => sum + group.partners.length, 0);
  return Array.from({ length: directoryPages(count) - 1 }, (_, before) => String(before + 2));
});

/** Partners of a country, premium first, then by name in the collation of the language. */
export const partnersOf = memoBy(({ content, media, language }: ComposeContext, country) => {
  const partners = [...content.partners.values()].flatMap((group) => (group.country === country ? group.partners : []));
  const rank = ({ premium }: PartnerFacts) => (premium === true ? 0 : 1);
  return partners
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
    .map(
      ({ name, address, premium, logo, ...contacts }): PartnerCard => ({
        name,
        address,
        premium,
        contacts: contactsOf(contacts),
        logo: logo === undefined ? undefined : plainPicture(media, logo, ""),
      }),
    );
});

/** A partner's contacts in the order of `contactEntries`. Comma-separated values are split. */
export function contactsOf(
  partner: { readonly [Field in ContactId | "displayFacebook"]?: string | undefined },
): Contact[] {
  return contactEntries.flatMap(([kind, { link, label }]): Contact[] => {
    const value = partner[kind];
    if (value === undefined) return [];
    const values = multiValueContacts.includes(kind)
      ? [...new Set(value.split(",").map((part) => part.trim()))]
      : [value];
    return [{ kind, link, values, label: label && partner[label] }];
  });
}

/** All spellings of the names (with `&`, "and", "und") except the displayed one; `undefined` if there is none. */
function otherNames(content: Content, displayed: string, names: readonly string[]): readonly string[] | undefined {
  const all = new Set(names.flatMap((name) => [name, ...otherSpellings(name, andWords(content))]));
  all.delete(displayed);
  return all.size === 0 ? undefined : [...all];
}

/** `&` and the word for "and" in each language. Languages that write "and" without spaces contribute none. */
export const andWords = memo((content: Content): readonly string[] => {
  const lists = content.languages.map((language) => new Intl.ListFormat(language).format(["1", "2"]));
  return [...new Set(["&", ...lists.flatMap((list) => /^1 (\S+) 2$/.exec(list)?.[1] ?? [])])];
});
