/** The entry that the build calls in Node: every document of the site. */
import { siteMap } from "../content/shell.ts";
import { localizedPath, pagesOf } from "../routes/routes.ts";
import { loadAssets } from "./assets.ts";
import { documentFiles, renderDocument } from "./render-document.tsx";

/** Paths of all pages in all languages. */
export const paths = siteMap.languages.flatMap((language) =>
  pagesOf(siteMap).map((page) => localizedPath(page, language)),
);

export { documentFiles };

/** @param texts Of the files in `documentFiles`, by name. */
export function render(path: string, texts: ReadonlyMap<string, string>): Promise<string> {
  return renderDocument(path, loadAssets(), texts);
}
