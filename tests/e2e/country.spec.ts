/** The banner for visitors of one country. */
import type { Page } from "@playwright/test";
import { edges, expect, holdApp, open, painted, test, watchShifts } from "./site.ts";

const banner = (page: Page) => page.locator("#main aside");

/** Answers the lookup. @returns Who asked. */
async function answer(page: Page, country: string): Promise<string[]> {
  const askedBy: string[] = [];
  await page.route("**/api/v1/country", async (route) => {
    askedBy.push(page.url());
    await route.fulfill({ json: { country } });
  });
  return askedBy;
}

for (const [language, width] of Object.entries({ de: 320, en: 1440 })) {
  test(`${language}, ${width} px: shown in that country, where it moves and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await answer(page, "SA");
    const start = await holdApp(page);
    const shifted = await watchShifts(page);
    await page.goto(`/${language}`);
    await painted(page);
    await start();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole("link")).toHaveAttribute("href", `/${language}/plugins/fatoora`);
    const header = await edges(page.locator("header"));
    // No space is reserved: few visitors see the banner.
    expect((await edges(page.locator("h1"))).top - header.bottom).toBeLessThan(72);
    const strip = await edges(banner(page));
    expect(strip.top).toBeGreaterThanOrEqual(header.bottom);
    const covered = await page.locator("main :is(h1, p, a):not(aside *)").evaluateAll((all, strip) => {
      const isCovered = ({ top, bottom }: DOMRect) => bottom > strip.top && top < strip.bottom;
      return all.filter((one) => isCovered(one.getBoundingClientRect())).map((one) => one.textContent);
    }, strip);
    expect(covered).toEqual([]);
    expect(await shifted()).toBe(0);
  });
}

test("looked up by pages that need it, and not shown to visitors of another country", async ({ page }) => {
  const askedBy = await answer(page, "DE");
  await open(page, "/en/faq");
  expect(askedBy).toEqual([]);
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("user_country"))).toBe("DE");
  await expect(banner(page)).toBeHidden();
});
