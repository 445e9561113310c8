/** Composes what each page is given: words with facts filled in, prices, files and links, ready to show. */

import { localizedPath } from "../../../src/routes/routes.ts";
import { countryName, helpTarget, linkTarget } from "../model/format-facts.ts";
import { comparisonOf } from "./comparison.ts";
import { type Context, fileOf, headOf, installersOf, pluginCards, priceOf, relatedPlugins } from "./context.ts";
import { pictureOf } from "./media.ts";

export function home(context: Context) {
  const { words, content, media, language } = context;
  const { seo, hero, receipts, inventory, dashboard, statistics, ...rest } = words.pages.home;
  const block = ({ imageAlt, ...texts }: typeof receipts, image: `home${"Receipts" | "Inventory" | "Dashboard"}`) => ({
    ...texts,
    picture: pictureOf(media, content.pictures[image], imageAlt, language),
  });
  const { imageAlt, ...heroTexts } = hero;
  const banner = content.site.countryBanner;
  return {
    ...rest,
    head: headOf(context, seo),
    hero: { ...heroTexts, picture: pictureOf(media, content.pictures.homeHero, imageAlt, language) },
    blocks: [block(receipts, "homeReceipts"), block(inventory, "homeInventory"), block(dashboard, "homeDashboard")],
    statistics: {
      title: statistics.title,
      text: statistics.text,
      items: (["downloads", "monthlyUsers", "countries"] as const).map((id) => ({
        value: statistics.values[id],
        label: statistics.labels[id],
      })),
      mapLink: statistics.mapLink,
      mapHref: linkTarget(content.site, "worldMap", language),
    },
    countryBanner: banner && {
      ...words.pages.home.countryBanner,
      country: banner.country,
      href: localizedPath({ route: "plugin", slug: banner.plugin }, language),
    },
  };
}

export function features(context: Context) {
  const { words, content } = context;
  const { seo, areas, areaPictures, ...rest } = words.pages.features;
  return {
    ...rest,
    areas: areas.map((area) => ({ ...area, picture: areaPicture(context, area.id, areaPictures[area.id]) })),
    head: headOf(context, seo),
    prices: {
      lite: priceOf(context, content.editions.lite.monthly),
      pro: priceOf(context, content.editions.pro.monthly),
    },
    comparison: comparisonOf(context),
    pluginPrices: pluginCards(context).map(({ slug, href, name, price }) => ({ slug, href, name, price })),
  };
}

/** The picture of an area of the features page, where it has one. */
function areaPicture({ content, media, language }: Context, id: string, alt: string | undefined) {
  const name = content.pictures.featureAreas[id];
  return name === undefined || alt === undefined ? undefined : pictureOf(media, name, alt, language);
}

export function download(context: Context) {
  const { words, content, language } = context;
  const { seo, ...rest } = words.pages.download;
  return {
    ...rest,
    head: headOf(context, seo),
    prices: {
      lite: priceOf(context, content.editions.lite.monthly),
      pro: priceOf(context, content.editions.pro.monthly),
    },
    files: {
      lite: fileOf(context, content.downloads.lite),
      pro: fileOf(context, content.downloads.pro),
      proUpdate: fileOf(context, content.downloads.proUpdate),
      dataMigration: fileOf(context, content.downloads.dataMigration),
    },
    proSetupHref: linkTarget(content.site, "proSetup", language),
    cards: pluginCards(context),
    windowsAsks: words.pages.thankYou.windowsAsks,
  };
}

export function thankYou(context: Context, edition: "lite" | "pro") {
  const { words, content, language } = context;
  const { lite, pro, proSetup, ...rest } = words.pages.thankYou;
  const { seo, ...texts } = edition === "lite" ? lite : pro;
  return {
    ...rest,
    ...texts,
    edition,
    head: headOf(context, seo),
    file: fileOf(context, content.downloads[edition]),
    proSetup: edition === "pro" ? { ...proSetup, href: linkTarget(content.site, "proSetup", language) } : undefined,
    supportHref: linkTarget(content.site, "supportCentre", language),
  };
}

export function plugin(context: Context, slug: string) {
  const { content, words, language, media } = context;
  const facts = content.plugins.get(slug);
  const texts = words.plugins.get(slug);
  if (facts === undefined || texts === undefined) throw new Error(`The plugin ${slug} has no facts or no words`);
  const { seo, imageAlt, ...rest } = texts;
  return {
    ...rest,
    slug,
    head: headOf(context, seo),
    layout: facts.layout,
    price: priceOf(context, facts.price, facts.monthlySubscriptionAvailable),
    country: facts.country === undefined ? undefined : countryName(facts.country, language),
    picture: pictureOf(media, facts.image, imageAlt, language),
    files: { lite: fileOf(context, facts.downloads.lite), pro: fileOf(context, facts.downloads.pro) },
    help: facts.help.map((id) => ({ id, title: words.help[id] ?? id, href: helpTarget(content, id, language) ?? "" })),
    related: relatedPlugins(context, slug),
    partners:
      facts.authorizedPartnersOnly === true && facts.country !== undefined
        ? { country: facts.country, list: installersOf(context, facts.country) }
        : undefined,
  };
}
