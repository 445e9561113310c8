/** Pages as they were prerendered: what is laid out and coloured is all there before any script. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";

/** Paths of every page in every language, the 404 pages included. */
export const allPaths: readonly string[] = shell.languages.flatMap(({ code }) =>
  pagesOf({ languages: shell.languages.map((language) => language.code), pluginSlugs: shell.pluginSlugs }).map((page) =>
    localizedPath(page, code),
  ),
);

/** Keeps the consent banner away, which would lie over a part of every page. */
export async function decline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":false}');
  });
}

/** Keeps the application away, and the consent banner. */
export async function keepStatic(page: Page): Promise<void> {
  await decline(page);
  // Never answered rather than refused: a failure would have the page loaded once again.
  await page.route("**/assets/**/*.js", () => {});
  await page.route("**/assets/*.js", () => {});
}

/**
 * Lays out what the browser would leave for later, so that all of the page can be measured.
 *
 * @param style More rules, such as a visitor's own style sheet has.
 */
export async function layOutAll(page: Page, style = ""): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { content-visibility: visible !important; transition: none !important; } ${rules}`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, style);
}

/** The document's own status is what Chromium reports of the 404 pages; nothing else may be said. */
export function withoutNotFound(complaints: string[]): void {
  const others = complaints.filter((one) => !/status of 404/.test(one));
  complaints.splice(0, complaints.length, ...others);
}

/** Splits a list into parts of about the same size, so that workers can share it. */
export function shares<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, part) => items.filter((_item, index) => index % count === part));
}
