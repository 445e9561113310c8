import type { z } from "zod";
import { type Context, withHead } from "../../../scripts/content/emit/context.ts";
import { partnerGroups } from "../../../scripts/content/emit/partners.ts";
import type { words as schema } from "./schema.ts";

type Words = z.output<typeof schema>;

export function compose(context: Context, words: Words) {
  return { ...withHead(context, words), groups: partnerGroups(context) };
}

export type Content = ReturnType<typeof compose>;
