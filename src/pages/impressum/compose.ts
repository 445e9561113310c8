import type { z } from "zod";
import { type Context, companyOf, withHead } from "../../../scripts/content/emit/context.ts";
import type { words as schema } from "./schema.ts";

export const sources = () => ["site.yaml"];

export function compose(context: Context, words: z.output<typeof schema>) {
  const { company, emails } = context.content.site;
  return {
    ...withHead(context, words),
    company: companyOf(context),
    register: `${company.registerCourt}, ${company.registerNumber}`,
    managingDirector: company.managingDirector,
    vatId: company.vatId,
    email: emails.info,
  };
}

export type Content = ReturnType<typeof compose>;
