/** Which pages are looked at, and in which languages. What is laid out and coloured is all there before any script. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { keepStatic, layOutAll } from "../../scripts/testing/static-page.ts";
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
const testedPages: readonly PageAddress[] = pagesOf(site).filter(
  (page, index, all) => everything || all.findIndex((one) => templateOf(one) === templateOf(page)) === index,
);

/** The path of one page of each route, the languages by turns. */
export const onePerRoute: readonly string[] = routes.map(({ id, slugs }, index) => {
  const slug = slugs === "textSlugs" ? "impressum" : "fatoora";
  return localizedPath({ route: id, slug }, languages[index % languages.length] ?? "");
});

/** The pages that are looked at in one language, if one language each is enough: they take turns. */
export function pagesIn(language: string): PageAddress[] {
  return testedPages.filter((_page, index) => everything || languages[index % languages.length] === language);
}

/** The languages looked at in a window of some width: on phones the last one, else the first; all with `test:all`. */
export function languagesAt(width: number): readonly string[] {
  return everything ? languages : languages.slice(...(width < 768 ? [-1] : [0, 1]));
}

/** The document's own status is what Chromium reports of the 404 pages; nothing else may be said. */
export function withoutNotFound(complaints: string[]): void {
  const others = complaints.filter((one) => !/status of 404/.test(one));
  complaints.splice(0, complaints.length, ...others);
}

/** Opens each page that is looked at once, in windows of some widths. @returns What `look` finds, with path and width. */
export async function lookAtPages(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  await keepStatic(page);
  for (const language of new Set(widths.flatMap(languagesAt))) {
    for (const path of testedPages.map((address) => localizedPath(address, language))) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await layOutAll(page);
      for (const width of widths.filter((one) => languagesAt(one).includes(language))) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await look(width)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
  }
  return found;
}
