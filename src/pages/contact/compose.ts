import type { z } from "zod";
import { type Context, companyOf, withHead } from "../../../scripts/content/emit/context.ts";
import { linkTarget } from "../../../scripts/content/model/format-facts.ts";
import type { words as schema } from "./schema.ts";

export const sources = () => ["facts/site.yaml"];

export function compose(context: Context, words: z.output<typeof schema>) {
  const { emails, message } = context.content.site;
  return {
    ...withHead(context, words),
    company: companyOf(context),
    emails: { sales: emails.sales, support: emails.support },
    helpHref: linkTarget(context.content.site, "supportCentre", context.language),
    message,
  };
}

export type Content = ReturnType<typeof compose>;
