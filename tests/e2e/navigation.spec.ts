/** Moving between pages in the browser: no new document, and everything a new document would have done. */
import type { Page } from "@playwright/test";
import {
  closedDoor,
  expect,
  expectSameDocument,
  holdApp,
  hydrated,
  open,
  painted,
  scrolled,
  scrollTo,
  test,
  watchShifts,
} from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Clicks a link of the footer at once, before the browser has reported the scrolling; Playwright would scroll first. */
const click = (page: Page, words: string) => page.locator("footer a", { hasText: words }).dispatchEvent("click");

/** Follows a link of the footer whose words are the heading of its page. */
async function follow(page: Page, title: string): Promise<void> {
  await click(page, title);
  await expect(page.locator("#main h1")).toHaveText(title);
}

test("a link shows the next page from its top, in the same document, and Back the place left", async ({ page }) => {
  await open(page, "/en/terms-of-use");
  const isSameDocument = await expectSameDocument(page);
  await scrollTo(page, 2000);
  await follow(page, "Privacy policy");
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page.locator("#main h1")).toBeFocused();
  await isSameDocument();
  expect(await scrolled(page)).toBe(0);
  await expect(page.locator("main")).toHaveCount(1);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(page).toHaveTitle(/^Privacy policy/);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2000);
  await expect(page.locator("#main :focus")).toBeInViewport();
  await isSameDocument();
});

test("the receipt is printed, once, and moves nothing else", async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto("/en/download/pro");
  const running = await page.evaluate(() => document.getAnimations().map((one) => one.effect?.getComputedTiming()));
  expect(running).toMatchObject([{ duration: 600, iterations: 1, fill: "none" }]);
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  expect(await shifted()).toBe(0);
});

test("after Back to a page that is not loaded the page shown stays until it is", async ({ page }) => {
  await open(page, "/en/privacy-policy");
  await follow(page, "Terms of use");
  const door = closedDoor();
  await page.route("**/content/*/en/text/privacy-policy.json", (route) => door.opened.then(() => route.continue()));
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page.locator("#main h1")).toHaveText("Terms of use");
  door.open();
  await expect(page.locator("#main h1")).toHaveText("Privacy policy");
});

for (const answer of ["comes", "fails"] as const) {
  test(`the last navigation wins: a slow page does nothing when it ${answer} later`, async ({ page, complaints }) => {
    const door = closedDoor();
    // No link in view leads to it, so it is not loaded ahead.
    const slow = "**/content/*/en/plugin/my-logo.json";
    await page.route(slow, (route) => door.opened.then(() => (answer === "comes" ? route.continue() : route.abort())));
    const clickSlow = () =>
      page.evaluate(() => {
        const link = document.createElement("a");
        link.href = "/en/plugins/my-logo";
        document.querySelector("#main")?.append(link);
        link.click();
        link.remove();
      });
    const expectPolicy = async () => {
      await expect(page).toHaveURL(/\/en\/privacy-policy$/);
      await expect(page.locator("#main h1")).toHaveText("Privacy policy");
    };
    await open(page, "/en/terms-of-use");
    await follow(page, "Privacy policy");
    await clickSlow();
    await click(page, "FAQ");
    await expect(page).toHaveURL(/\/en\/faq$/);
    await clickSlow();
    await page.goBack();
    await expectPolicy();
    const answered = answer === "comes" ? page.waitForEvent("requestfinished") : page.waitForEvent("requestfailed");
    door.open();
    await answered;
    await page.waitForTimeout(200);
    await expectPolicy();
    complaints.length = 0;
  });
}

test("when the app starts, it does not scroll back to the anchor of the address", async ({ page }) => {
  // Otherwise the browser itself still glides there.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const start = await holdApp(page);
  await page.goto("/en/faq#backup");
  await scrollTo(page, 40);
  await start();
  await painted(page);
  expect(await scrolled(page)).toBe(40);
});

test("Back through two pages, and a reload, find a page where it was left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/en/download");
  // The typeface is optional: if it came late, lines break in other places from the next load on.
  await page.reload();
  await hydrated(page);
  // Parts are laid out as they come near.
  for (let top = 500; top <= 5000; top += 500) {
    await scrollTo(page, top);
    await painted(page);
  }
  await follow(page, "Terms of use");
  await follow(page, "Privacy policy");
  await page.goBack();
  await expect(page.locator("#main h1")).toHaveText("Terms of use");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(5000);
  await page.reload();
  await hydrated(page);
  expect(await scrolled(page)).toBe(5000);
});

test("a link may be handled by the page, lead to an unknown or the current page, or to a new tab", async ({
  page,
  context,
  complaints,
}) => {
  await open(page, "/en/release-notes");
  await page.evaluate(() => {
    document.querySelector("#app")?.addEventListener("click", (event) => event.preventDefault(), { once: true });
  });
  await click(page, "Privacy policy");
  for (const _time of [1, 2]) {
    await scrollTo(page, 900);
    await follow(page, "Terms of use");
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  // Nothing was added to the history by the first link and the last.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/release-notes$/);

  const link = page.locator("footer a").first();
  await link.evaluate((one: HTMLAnchorElement) => one.setAttribute("href", "/en/no-such-page"));
  await link.dispatchEvent("click");
  await expect(page.locator("#main")).toContainText("404");
  await page.goBack();
  await expect(page.locator("#main")).not.toContainText("404");
  complaints.length = 0;

  const opened = context.waitForEvent("page");
  await page.locator("footer a", { hasText: "FAQ" }).click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(/\/en\/faq$/);
  await expect(page).toHaveURL(/\/en\/release-notes$/);
});

test("the menu closes on navigation, and from 768 px up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/en");
  const menu = page.locator("header details");
  await page.locator("header summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).not.toHaveAttribute("open");
  await page.setViewportSize({ width: 767, height: 800 });
  await page.locator("header summary").click();
  await menu.locator("a", { hasText: "Partners" }).click();
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(menu).not.toHaveAttribute("open");
});
