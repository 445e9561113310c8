import { siteMap } from "../content/shell.ts";
import { localizedPath, pagesOf } from "../routes/routes.ts";

/** Addresses of all pages in all languages. */
export default function onBeforePrerenderStart(): string[] {
  return siteMap.languages.flatMap((language) => pagesOf(siteMap).map((page) => localizedPath(page, language)));
}
