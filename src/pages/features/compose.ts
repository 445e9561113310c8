import type { z } from "zod";
import { type Context, withHead } from "../../../scripts/content/compose/context.ts";
import { comparisonOf, editionsOf, ofEdition, priceQuestions } from "../../../scripts/content/compose/editions.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import type { words as schema } from "./schema.ts";

export const sources = ({ language }: Context) => [
  "areas.yaml",
  "editions.yaml",
  "plugins/",
  `${language}/pages/faq.yaml`,
];

export function compose(context: Context, words: z.output<typeof schema>) {
  const areas = Object.entries(context.words.areas).map(([id, { imageAlt, ...area }]) => ({
    id,
    ...area,
    picture: areaPicture(context, id, imageAlt),
  }));
  return {
    ...withHead(context, { ...words, areas }),
    plans: editionsOf(context).map((edition) => ({
      ...edition,
      ...ofEdition(context.words.editions, edition.id).features,
    })),
    questions: priceQuestions(context),
    comparison: comparisonOf(context, words.comparison.title),
    pluginPrices: pluginCards(context).map(({ slug, href, name, price }) => ({ slug, href, name, price })),
  };
}

/** The picture of an area, if it has one. */
function areaPicture({ content, media, language }: Context, id: string, alt: string | undefined) {
  const name = content.areas[id]?.picture?.file;
  return name === undefined || alt === undefined ? undefined : pictureOf(media, name, alt, language);
}

export type Content = ReturnType<typeof compose>;
