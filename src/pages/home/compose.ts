import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { editionsOf } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import { localizedPath } from "../../routes/routes.ts";
import type { translations as schema } from "./schema.ts";

type Words = z.output<typeof schema>;

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
    const plugins = pluginCards(context)
      .filter(({ slug }) => content.plugins.get(slug)?.onHome)
      .map(({ slug, href, name, picture, foreign }) => ({ slug, href, name, picture, foreign }));
    return { offer: { ...block.offer, plugins } };
  }
  if ("figures" in block) {
    const { site } = content;
    const { worldMap } = site.links;
    return { figures: { ...block.figures, mapHref: worldMap && linkTarget(site, worldMap, language) } };
  }
  return block;
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
