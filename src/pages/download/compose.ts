import type { z } from "zod";
import { type Context, fileOf, withHead } from "../../../scripts/content/emit/context.ts";
import { editionsOf, ofEdition, priceQuestions, setupOf } from "../../../scripts/content/emit/editions.ts";
import { pluginCards } from "../../../scripts/content/emit/plugins.ts";
import { words as thankYou } from "../thank-you/schema.ts";
import type { words as schema } from "./schema.ts";

export const sources = ({ language }: Context) => [
  "editions.yaml",
  "downloads.yaml",
  "plugins/",
  `${language}/pages/faq.yaml`,
];

export function compose(context: Context, words: z.output<typeof schema>) {
  const { downloads } = context.content;
  const { editions, setupLinks, more, ...rest } = words;
  const updates = Object.entries(downloads.updates).map(([id, file]) => ({
    id: `update-${id}`,
    ...ofEdition(more.updates, id),
    file: fileOf(context, file),
  }));
  return {
    ...withHead(context, rest),
    editions: editionsOf(context).map((edition) => ({
      ...edition,
      ...ofEdition(editions, edition.id),
      file: fileOf(context, ofEdition(downloads.editions, edition.id)),
      setup: setupOf(context, edition.id, setupLinks),
    })),
    questions: priceQuestions(context).map(({ id, title }) => ({ id, title })),
    more: {
      title: more.title,
      entries: [
        ...updates,
        { id: "data-migration", ...more.dataMigration, file: fileOf(context, downloads.dataMigration) },
      ],
    },
    cards: pluginCards(context),
    windowsAsks: context.words.page("thank-you", thankYou).windowsAsks,
  };
}

export type Content = ReturnType<typeof compose>;
