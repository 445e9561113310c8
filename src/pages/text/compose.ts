import { longDate } from "../../../scripts/content/check/format-facts.ts";
import { type ComposeContext, companyOf, withHead } from "../../../scripts/content/compose/context.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function sources({ language, content }: ComposeContext, { slug = "" }: PageAddress): readonly string[] {
  const hasCompany = content.translations.get(language)?.texts.get(slug)?.company !== undefined;
  return [...(hasCompany ? ["site.yaml"] : []), `${language}/texts/${slug}.yaml`];
}

/** @throws Error if there is no text of this name; the content check has refused that before. */
export function compose(context: ComposeContext, _words: unknown, { slug = "" }: PageAddress) {
  const translations = context.translations.texts.get(slug);
  if (translations === undefined) throw new Error(`There is no text ${slug}`);
  const { title, intro, updated, company: labels, sections } = translations;
  const { company, emails } = context.content.site;
  return {
    ...withHead(context, { seo: translations.seo, title, intro }),
    updated: updated && longDate(updated, context.language),
    company: labels && {
      labels,
      ...companyOf(context),
      managingDirector: company.managingDirector,
      email: emails.info,
      register: `${company.registerCourt}, ${company.registerNumber}`,
      vatId: company.vatId,
    },
    sections: Object.entries(sections).map(([id, section]) => ({ id, ...section })),
  };
}

export type Content = ReturnType<typeof compose>;
