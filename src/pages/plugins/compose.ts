import type { z } from "zod";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { pluginCards } from "../../../scripts/content/compose/plugins.ts";
import type { translations as schema } from "./schema.ts";

export const sources = () => ["plugins/"];

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  return { ...withHead(context, translations), cards: pluginCards(context) };
}

export type Content = ReturnType<typeof compose>;
