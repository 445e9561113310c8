import { localizedPath, pagesOf } from "../app/routes.ts";
import { siteMap } from "../content/shell.ts";

/** Addresses of all pages in all languages. */
export default function onBeforePrerenderStart(): string[] {
  return siteMap.languages.flatMap((language) => pagesOf(siteMap).map((page) => localizedPath(page, language)));
}
