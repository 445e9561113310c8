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
  const { editions, dataMigration } = context.translations;
  const updates = Object.entries(downloads.updates).flatMap(([id, file]) => {
    const { update, foreign } = ofEdition(editions, id);
    if (update === undefined) return [];
    return [{ id: `update-${id}`, ...update, foreign, file: fileOf(context, file, `${id}_update`) }];
  });
  const migration =
    downloads.dataMigration && dataMigration
      ? [{ id: "data-migration", ...dataMigration, file: fileOf(context, downloads.dataMigration, "data_migration") }]
      : [];
  return {
    ...withHead(context, rest),
    editions: editionsOf(context).map((edition) => {
      const { download, setup, foreign } = ofEdition(editions, edition.id);
      const file = downloads.editions[edition.id];
      return {
        ...edition,
        ...download,
        foreign,
        file: file && fileOf(context, file, `${edition.id}_setup`),
        setup: setupOf(context, edition.id, setup?.download),
      };
    }),
    questions: priceQuestions(context),
    more: { title: more.title, entries: [...updates, ...migration] },
    cards: pluginCards(context),
    windowsAsks: {
      ...context.translations.page("thank-you", thankYou).windowsAsks,
      foreign: context.translations.foreignPage("thank-you"),
    },
  };
}

export type Content = ReturnType<typeof compose>;
