import type { z } from "zod";
import { type ComposeContext, fileOf, withHead } from "../../../scripts/content/compose/context.ts";
import { editionsOf, ofEdition, priceQuestions, setupOf } from "../../../scripts/content/compose/editions.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import { translations as thankYou } from "../thank-you/schema.ts";
import type { translations as schema } from "./schema.ts";

export const sources = ({ language }: ComposeContext) => [
  "editions.yaml",
  "downloads.yaml",
  "plugins/",
  `${language}/pages/faq.yaml`,
];

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  const { downloads } = context.content;
  const { more, ...rest } = translations;
  const { editions } = context.translations;
  const updates = Object.entries(downloads.updates).flatMap(([id, file]) => {
    const { update } = ofEdition(editions, id);
    return update === undefined ? [] : [{ id: `update-${id}`, ...update, file: fileOf(context, file) }];
  });
  return {
    ...withHead(context, rest),
    editions: editionsOf(context).map((edition) => ({
      ...edition,
      ...ofEdition(editions, edition.id).download,
      foreign: ofEdition(editions, edition.id).foreign,
      file: fileOf(context, ofEdition(downloads.editions, edition.id)),
      setup: setupOf(context, edition.id, ofEdition(editions, edition.id).setup?.download),
    })),
    questions: priceQuestions(context),
    more: {
      title: more.title,
      entries: [
        ...updates,
        { id: "data-migration", ...more.dataMigration, file: fileOf(context, downloads.dataMigration) },
      ],
    },
    cards: pluginCards(context),
    windowsAsks: {
      ...context.translations.page("thank-you", thankYou).windowsAsks,
      foreign: context.translations.foreignPage("thank-you"),
    },
  };
}

export type Content = ReturnType<typeof compose>;
