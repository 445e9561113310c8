/** The search of the plugin catalogue. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const box = (page: Page) => page.getByRole("searchbox");
const count = (page: Page) => page.locator("#main [role=status]").filter({ hasText: /plugin/i });
const cards = (page: Page) => page.locator("#main li h2");

test("finds as one types and says how many; an empty result says so and leads back to all", async ({ page }) => {
  await open(page, "/de/plugins");
  await expect(cards(page)).toHaveCount(5);
  await expect(count(page)).toHaveText("5 Plugins");
  await box(page).fill("FATOORA");
  await expect(cards(page).first()).toHaveText("Fatoora");
  await box(page).fill("xyzzy");
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("Kein Plugin passt zu dieser Suche. Versuchen Sie es mit einem kürzeren Wort.");
  await page.getByRole("button", { name: "Alle Plugins zeigen" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(box(page)).toBeFocused();
});

test("the search is in the address, on arrival and on the way back", async ({ page }) => {
  await open(page, "/en/plugins?q=fatoora&utm_source=letter");
  await expect(box(page)).toHaveValue("fatoora");
  expect(await cards(page).count()).toBeLessThan(5);
  await box(page).fill("logo");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=logo&utm_source=letter");
  await cards(page).first().locator("a").click();
  await expect(page).toHaveURL(/\/en\/plugins\/my-logo$/);
  await page.goBack();
  await expect(box(page)).toHaveValue("logo");
  await expect(cards(page)).toHaveCount(1);
});
