/** The banner for visitors of one country (specification sections 2, 7 and 8). */
import type { Page, Route } from "@playwright/test";
import { expect, holdApplication, hydrated, open, painted, refuseStorage, test, watchShifts } from "./site.ts";

/** The country of the sample's banner. */
const wanted = "SA";

const banner = (page: Page) => page.locator("main aside");
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("user_country"));

/** Answers the lookup, and counts how often it is asked. */
async function lookup(page: Page, handle: (route: Route) => unknown): Promise<{ asked: number }> {
  const seen = { asked: 0 };
  await page.route("**/api/v1/country", async (route) => {
    seen.asked += 1;
    await handle(route);
  });
  return seen;
}
const answer = (page: Page, country: string) => lookup(page, (route) => route.fulfill({ json: { country } }));

for (const [language, width] of [
  ["de", 320],
  ["en", 1440],
] as const) {
  test(`${language}, ${width} px: shown above the heading in that country, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await answer(page, wanted);
    const release = await holdApplication(page);
    const shifted = await watchShifts(page);
    await page.goto(`/${language}`);
    await painted(page);
    release();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole("link")).toHaveAttribute("href", `/${language}/plugins/fatoora`);
    const [box, heading] = [await banner(page).boundingBox(), await page.locator("h1").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await hydrated(page);
    expect(await shifted()).toBe(0);
  });
}

test("not shown to visitors of another country", async ({ page }) => {
  await answer(page, "DE");
  await page.goto("/en");
  await expect.poll(() => stored(page)).toBe("DE");
  await expect(banner(page)).toBeHidden();
});

test("no answer is no country for the session", async ({ page, complaints }) => {
  const seen = await lookup(page, (route) => route.abort());
  await page.goto("/en");
  await expect.poll(() => stored(page)).toBe("");
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(seen.asked).toBe(1);
  complaints.length = 0;
});

test("asked once in a session, by a page that has use for it, in whatever language", async ({ page }) => {
  const seen = await answer(page, wanted);
  await open(page, "/en/faq");
  expect([seen.asked, await stored(page)]).toEqual([0, null]);
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(banner(page)).toBeVisible();
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(banner(page)).toBeVisible();
  await page.goto("/de");
  await expect(banner(page)).toBeVisible();
  expect([seen.asked, await stored(page)]).toEqual([1, wanted]);
});

test("if storage is refused, the banner is shown all the same", async ({ page }) => {
  await refuseStorage(page);
  await answer(page, wanted);
  await page.goto("/en");
  await expect(banner(page)).toBeVisible();
});
