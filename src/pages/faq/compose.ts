import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type Context, withHead } from "../../../scripts/content/compose/context.ts";
import { pictureOf } from "../../../scripts/content/compose/media.ts";
import type { words as schema } from "./schema.ts";

export function compose(context: Context, words: z.output<typeof schema>) {
  const { questions, more, ...top } = words;
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
