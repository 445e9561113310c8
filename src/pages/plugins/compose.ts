import type { z } from "zod";
import { type Context, withHead } from "../../../scripts/content/compose/context.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import type { words as schema } from "./schema.ts";

export const sources = () => ["plugins/"];

export function compose(context: Context, words: z.output<typeof schema>) {
  return { ...withHead(context, words), cards: pluginCards(context) };
}

export type Content = ReturnType<typeof compose>;
