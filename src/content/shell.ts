/** Facts of the layout around every page. */
import { serverFacts, shell } from "#generated/shell.ts";
import type { SiteMap } from "../routes/routes.ts";

export { serverFacts, shell };

/** The part of the facts that decides about addresses. */
export const siteMapOf = ({ languages, pluginSlugs, partnerPages, editions, textSlugs }: typeof shell): SiteMap => ({
  languages: languages.map(({ code }) => code),
  pluginSlugs,
  partnerPages,
  editions,
  textSlugs,
});

export const siteMap = siteMapOf(shell);
