/** Facts for the frame around every page, and the part of them that decides about addresses. */

import { shell } from "#generated/shell.ts";
import type { SiteMap } from "../routes/routes.ts";

export { shell };

type Shell = typeof shell;

const siteMapOf = ({ languages, pluginSlugs, partnerPages, editions }: Shell): SiteMap => ({
  languages: languages.map(({ code }) => code),
  pluginSlugs,
  partnerPages,
  editions,
});

export const siteMap = siteMapOf(shell);

/** In development and beside the form for editors: puts edited facts in the place of those that the page was loaded with. */
export function replaceShell(edited: Shell): void {
  for (const key of Object.keys(shell)) if (!Object.hasOwn(edited, key)) Reflect.deleteProperty(shell, key);
  Object.assign(shell, edited);
  Object.assign(siteMap, siteMapOf(edited));
}
