/** Facts for the frame around every page, and the part of them that decides about addresses. */
import type { SiteMap } from "../app/routes.ts";
import { shell } from "../generated/shell.ts";

export { shell };

export const siteMap: SiteMap = {
  languages: shell.languages.map(({ code }) => code),
  pluginSlugs: shell.pluginSlugs,
};
