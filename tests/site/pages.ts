/** The pages of the build in `OUT_DIR`, whatever their content. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

export const { addresses: site, shell }: typeof import("#generated/shell.ts") = await import(
  pathToFileURL(resolve(generatedFolder, "shell.ts")).href
);

export const client = join(outFolder, "client");

export const pages = site.languages.flatMap((language) =>
  pagesOf(site).map((page) => {
    return { page, language, path: localizedPath(page, language), isListed: routeOf(page.route).indexed };
  }),
);

export const htmlOf = (path: string) => readFileSync(join(client, `${path}.html`), "utf8");
