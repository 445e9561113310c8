/** The banner for visitors of one country (specification sections 2, 7 and 8). */
import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../../src/project-folders.ts";
import { expect, holdApplication, hydrated, open, painted, refuseStorage, test, watchShifts } from "./site.ts";

const { country: wanted, plugin } = z
  .object({ countryBanner: z.object({ country: z.string(), plugin: z.string() }) })
  .parse(parse(readFileSync(`${contentFolder}/facts/site.yaml`, "utf8"))).countryBanner;

const banner = (page: Page) => page.locator("main aside");
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("user_country"));

/** Answers the lookup, and counts how often it is asked and a failure is logged. */
async function lookup(page: Page, handle: (route: Route) => unknown): Promise<{ asked: number; logged: number }> {
  const seen = { asked: 0, logged: 0 };
  page.on("console", (message) => {
    if (message.text().includes("country is not known")) seen.logged += 1;
  });
  await page.route("**/api/v1/country", async (route) => {
    seen.asked += 1;
    await handle(route);
  });
  return seen;
}
const answer = (page: Page, country: string) => lookup(page, (route) => route.fulfill({ json: { country } }));

for (const [language, width] of [
  ["en", 390],
  ["de", 320],
  ["de", 1440],
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
    await expect(banner(page).getByRole("link")).toHaveAttribute("href", `/${language}/plugins/${plugin}`);
    const [box, heading] = [await banner(page).boundingBox(), await page.locator("h1").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await hydrated(page);
    expect(await shifted()).toBe(0);
    expect(await stored(page)).toBe(wanted);
  });
}

for (const country of ["DE", ""]) {
  test(`not shown to visitors of ${country || "an unknown country"}, and nothing is logged`, async ({ page }) => {
    const seen = await answer(page, country);
    await page.goto("/en");
    await expect.poll(() => stored(page)).toBe(country);
    await expect(banner(page)).toBeHidden();
    expect(seen.logged).toBe(0);
  });
}

test("no answer is one line in the log, and no country for the session", async ({ page, complaints }) => {
  const seen = await lookup(page, (route) => route.abort());
  await page.goto("/en");
  await expect.poll(() => stored(page)).toBe("");
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(seen).toEqual({ asked: 1, logged: 1 });
  complaints.length = 0;
});

test("asked once in a session, by a page that has use for it, in whatever language", async ({ page }) => {
  const seen = await answer(page, wanted);
  await page.addInitScript(() => {
    // What is there and is no country is ignored.
    if (sessionStorage.getItem("user_country") === null) sessionStorage.setItem("user_country", "<b>SA</b>");
  });
  await open(page, "/en/faq");
  expect([seen.asked, await stored(page)]).toEqual([0, "<b>SA</b>"]);
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(banner(page)).toBeVisible();
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(banner(page)).toBeVisible();
  await page.goBack();
  await expect(banner(page)).toBeVisible();
  await page.goto("/de");
  await expect(banner(page)).toBeVisible();
  expect([seen.asked, await stored(page)]).toEqual([1, wanted]);
  await banner(page).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/de/plugins/${plugin}$`));
});

test("if storage is refused, the banner is shown all the same", async ({ page }) => {
  await refuseStorage(page);
  await answer(page, wanted);
  await page.goto("/en");
  await expect(banner(page)).toBeVisible();
});
