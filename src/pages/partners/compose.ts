import type { z } from "zod";
import { type ComposeContext, withHead } from "../../../scripts/content/compose/context.ts";
import { partnerGroups } from "../../../scripts/content/compose/partners.ts";
import { directoryPages } from "../../domain/paginate.ts";
import { partnersOnPage } from "../../features/directory/partner-slices.ts";
import { countPartners } from "../../features/directory/search.ts";
import type { PageAddress } from "../../routes/routes.ts";
import type { translations as schema } from "./schema.ts";

export const sources = () => ["partners/"];

/** One of the pages of the directory. The first one has every country, also those whose partners are on others. */
export function compose(
  context: ComposeContext,
  { seo, title, ...translations }: z.output<typeof schema>,
  { slug }: PageAddress,
) {
  // What a country is also called is in the search index.
  const all = partnerGroups(context).map(({ alsoCalled, shortNames, ...group }) => group);
  const pages = directoryPages(countPartners(all));
  const page = Number(slug ?? 1);
  const groups = pages === 1 ? all : partnersOnPage(all, page);
  const numbered = (text: string) => (page === 1 ? text : `${text} ${page}/${pages}`);
  const head = { title: numbered(seo.title), description: numbered(seo.description) };
  return {
    ...withHead(context, { ...translations, seo: head }),
    title: numbered(title),
    page,
    pages,
    groups: page === 1 ? groups : groups.filter(({ partners }) => partners.length > 0),
  };
}

export type Content = ReturnType<typeof compose>;
