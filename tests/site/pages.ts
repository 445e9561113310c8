/** The built pages, whatever their content. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteMap as site } from "../../src/content/shell.ts";
import { localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

export const client = join("dist", "client");
export { site };

/** Every page in every language. */
export const pages = site.languages.flatMap((language) =>
  pagesOf(site).map((page) => {
    return { page, language, path: localizedPath(page, language), isListed: routeOf(page.route).indexed };
  }),
);

/** The document of a page. */
export const htmlOf = (path: string) => readFileSync(join(client, `${path}.html`), "utf8");
