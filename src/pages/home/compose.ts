import type { z } from "zod";
import { linkTarget, money } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { editionsOf, ofEdition, receiptLink } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import { periods, sumFor } from "../../domain/offers.ts";
import { localizedPath } from "../../routes/routes.ts";
import type { translations as schema } from "./schema.ts";

type Words = z.output<typeof schema>;
type Offer = Extract<Words["blocks"][number], { offer: unknown }>["offer"];

export function compose(context: ComposeContext, { hero, blocks, ...rest }: Words) {
  return {
    ...withHead(context, rest),
    /** Starts the download of the first edition. */
    downloadHref: editionsOf(context)[0]?.href ?? "",
    hero: withPicture(context, hero),
    blocks: blocks.map((block) => composeBlock(context, block)),
    countryBanner: countryBannerOf(context),
  };
}

function composeBlock(context: ComposeContext, block: Words["blocks"][number]) {
  const { content, language } = context;
  if ("pictures" in block) {
    return { pictures: { ...block.pictures, items: block.pictures.items.map((item) => withPicture(context, item)) } };
  }
  if ("offer" in block) {
    return { offer: composeOffer(context, block.offer) };
  }
  if ("figures" in block) {
    const { site } = content;
    const { worldMap } = site.links;
    return { figures: { ...block.figures, mapHref: worldMap && linkTarget(site, worldMap, language) } };
  }
  return block;
}

/**
 * The receipt adds up the edition and the plugins that are pictured: for a year, if one of them is sold by the year only.
 * There is none for an edition whose price one asks for.
 */
function composeOffer(context: ComposeContext, { edition, receipt, ...words }: Offer) {
  const { site, editions, plugins } = context.content;
  const { name } = ofEdition(context.translations.editions, edition);
  const { monthly } = ofEdition(editions.editions, edition);
  const shown = pluginCards(context).filter(({ slug }) => plugins.get(slug)?.onHome);
  const products = [
    { label: `${site.brand} ${name}`, price: monthly },
    ...shown.map(({ slug, name: label }) => ({ ...plugins.get(slug), label })),
  ];
  const period = periods.find((each) => sumFor(editions, products, each) !== undefined) ?? "annual";
  const { billing } = context.translations.ui;
  const amountOf = (...some: typeof products) => {
    const sum = sumFor(editions, some, period) ?? 0;
    return sum === 0 ? billing.free : money(sum, editions.currency, context.language);
  };
  return {
    ...words,
    plugins: shown.map(({ slug, href, name, picture, foreign }) => ({ slug, href, name, picture, foreign })),
    receipt: monthly !== undefined && {
      title: receipt,
      rows: products.map((product) => ({ label: product.label, value: amountOf(product) })),
      total: { label: billing[period], value: amountOf(...products) },
    },
    choice: receiptLink(context, { edition, plugins: shown.map(({ slug }) => slug), billing: period }),
  };
}

function withPicture<Part extends { picture: string; imageAlt: string }>(
  { media, language }: ComposeContext,
  { picture, imageAlt, ...words }: Part,
) {
  return { ...words, picture: pictureOf(media, picture, imageAlt, language) };
}

function countryBannerOf({ content: { site, plugins, draft }, translations, linkLanguage }: ComposeContext) {
  const { plugin: slug = "" } = site.countryBanner ?? {};
  const country = plugins.get(slug)?.country;
  if (country === undefined || draft) return undefined;
  return { ...translations.countryBanner, country, href: localizedPath({ route: "plugin", slug }, linkLanguage) };
}

export type Content = ReturnType<typeof compose>;
