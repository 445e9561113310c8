import type { z } from "zod";
import { linkTarget } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, companyOf, withHead } from "../../../scripts/content/compose/context.ts";
import type { translations as schema } from "./schema.ts";

export const sources = () => ["site.yaml"];

export function compose(context: ComposeContext, translations: z.output<typeof schema>) {
  const { site, draft } = context.content;
  return {
    ...withHead(context, translations),
    company: companyOf(context),
    emails: { sales: site.emails.sales, support: site.emails.support },
    helpHref: linkTarget(site, site.links.supportCentre, context.language),
    message: draft ? undefined : site.message,
  };
}

export type Content = ReturnType<typeof compose>;
