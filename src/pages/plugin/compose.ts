import { helpTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, fileOf, headOf, licenceShop, priceOf } from "../../../scripts/content/compose/context.ts";
import { editionsOf, receiptLink } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { partnersOf } from "../../../scripts/content/compose/partners.ts";
import { pluginCard, pluginOf, relatedSlugs } from "../../../scripts/content/compose/plugins.ts";
import { countryName } from "../../../scripts/content/core/intl.ts";
import { pageSize } from "../../domain/paginate.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function sources({ content, language }: ComposeContext, { slug = "" }: PageAddress) {
  const { layout, country, authorizedPartnersOnly } = content.plugins.get(slug) ?? {};
  const partners = [...content.partners].filter(([, group]) => authorizedPartnersOnly && group.country === country);
  return [
    `plugins/${slug}.yaml`,
    ...(layout === "notes" ? [`${language}/notes.yaml`] : []),
    ...partners.map(([name]) => `partners/${name}.yaml`),
  ];
}

/** A plugin has its own texts, not those of a page. */
export function compose(context: ComposeContext, _words: undefined, { slug = "" }: PageAddress) {
  const { content, language, media } = context;
  const { facts, translations, downloads } = pluginOf(context, slug);
  const { seo, imageAlt, foreign: _ofCard, ...rest } = translations;
  return {
    ...rest,
    slug,
    head: headOf(context, seo),
    layout: facts.layout,
    price: priceOf(context, facts),
    buy: facts.price === undefined ? undefined : licenceShop(context),
    choice: receiptLink(context, { plugins: [slug] }),
    country: facts.country === undefined ? undefined : countryName(facts.country, language),
    picture: pictureOf(media, facts.image, imageAlt, language),
    downloads: editionsOf(context).flatMap(({ id, name }) => {
      const file = downloads[id];
      return file ? [{ edition: { id, name }, file: fileOf(context, file, `plugin_${slug}_${id}`) }] : [];
    }),
    help: facts.help.map((id) => ({
      id,
      title: id,
      ...context.translations.help[id],
      href: helpTarget(content, id, language) ?? "",
    })),
    related: relatedSlugs(content, slug).map((other) => {
      const { price, country: _country, ...card } = pluginCard(context, other);
      return { ...card, free: price === undefined };
    }),
    partners: facts.authorizedPartnersOnly && facts.country ? installersOf(context, facts.country) : undefined,
  };
}

/**
 * The number of partners of a country, and the first ones, each with one number of a kind, or with an e-mail address if it
 * has no number. The directory has the rest.
 */
function installersOf(context: ComposeContext, country: string) {
  const partners = partnersOf(context, country);
  const list = partners.slice(0, pageSize).map(({ contacts = [], ...partner }) => {
    const numbers = contacts.filter(({ kind }) => ["phone", "mobile", "whatsapp"].includes(kind));
    const asked = numbers.length > 0 ? numbers : contacts.filter(({ kind }) => kind === "email");
    return { ...partner, contacts: asked.map((contact) => ({ ...contact, values: contact.values.slice(0, 1) })) };
  });
  return { country, count: partners.length, list };
}

export type Content = ReturnType<typeof compose>;
