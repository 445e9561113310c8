import type { z } from "zod";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { releaseList } from "../../../scripts/content/compose/releases.ts";
import type { translations as schema } from "./schema.ts";

export const sources = () => ["releases/"];

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  return { ...withHead(context, translations), releases: releaseList(context) };
}

export type Content = ReturnType<typeof compose>;
