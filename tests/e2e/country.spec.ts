/** The banner for visitors of one country (specification sections 2, 7 and 8). */
import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { openAndWatch } from "./layout-shift.ts";
import { expect, hydrated, test } from "./site.ts";

const { country: wanted, plugin } = z
  .object({ countryBanner: z.object({ country: z.string(), plugin: z.string() }) })
  .parse(parse(readFileSync("content/facts/site.yaml", "utf8"))).countryBanner;

const banner = (page: Page) => page.locator("main aside");
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("user_country"));
const answer =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, body, contentType: "application/json" });

/** Answers the lookup, and counts how often it is asked. */
async function lookup(page: Page, handle: (route: Route) => unknown): Promise<{ asked: number; logged: string[] }> {
  const seen = { asked: 0, logged: [] as string[] };
  page.on("console", (message) => {
    if (message.text().includes("country is not known")) seen.logged.push(message.text());
  });
  await page.route("**/api/v1/country", async (route) => {
    seen.asked += 1;
    await handle(route);
  });
  return seen;
}

for (const [language, width] of [
  ["en", 390],
  ["de", 390],
  ["en", 320],
  ["de", 320],
  ["de", 1440],
] as const) {
  test(`${language}, ${width} px: shown to visitors of the country, above the heading, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await lookup(page, answer(JSON.stringify({ country: wanted })));
    const shifted = await openAndWatch(page, `/${language}`);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole("link")).toHaveAttribute("href", `/${language}/plugins/${plugin}`);
    const [box, heading] = [await banner(page).boundingBox(), await page.locator("h1").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    expect(await shifted()).toBe(0);
    expect(await stored(page)).toBe(wanted);
  });
}

test("its link leads to the plugin", async ({ page }) => {
  await lookup(page, answer(JSON.stringify({ country: wanted })));
  await page.goto("/en");
  await banner(page).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/en/plugins/${plugin}$`));
});

for (const country of ["DE", ""]) {
  test(`not shown to visitors of ${country || "an unknown country"}, and nothing is logged`, async ({ page }) => {
    const seen = await lookup(page, answer(JSON.stringify({ country })));
    await page.goto("/en");
    await expect.poll(() => stored(page)).toBe(country);
    await expect(banner(page)).toBeHidden();
    expect(seen.logged).toEqual([]);
  });
}

for (const [what, handle] of [
  ["another shape", answer('{"country":5}')],
  ["a page instead of an answer", answer("<!doctype html><title>x</title>")],
  ["an error", answer('{"country":"SA"}', 500)],
  ["no connection", (route: Route) => route.abort()],
] as const) {
  test(`${what}: one line in the log, an empty country for the session, no banner`, async ({ page, complaints }) => {
    const seen = await lookup(page, handle);
    await page.goto("/en");
    await expect.poll(() => stored(page)).toBe("");
    await page.reload();
    await hydrated(page);
    await expect(banner(page)).toBeHidden();
    expect(seen).toMatchObject({ asked: 1, logged: [expect.any(String)] });
    complaints.length = 0;
  });
}

test("no answer within five seconds is none", async ({ page }) => {
  await page.clock.install();
  const seen = await lookup(page, () => {});
  await page.goto("/en");
  await page.mouse.move(100, 100);
  await expect.poll(() => seen.asked).toBe(1);
  await page.clock.runFor(5_100);
  await expect.poll(() => stored(page)).toBe("");
  expect(seen.logged).toHaveLength(1);
});

test("asked once in a session, only by a page that has use for it; another language keeps the banner", async ({
  page,
}) => {
  const seen = await lookup(page, answer(JSON.stringify({ country: wanted })));
  await page.goto("/en/faq");
  await hydrated(page);
  expect([seen.asked, await stored(page)]).toEqual([0, null]);
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(banner(page)).toBeVisible();
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole("link")).toHaveAttribute("href", `/de/plugins/${plugin}`);
  await page.goBack();
  await expect(banner(page)).toBeVisible();
  await page.goto("/de");
  await expect(banner(page)).toBeVisible();
  expect(seen.asked).toBe(1);
});

test("what stands in storage and is no country is ignored", async ({ page }) => {
  const seen = await lookup(page, answer(JSON.stringify({ country: wanted })));
  await page.addInitScript(() => {
    if (sessionStorage.getItem("user_country") === null) sessionStorage.setItem("user_country", "<b>SA</b>");
  });
  await page.goto("/en");
  await expect(banner(page)).toBeVisible();
  expect([seen.asked, await stored(page)]).toEqual([1, wanted]);
});

test("where storage is forbidden the banner is shown all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await lookup(page, answer(JSON.stringify({ country: wanted })));
  await page.goto("/en");
  await expect(banner(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the banner is not shown: nobody knows the country", async ({ page }) => {
    await page.goto("/en");
    await expect(banner(page)).toBeHidden();
  });
});
