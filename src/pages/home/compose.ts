import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { editionsOf } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import { localizedPath } from "../../routes/routes.ts";
import type { translations as schema } from "./schema.ts";

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  const { content, media, language } = context;
  const { hero, receipts, inventory, dashboard, offer, ...rest } = translations;
  const withPicture = <Part extends { imageAlt: string }>({ imageAlt, ...texts }: Part, name: string) => ({
    ...texts,
    picture: pictureOf(media, name, imageAlt, language),
  });
  const { pictures, site } = content;
  const { plugin: bannerPlugin = "" } = site.countryBanner ?? {};
  const country = content.plugins.get(bannerPlugin)?.country;
  return {
    ...withHead(context, rest),
    /** Starts the download of the first edition. */
    downloadHref: editionsOf(context)[0]?.href ?? "",
    hero: withPicture(hero, pictures.homeHero),
    blocks: [
      withPicture(receipts, pictures.homeReceipts),
      withPicture(inventory, pictures.homeInventory),
      withPicture(dashboard, pictures.homeDashboard),
    ],
    offer: offer && {
      ...offer,
      plugins: pluginCards(context)
        .filter(({ slug }) => content.plugins.get(slug)?.onHome)
        .map(({ slug, href, name, picture, foreign }) => ({ slug, href, name, picture, foreign })),
    },
    statistics: { ...translations.statistics, mapHref: linkTarget(site, site.links.worldMap, language) },
    countryBanner:
      country === undefined || content.draft
        ? undefined
        : {
            ...translations.countryBanner,
            country,
            href: localizedPath({ route: "plugin", slug: bannerPlugin }, language),
          },
  };
}

export type Content = ReturnType<typeof compose>;
