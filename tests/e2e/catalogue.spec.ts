/** The catalogue of plugins, and their pages. */
import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test } from "./site.ts";

const box = (page: Page) => page.getByRole("searchbox");
const count = (page: Page) => page.locator("#main [role=status]").filter({ hasText: /plugin/i });
const cards = (page: Page) => page.locator("#main li h2");

test("the search filters, counts, leads back to all, and is in the address, also on the way back", async ({ page }) => {
  await open(page, "/de/plugins?q=fatoora&utm_source=letter");
  await expect(box(page)).toHaveValue("fatoora");
  await expect(cards(page).first()).toHaveText("Fatoora");
  expect(await cards(page).count()).toBeLessThan(5);
  await box(page).fill("xyzzy");
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("Kein Plugin passt zu dieser Suche. Versuchen Sie es mit einem kürzeren Wort.");
  await page.getByRole("button", { name: "Alle Plugins zeigen" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(count(page)).toHaveText("5 Plugins");
  await expect(box(page)).toBeFocused();
  await box(page).fill("logo");
  await expect.poll(() => new URL(page.url()).search).toBe("?utm_source=letter&q=logo");
  await cards(page).first().locator("a").click();
  await expect(page).toHaveURL(/\/de\/plugins\/my-logo$/);
  await page.goBack();
  await expect(box(page)).toHaveValue("logo");
  await expect(cards(page)).toHaveCount(1);
});

test("each download is a button with its size; the price stays in view; a sentence leads to another plugin", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/en/plugins/price-lists");
  await expect(page.getByRole("link", { name: /^Download for (?:Lite|Pro) \(\d.* MB\)$/ })).toHaveCount(2);
  await scrollTo(page, 500);
  await expect(page.getByRole("heading", { name: "Price", exact: true })).toBeInViewport();
  await page.goto("/de/plugins/fatoora");
  const another = page.locator("#main").getByRole("link", { name: "ein anderes Plugin" });
  await expect(another).toHaveAttribute("href", "/de/plugins");
});
