import { type Context, fileOf, headOf, priceOf } from "../../../scripts/content/emit/context.ts";
import { editionsOf, ofEdition } from "../../../scripts/content/emit/editions.ts";
import { pictureOf } from "../../../scripts/content/emit/media.ts";
import { partnersOf } from "../../../scripts/content/emit/partners.ts";
import { pluginCard, pluginOf, relatedSlugs } from "../../../scripts/content/emit/plugins.ts";
import { countryName, helpTarget } from "../../../scripts/content/model/format-facts.ts";
import { pageSize } from "../../domain/paginate.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function sources({ content, language }: Context, { slug = "" }: PageAddress) {
  const { layout, country, authorizedPartnersOnly } = content.plugins.get(slug) ?? {};
  const partners = [...content.partners].filter(([, group]) => authorizedPartnersOnly && group.country === country);
  return [
    `facts/plugins/${slug}.yaml`,
    `${language}/plugins/${slug}.yaml`,
    ...(layout === "notes" ? [`${language}/notes.yaml`] : []),
    ...partners.map(([name]) => `facts/partners/${name}.yaml`),
  ];
}

/** A plugin has words of its own, not those of a page. */
export function compose(context: Context, _words: undefined, { slug = "" }: PageAddress) {
  const { content, language, media } = context;
  const { facts, words } = pluginOf(context, slug);
  const { seo, imageAlt, ...rest } = words;
  return {
    ...rest,
    slug,
    head: headOf(context, seo),
    layout: facts.layout,
    price: priceOf(context, facts.price, facts.monthlySubscriptionAvailable),
    country: facts.country === undefined ? undefined : countryName(facts.country, language),
    picture: pictureOf(media, facts.image, imageAlt, language),
    downloads: editionsOf(context).map(({ id, name }) => ({
      edition: { id, name },
      file: fileOf(context, ofEdition(facts.downloads, id)),
    })),
    help: facts.help.map((id) => ({
      id,
      title: context.words.help[id] ?? id,
      href: helpTarget(content, id, language) ?? "",
    })),
    related: relatedSlugs(content, slug).map((other) => relatedPlugin(context, other)),
    partners:
      facts.authorizedPartnersOnly === true && facts.country !== undefined
        ? { country: facts.country, list: installersOf(context, facts.country) }
        : undefined,
  };
}

function relatedPlugin(context: Context, slug: string) {
  const { href, name, description, price } = pluginCard(context, slug);
  return { slug, href, name, description, free: price === undefined };
}

/** The first partners of a country with the ways by which one asks for an installation. */
function installersOf(context: Context, country: string) {
  const asked = ["phone", "mobile", "whatsapp", "email", "website"];
  return partnersOf(context, country)
    .slice(0, pageSize)
    .map((partner) => ({ ...partner, contacts: (partner.contacts ?? []).filter(({ kind }) => asked.includes(kind)) }));
}

export type Content = ReturnType<typeof compose>;
