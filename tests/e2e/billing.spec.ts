/** The billing toggle: one choice, all prices of the page. */
import type { Page } from "@playwright/test";
import { expect, holdApp, open, test } from "./site.ts";

const choice = (page: Page, period: "monthly" | "annual") => page.locator(`#main input[value="${period}"]`);

/** The visible amounts, sorted. */
async function amounts(page: Page): Promise<number[]> {
  const texts = await page.locator("#main p:has(> b):visible b").allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d.,]/g, "").replace(",", "."))).sort((a, b) => a - b);
}

// A year costs ten months; the plugin for 1 is billed yearly only.
test("monthly at first; the choice changes every price, is announced, and holds on other pages", async ({ page }) => {
  const shown = (words: string) => page.locator("#main").getByText(words).filter({ visible: true });
  await open(page, "/en/features");
  await expect(choice(page, "monthly")).toBeChecked();
  expect(await amounts(page)).toEqual([0, 5, 8, 10, 10]);
  await expect(shown("billed yearly only")).toHaveCount(1);
  await choice(page, "monthly").press("ArrowRight");
  await expect(choice(page, "annual")).toBeChecked();
  expect(await amounts(page)).toEqual([0, 10, 50, 80, 100]);
  await expect(shown("per store and month")).toHaveCount(0);
  await expect(page.locator("#main [role=status]").getByText("Prices are shown per year.")).toBeAttached();
  await page.locator('footer a[href="/en/plugins"]').click();
  await expect(page).toHaveURL(/\/en\/plugins$/);
  await expect(choice(page, "annual")).toBeChecked();
  expect(await amounts(page)).toEqual([10, 50, 80]);
  await choice(page, "monthly").dispatchEvent("click");
  expect(await amounts(page)).toEqual([5, 8, 10]);
});

test("a choice made before the app starts counts", async ({ page }) => {
  const start = await holdApp(page);
  await page.goto("/de/download");
  await choice(page, "annual").check({ force: true });
  const chosen = await amounts(page);
  expect(chosen.at(-1)).toBe(100);
  await start();
  await expect(choice(page, "annual")).toBeChecked();
  expect(await amounts(page)).toEqual(chosen);
});

test("licences, taxes and questions are beside paid prices; files and prices in a row are level", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const expectLicences = async (links: number) => {
    await expect(page.locator('#main a[href$="/licences/new"]')).toHaveCount(links);
    await expect(page.getByText(/^(?:Taxes are|Steuern sehen)/)).toHaveCount(links);
  };
  await page.goto("/en/plugins/mrp");
  await expectLicences(0);
  await page.goto("/en/features");
  await expectLicences(1);
  await expect(page.locator('#main li a[href^="/en/faq#"]')).toHaveCount(2);

  await page.goto("/de/download");
  await expectLicences(1);
  await expect(page.locator('#main li a[href^="/de/faq#"]')).toHaveCount(2);
  const [lite, pro, ...more] = await tops("#main dl:has(time)");
  expect([lite, more.length]).toEqual([pro, 0]);
  await page.goto("/de/plugins");
  const [cards, feet] = [await tops("#main li"), await tops("#main li > :last-child")];
  const rows = new Set(cards);
  expect(rows.size).toBeLessThan(cards.length);
  expect(new Set(feet.map((foot, index) => `${cards[index]} ${foot}`)).size).toBe(rows.size);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both prices of everything can be read", async ({ page }) => {
    await page.goto("/en/features");
    expect(new Set(await amounts(page))).toEqual(new Set([0, 5, 8, 10, 50, 80, 100]));
  });
});
