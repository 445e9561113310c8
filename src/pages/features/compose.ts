import type { z } from "zod";
import { type ComposeContext, licenceShop, withHead } from "../../../scripts/content/compose/context.ts";
import { comparisonOf, editionsOf, ofEdition, priceQuestions } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { pluginCards, pluginOf } from "../../../scripts/content/compose/plugins.ts";
import { directionOf } from "../../../scripts/content/core/intl.ts";
import type { translations as schema } from "./schema.ts";

export const sources = ({ language }: ComposeContext) => [
  "areas.yaml",
  "editions.yaml",
  "plugins/",
  `${language}/pages/faq.yaml`,
];

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  const areas = Object.entries(context.translations.areas).map(([id, { imageAlt, ...area }]) => ({
    id,
    ...area,
    picture: areaPicture(context, id, imageAlt),
  }));
  const { site, editions } = context.content;
  const { currency, annualMonths } = editions;
  return {
    ...withHead(context, { ...translations, areas }),
    plans: editionsOf(context).map((edition) => {
      const { features, foreign } = ofEdition(context.translations.editions, edition.id);
      const { monthly } = ofEdition(editions.editions, edition.id);
      const product = { label: `${site.brand} ${edition.name}`, price: monthly };
      return { ...edition, ...features, answer: features.answer ?? edition.name, foreign, product };
    }),
    questions: priceQuestions(context),
    comparison: comparisonOf(context, translations.comparison.title),
    pluginPrices: pluginCards(context).map(({ slug, href, name, price, foreign }) => ({
      slug,
      href,
      name,
      price,
      foreign,
      product: productOf(context, slug, translations.receipt?.partners),
    })),
    terms: { currency, annualMonths },
    money: { currency, language: context.language, direction: directionOf(context.language) },
    buy: licenceShop(context),
  };
}

/** A line of the receipt. */
function productOf(context: ComposeContext, slug: string, byPartners: string | undefined) {
  const { facts, translations } = pluginOf(context, slug);
  const { price, monthlySubscriptionAvailable, authorizedPartnersOnly } = facts;
  const label = authorizedPartnersOnly && byPartners ? `${translations.name} (${byPartners})` : translations.name;
  return { label, price, monthlySubscriptionAvailable };
}

/** The picture of an area, if it has one. */
function areaPicture({ content, media, language }: ComposeContext, id: string, alt: string | undefined) {
  const name = content.areas[id]?.picture?.file;
  return name === undefined || alt === undefined ? undefined : pictureOf(media, name, alt, language);
}

export type Content = ReturnType<typeof compose>;
