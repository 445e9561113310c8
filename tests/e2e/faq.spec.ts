/** Questions: each has an address of its own that opens it. */
import type { Page } from "@playwright/test";
import { expect, expectSameDocument, open, test } from "./site.ts";

// Otherwise the page glides to its place, and is measured on the way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const question = (page: Page, id: string) => page.locator("#main details", { has: page.locator(`#${id}`) });

/** The question is open, and its words are to be seen below the sticky header. */
async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(question(page, id)).toHaveAttribute("open", "");
  await expect(question(page, id).locator("summary")).toBeInViewport({ ratio: 1 });
  const header = await page.locator("header").first().boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await question(page, id).boundingBox())?.y).toBeGreaterThanOrEqual(bottom - 1);
}

test("the address of a question opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/de/faq#lite-to-pro");
  await expectOpen(page, "lite-to-pro");
});

test("a link of a question has its address; another hash opens another one besides", async ({ page }) => {
  await open(page, "/en/faq");
  await question(page, "hardware").locator("summary").click();
  await question(page, "hardware").getByRole("link", { name: "Link to this question" }).click();
  await expect(page).toHaveURL(/\/en\/faq#hardware$/);
  await page.evaluate(() => window.location.assign("#internet"));
  await expectOpen(page, "internet");
  for (const id of ["is-it-free", "hardware"]) await expect(question(page, id)).toHaveAttribute("open", "");
  // A changed entry of the history opens nothing in any browser; the event is all that old ones have.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#countries");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expectOpen(page, "countries");
});

test("a link from another page opens its question in place", async ({ page }) => {
  await open(page, "/en/contact");
  const isSameDocument = await expectSameDocument(page);
  await page
    .locator("#main a")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "/en/faq#backup";
      link.click();
    });
  await expectOpen(page, "backup");
  await isSameDocument();
});

test("a hash that names nothing, or is broken, leaves the page as it is", async ({ page }) => {
  for (const hash of ["#no-such-question", "#%E0%A4%A"]) {
    await open(page, `/en/faq${hash}`);
    await expect(page.locator("#main details[open]")).toHaveCount(1);
    await page.goto("about:blank");
  }
});

test("on paper every answer is there, and after it the page is as it was", async ({ page }) => {
  await open(page, "/en/faq");
  const closed = page.locator("#main details:not([open])");
  const before = await closed.count();
  expect(before).toBeGreaterThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});
