/** Facts for the frame around every page, and the part of them that decides about addresses. */

import { shell } from "../generated/shell.ts";
import type { SiteMap } from "../routes/routes.ts";

export { shell };

/** What the head of every page is made with. */
export const headSite = {
  origin: shell.origin,
  languages: shell.languages.map(({ code }) => code),
  feedTitles: shell.feedTitles,
  rightToLeft: shell.languages.filter(({ direction }) => direction === "rtl").map(({ code }) => code),
};

export const siteMap: SiteMap = {
  languages: shell.languages.map(({ code }) => code),
  pluginSlugs: shell.pluginSlugs,
};
