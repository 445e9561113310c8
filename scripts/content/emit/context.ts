/** What every page of one language is composed from, and the pieces that several pages share. */
import { localizedPath } from "../../../src/routes/routes.ts";
import type { Content, Words } from "../content.ts";
import { ambiguousCurrency, byNewest, countryName, type FactTable, fileSize, longDate, money } from "../facts.ts";
import { type Media, pictureOf, plainPicture } from "./media.ts";

export interface Context {
  readonly content: Content;
  readonly language: string;
  readonly facts: FactTable;
  /** Words of the language with every fact filled in. */
  readonly words: Words;
  readonly media: Media;
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

type Artefact = Content["downloads"]["lite"];

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

/** Plugins in the order of the catalogue, as cards. */
export function pluginCards(context: Context) {
  const { content, words } = context;
  return [...content.plugins]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, facts]) => ({
      slug,
      href: localizedPath({ route: "plugin", slug }, context.language),
      name: words.plugins.get(slug)?.name ?? slug,
      description: words.plugins.get(slug)?.description ?? "",
      price: priceOf(context, facts.price, facts.monthlySubscriptionAvailable),
      country: facts.country === undefined ? undefined : countryName(facts.country, context.language),
      picture: pictureOf(context.media, facts.image, "", context.language),
    }));
}

/** Three other plugins: those for the same country first, then those that follow in the catalogue, around its end. */
export function relatedPlugins(context: Context, slug: string) {
  const cards = pluginCards(context);
  const place = cards.findIndex((card) => card.slug === slug);
  const following = [...cards.slice(place + 1), ...cards.slice(0, Math.max(place, 0))];
  const country = cards[place]?.country;
  const isNear = (card: (typeof cards)[number]) => country !== undefined && card.country === country;
  return [...following.filter(isNear), ...following.filter((card) => !isNear(card))]
    .slice(0, 3)
    .map(({ slug: other, href, name, description, price }) => ({
      slug: other,
      href,
      name,
      description,
      free: price === undefined,
    }));
}

/** Partners of one country, premium first, then as they stand in the file. Nothing is reordered in place. */
export function partnersOf({ content, media }: Context, country: string) {
  const groups = [...content.partners.values()].filter((group) => group.country === country);
  const partners = groups.flatMap((group) => group.partners);
  const isPremium = (partner: (typeof partners)[number]) => partner.premium === true;
  return [...partners.filter(isPremium), ...partners.filter((partner) => !isPremium(partner))].map(
    ({ logo, ...partner }) => ({
      ...partner,
      logo: logo === undefined ? undefined : plainPicture(media, logo, ""),
    }),
  );
}

/** The partners of a country for the page of a plugin: with the ways by which one asks for an installation. */
export function installersOf(context: Context, country: string) {
  return partnersOf(context, country).map(
    ({ name, logo, premium, address, phone, mobile, whatsapp, email, website }) => ({
      name,
      logo,
      premium,
      address,
      phone,
      mobile,
      whatsapp,
      email,
      website,
    }),
  );
}

/** Every country with partners, sorted by its name in the language. */
export function partnerGroups(context: Context) {
  const codes = [...new Set([...context.content.partners.values()].map((group) => group.country))];
  return codes
    .map((code) => ({ code, country: countryName(code, context.language), partners: partnersOf(context, code) }))
    .sort((a, b) => a.country.localeCompare(b.country, context.language));
}

/** Releases, newest first, with their sections in the order that the specification gives. */
export function releaseList({ content, words, language }: Context) {
  return [...content.releases.values()].sort(byNewest).map(({ version, date }) => {
    const texts = words.releases.get(version);
    const sections = (["newFeatures", "improvements", "bugFixes"] as const).flatMap((id) => {
      const items = texts?.[id];
      return items === undefined ? [] : [{ id, items }];
    });
    return { version, isoDate: date, date: longDate(date, language), summary: texts?.summary ?? "", sections };
  });
}

/** HTML with its internal links (`/contact`) turned into the language's own (`/de/contact`). */
export function localizeLinks(html: string, language: string): string {
  return html.replaceAll(/(<a\s[^>]*?href=")(\/(?!\/)[^"]*)"/g, (_whole, before: string, path: string) => {
    return `${before}/${language}${path === "/" ? "" : path}"`;
  });
}
