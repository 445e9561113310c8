import { addresses } from "../content/shell.ts";
import { localizedPath, pagesOf } from "../routes/routes.ts";

/** Addresses of all pages in all languages. */
export default function onBeforePrerenderStart(): string[] {
  return addresses.languages.flatMap((language) => pagesOf(addresses).map((page) => localizedPath(page, language)));
}
