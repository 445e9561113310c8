import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import type { translations as schema } from "./schema.ts";

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  const { questions, more, ...top } = translations;
  const items = Object.entries(questions).map(([id, { image, ...question }]) => ({
    id,
    ...question,
    picture: image && pictureOf(context.media, image.src, image.alt, context.language),
  }));
  const { site } = context.content;
  return {
    ...withHead(context, { ...top, items, more }),
    helpHref: linkTarget(site, site.links.help, context.language),
  };
}

export type Content = ReturnType<typeof compose>;
