/** The switch of the header: always in reach, and a choice from the first click on, with or without the app. */
import type { Page } from "@playwright/test";
import { decline, keepStatic } from "../../scripts/testing/static-page.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, expectSameDocument, holdApp, hydrated, scrollTo, test } from "./site.ts";
import { withoutNotFound } from "./static-page.ts";

const visibleLink = (page: Page, language: string) =>
  page.locator(`header a[hreflang="${language}"]`).locator("visible=true");

test("is at the top at every width, the bar is one line and has room for seven languages", async ({ page }) => {
  await keepStatic(page);
  await page.setViewportSize({ width: 320, height: 768 });
  await page.goto("/de/faq");
  await page.locator("header summary").click();
  for (const width of [320, 767, 768, 999, 1000, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(visibleLink(page, "en")).toHaveCount(1);
    await expect(visibleLink(page, "en")).toBeInViewport();
    const middles = await page
      .locator("header > div > a, header > div > nav a")
      .locator("visible=true")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(4);
    expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
  }
  await page.locator("header").evaluate((header) => {
    header.dataset.languages = "7";
    for (const list of header.querySelectorAll("ul:has([hreflang])"))
      for (const name of ["Nederlands", "Português", "Ελληνικά", "Українська", "Français"]) {
        const item = list.querySelector("li:has(a[hreflang])")?.cloneNode(true);
        for (const link of item?.childNodes ?? []) link.textContent = name;
        if (item) list.append(item);
      }
  });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await scrollTo(page, 0);
    await expect(visibleLink(page, "en")).toHaveCount(6);
    expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    // Scrolled, the menu stays in view, without the languages.
    await scrollTo(page, 600);
    await expect(visibleLink(page, "en").first()).not.toBeInViewport({ ratio: 0.1 });
    await expect(page.locator("header nav a", { hasText: "Partner" }).first()).toBeInViewport({ ratio: 1 });
  }
  // Four have room in a wide window, and stay.
  await page.locator("header").evaluate((header) => {
    header.dataset.languages = "4";
    for (const item of header.querySelectorAll("li:has([hreflang]):nth-child(n + 5)")) item.remove();
  });
  await page.setViewportSize({ width: 1280, height: 768 });
  await expect(visibleLink(page, "en").first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

for (const [path, isStarted] of [
  ["/release-notes", true],
  ["/nonsense/42", false],
] as const) {
  test(`on ${path}, a click keeps the place, in a tab old or new, and is remembered`, async ({
    page,
    context,
    origin,
    complaints,
  }) => {
    const place = `${origin}/de${path}?from=letter#internet`;
    const remembered = async () =>
      (await context.cookies()).map(({ name, value, expires }) => {
        return `${name}=${value}, ${Math.round((expires - Date.now() / 1_000) / 86_400)} days`;
      });
    const link = visibleLink(page, "de");
    await decline(page);
    if (!isStarted) await holdApp(page);
    await page.goto(`/en${path}?from=letter#internet`);
    if (isStarted) await hydrated(page);
    const isSameDocument = await expectSameDocument(page);

    await link.click({ button: "right" });
    await expect(link).toHaveJSProperty("href", place);
    expect(await remembered()).toEqual([]);
    const opened = context.waitForEvent("page");
    await link.click({ button: "middle" });
    await expect(await opened).toHaveURL(place);
    expect(await remembered()).toEqual(["language=de, 365 days"]);

    await context.clearCookies();
    await link.press("Enter");
    await expect(page).toHaveURL(place);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("header nav").first()).toContainText("Funktionen");
    await expect(page.locator("#main h1")).toBeVisible();
    if (isStarted) {
      await isSameDocument();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/release-notes$/);
      // What a visitor does not see, and search engines find in documents alone, is left out.
      await expect(page.locator('head link[rel="alternate"], script[type="application/ld+json"]')).toHaveCount(0);
    }
    expect(await remembered()).toEqual(["language=de, 365 days"]);
    await page.goto("/");
    await expect(page).toHaveURL(/\/de$/);
    withoutNotFound(complaints);
  });
}
