/** What moves on a page when the application takes over. */
import type { Page } from "@playwright/test";
import { holdApplication } from "./site.ts";

/**
 * Opens a page and lets the application in only when all of it is painted.
 *
 * @returns Says how much has moved since then: the sum of the layout shifts, 0 where nothing did.
 */
export async function openAndWatch(page: Page, path: string): Promise<() => Promise<number>> {
  const release = await holdApplication(page);
  await page.goto(path);
  await page.evaluate(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: "layout-shift" });
    document.documentElement.dataset.shifted = "0";
    // Two frames: what the page came with is painted.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  release();
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return Number(await page.locator("html").getAttribute("data-shifted"));
  };
}
