/** Release notes: every version can be linked to, and programs find the same releases. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

// Otherwise the page glides to its place, and is measured on the way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The version is to be seen right below the sticky header. */
async function expectShown(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id} h2`);
  await expect(heading).toBeInViewport();
  const header = await page.locator("header").first().boundingBox();
  const room = ((await heading.boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  expect(room).toBeGreaterThanOrEqual(0);
  expect(room).toBeLessThan(120);
}

for (const width of [390, 1440]) {
  test(`a version is shown by its address and by the list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await open(page, "/de/release-notes#v1-46");
    await expectShown(page, "v1-46");
    await page.locator('#main nav a[href="#v1-47"]').click();
    await expect(page).toHaveURL(/#v1-47$/);
    await expectShown(page, "v1-47");
  });
}

test("the head follows a change of language: feed, data", async ({ page }) => {
  await open(page, "/en/release-notes");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.locator('header a[data-language="de"]').first().click();
  await expect(page).toHaveURL(/\/de\/release-notes$/);
  const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveCount(1);
  await expect(feed).toHaveAttribute("href", "/de/releases.atom");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
