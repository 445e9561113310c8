/** What every page of one language is composed from, and the pieces that several pages share. */
import { localizedPath } from "../../../src/routes/routes.ts";
import { memo, memoBy } from "../core/memo.ts";
import type { Content, Words } from "../model/content.ts";
import { ambiguousCurrency, countryName, fileSize, longDate, money } from "../model/format-facts.ts";
import { factTable, newestFirst } from "../model/placeholders.ts";
import { catalogueOf } from "./catalogue.ts";
import { type Contact, contactsOf } from "./contacts.ts";
import { fillFacts } from "./fill-facts.ts";
import { type Media, type Picture, pictureOf, plainPicture } from "./media.ts";
import { otherCountryNames, otherSpellings } from "./other-names.ts";

export interface Context {
  readonly content: Content;
  readonly language: string;
  /** Words of the language with every fact filled in, and links in HTML leading to its own pages. */
  readonly words: Words;
  readonly media: Media;
}

/** @throws Error where the content has no words in the language. */
export function openContext(content: Content, language: string, media: Media): Context {
  const words = content.words.get(language);
  if (words === undefined) throw new Error(`There are no words in ${language}`);
  const facts = factTable(content, language);
  const fill = <Value>(value: Value) => fillFacts(value, facts, (path) => inLanguage(path, language));
  const page: Words["page"] = (folder, schema) => fill(words.page(folder, schema));
  return { content, language, words: { ...fill(words), page }, media };
}

/** Title and description of a page; the brand is added to a title that does not have it. */
export function headOf({ content }: Context, seo: { title: string; description: string }) {
  const { brand } = content.site;
  return { title: seo.title.includes(brand) ? seo.title : `${seo.title} · ${brand}`, description: seo.description };
}

/** A price per store under both positions of the billing toggle; `undefined` for what is free. */
export function priceOf({ content, language }: Context, monthly: number | undefined, monthlyAvailable = true) {
  if (monthly === undefined) return undefined;
  const { currency, annualMonths } = content.editions;
  return {
    monthly: money(monthly, currency, language),
    annual: money(monthly * annualMonths, currency, language),
    currency: ambiguousCurrency(currency, language),
    monthlyAvailable,
  };
}

type PartnerFacts =
  Content["partners"] extends ReadonlyMap<string, infer Group extends { partners: unknown[] }>
    ? Group["partners"][number]
    : never;

type Artefact = Content["downloads"]["dataMigration"];

/** A file of the download host with what a careful visitor checks, formatted. */
export function fileOf({ content, language }: Context, artefact: Artefact) {
  const name = artefact.path.slice(artefact.path.lastIndexOf("/") + 1);
  return {
    href: `${content.site.hosts.downloads}/${artefact.path}`,
    name,
    version: artefact.version,
    isoDate: artefact.date,
    date: longDate(artefact.date, language),
    size: fileSize(artefact.bytes, language),
    sha256: artefact.sha256,
    command: `certutil -hashfile "%USERPROFILE%\\Downloads\\${name}" SHA256`,
  };
}

/** @throws Error if a plugin lacks facts or words; the content check has refused that before. */
export function pluginOf({ content, words: { plugins } }: Context, slug: string) {
  const facts = content.plugins.get(slug);
  const words = plugins.get(slug);
  if (facts === undefined || words === undefined) throw new Error(`The plugin ${slug} has no facts or no words`);
  return { facts, words };
}

/** Plugins in the order of the catalogue, as cards. */
export function pluginCards(context: Context) {
  return catalogueOf(context.content).map((slug) => pluginCard(context, slug));
}

export const pluginCard = memoBy((context: Context, slug) => {
  const { media, language } = context;
  const { facts, words } = pluginOf(context, slug);
  return {
    slug,
    href: localizedPath({ route: "plugin", slug }, language),
    name: words.name,
    description: words.description,
    price: priceOf(context, facts.price, facts.monthlySubscriptionAvailable),
    country: facts.country === undefined ? undefined : countryName(facts.country, language),
    picture: pictureOf(media, facts.image, "", language),
  };
});

interface PartnerCard extends Pick<PartnerFacts, "name"> {
  readonly address?: PartnerFacts["address"];
  readonly premium?: PartnerFacts["premium"];
  readonly contacts?: readonly Contact[];
  /** Other spellings, for the search. */
  readonly alsoCalled?: readonly string[];
  readonly logo: Picture | undefined;
}

/** Partners of one country, premium first, then by name as the language sorts. Nothing is reordered in place. */
export const partnersOf = memoBy(({ content, media, language }: Context, country) => {
  const partners = partnersByCountry(content).get(country) ?? [];
  const rank = ({ premium }: PartnerFacts) => (premium === true ? 0 : 1);
  return [...partners]
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
    .map(
      ({ name, address, premium, logo, ...ways }): PartnerCard => ({
        name,
        address,
        premium,
        contacts: contactsOf(ways),
        ...alsoCalled(otherSpellings(content, name)),
        logo: logo === undefined ? undefined : plainPicture(media, logo, ""),
      }),
    );
});

const partnersByCountry = memo((content: Content) => {
  const countries = new Map<string, PartnerFacts[]>();
  for (const { country, partners } of content.partners.values()) {
    countries.set(country, [...(countries.get(country) ?? []), ...partners]);
  }
  return countries;
});

/** Every country with partners, sorted by its name in the language. */
export const partnerGroups = memo((context: Context) =>
  [...partnersByCountry(context.content).keys()]
    .map((code) => {
      const country = countryName(code, context.language);
      const others = otherCountryNames(context.content, code, country);
      return { code, country, ...alsoCalled(others), partners: partnersOf(context, code) };
    })
    .sort((a, b) => a.country.localeCompare(b.country, context.language)),
);

/** What the search of the directory finds beside the name that is shown. */
function alsoCalled(names: readonly string[]): { readonly alsoCalled?: readonly string[] } {
  return names.length === 0 ? {} : { alsoCalled: names };
}

/** Releases, newest first, with their sections in the order that the specification gives. */
export const releaseList = memo((context: Context) =>
  newestFirst(context.content).flatMap(({ version }) => releaseEntry(context, version) ?? []),
);

/** One of them; `undefined` for a version that was never released. */
export const releaseEntry = memoBy(({ content, words, language }: Context, version) => {
  const facts = content.releases.get(version);
  if (facts === undefined) return undefined;
  const texts = words.releases.get(version);
  const sections = (["newFeatures", "improvements", "bugFixes"] as const).flatMap((id) => {
    const items = texts?.[id];
    return items === undefined ? [] : [{ id, items }];
  });
  const { date } = facts;
  return { version, isoDate: date, date: longDate(date, language), summary: texts?.summary ?? "", sections };
});

/**
 * A path without language as the language's own: `/contact` → `/de/contact`, `/#reasons` → `/de#reasons`. A place on the
 * same page (`#hardware`) stays.
 */
export function inLanguage(path: string, language: string): string {
  return path.startsWith("#") ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}
