import type { Page, Route } from "@playwright/test";
import type { directoryFiles } from "./invented-partners.ts";

type Answer = (key: string, route: Route) => Promise<void> | undefined;

/** Gives a page invented partners, with the site's own words; `answer` may replace an answer. */
export async function answerDirectory(page: Page, files: ReturnType<typeof directoryFiles>, answer?: Answer) {
  await page.route(/\/en\/(?:partners|partnersPage\/\d+|partner-names)\.json/, async (route) => {
    const [, key = ""] = /\/en\/(.+)\.json/.exec(route.request().url()) ?? [];
    const words = key === "partners" ? await (await route.fetch()).json() : {};
    await (answer?.(key, route) ?? route.fulfill({ json: { ...words, ...files.get(key) } }));
  });
}
