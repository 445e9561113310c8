import type { z } from "zod";
import { type Context, withHead } from "../../../scripts/content/compose/context.ts";
import { releaseList } from "../../../scripts/content/compose/releases.ts";
import type { words as schema } from "./schema.ts";

export const sources = () => ["releases/"];

export function compose(context: Context, words: z.output<typeof schema>) {
  return { ...withHead(context, words), releases: releaseList(context) };
}

export type Content = ReturnType<typeof compose>;
