/** Which pages are looked at. */
import { readFileSync } from "node:fs";
import { generatedFolder } from "../../src/project-folders.ts";
import { contentKey, localizedPath, type PageAddress, pageModule, pagesOf, routes } from "../../src/routes/routes.ts";
import { everything } from "../commands/everything.ts";
import { site } from "../site/pages.ts";

const { languages } = site;

/** What a page looks like goes by its module, and by which parts its content has. */
function templateOf(page: PageAddress): string {
  const content = readFileSync(`${generatedFolder}/content/${languages[0]}/${contentKey(page)}.json`, "utf8");
  const { layout = "", ...parts }: { layout?: string } = JSON.parse(content);
  return [pageModule(page.route), layout, ...Object.keys(parts).sort()].join(" ");
}

/** One page of each template; every page with `npm run test:all`. */
export const testedPages: readonly PageAddress[] = pagesOf(site).filter(
  (page, index, all) => everything || all.findIndex((one) => templateOf(one) === templateOf(page)) === index,
);

/** The path of a page of every third route, beginning at the `turn`th, of each with `npm run test:all`; the languages by turns. */
export const pathsInTurn = (turn: number): string[] =>
  routes
    .map(({ id, slugs }, index) => {
      const slug = slugs === "textSlugs" ? "impressum" : "fatoora";
      return localizedPath({ route: id, slug }, languages[index % languages.length] ?? "");
    })
    .filter((_path, index) => everything || index % 3 === turn);

/** The document's own status is what Chromium reports of the 404 pages; nothing else may be said. */
export function withoutNotFound(complaints: string[]): void {
  const others = complaints.filter((one) => !/status of 404/.test(one));
  complaints.splice(0, complaints.length, ...others);
}
