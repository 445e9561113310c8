import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, fileOf, withHead } from "../../../scripts/content/compose/context.ts";
import { ofEdition, setupOf } from "../../../scripts/content/compose/editions.ts";
import type { PageAddress } from "../../routes/routes.ts";
import type { translations as schema } from "./schema.ts";

export const sources = () => ["editions.yaml"];

/** @param address Its slug is the edition, one with a file. */
export function compose(
  context: ComposeContext,
  translations: z.output<typeof schema>,
  { slug: edition = "" }: PageAddress,
) {
  const { content, language } = context;
  const { thankYou, setup, foreign } = ofEdition(context.translations.editions, edition);
  if (thankYou === undefined) throw new Error(`The edition ${edition} has no words of a thank-you page`);
  return {
    ...translations,
    ...withHead(context, thankYou),
    foreign,
    file: fileOf(context, ofEdition(content.downloads.editions, edition), `${edition}_setup`),
    setup: setupOf(context, edition, setup && { title: setup.title, steps: setup.steps, link: setup.link }),
    supportHref: linkTarget(content.site, content.site.links.supportCentre, language),
  };
}

export type Content = ReturnType<typeof compose>;
