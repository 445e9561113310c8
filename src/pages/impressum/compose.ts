import type { z } from "zod";
import { companyOf } from "../../../scripts/content/emit/company.ts";
import type { Context } from "../../../scripts/content/emit/context.ts";
import { withHead } from "../../../scripts/content/emit/with-head.ts";
import type { words as schema } from "./schema.ts";

type Words = z.output<typeof schema>;

export function compose(context: Context, words: Words) {
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
