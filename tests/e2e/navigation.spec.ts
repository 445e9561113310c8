/** Moving between pages in the browser: no new document, and everything a new document would have done. */
import { expect, hydrated, test } from "./site.ts";

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = () => {
  document.documentElement.dataset.marked = "yes";
};

test("a link shows the next page in the same document, from the top, with focus on its heading, and announces it", async ({
  page,
}) => {
  await page.goto("/en/terms-of-use");
  await hydrated(page);
  await page.evaluate(mark);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await page.locator("footer a", { hasText: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-marked", "yes");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#announcer")).toHaveText(await page.title());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/privacy-policy$/);
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute("href", /\/de\/privacy-policy$/);
});

test("Back finds the page and the place one came from", async ({ page }) => {
  await page.goto("/en/release-notes");
  await hydrated(page);
  await page.locator("footer a", { hasText: "Terms of use" }).click();
  await expect(page.locator("main h1")).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  // At once, before the browser has told of the scrolling; Playwright's own click would scroll first.
  await page.locator("header a", { hasText: "Partners" }).first().dispatchEvent("click");
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page).toHaveTitle(/Release/);
});

test("after Back to a page that is not loaded the page shown stays until it is, then its place is found", async ({
  page,
}) => {
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/content/*/en/releaseNotes.json", (route) => wanted.then(() => route.continue()));
  await page.goto("/en/release-notes");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.locator("footer a", { hasText: "Terms of use" }).dispatchEvent("click");
  await expect(page.locator("main h1")).toHaveText("Terms of use");
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/release-notes$/);
  await expect(page.locator("main h1")).toHaveText("Terms of use");
  answer();
  await expect(page).toHaveTitle(/Release/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

test("the language switch keeps page, query and hash, changes everything at once and remembers the choice", async ({
  page,
  context,
}) => {
  await page.goto("/en/faq?from=letter#internet");
  await hydrated(page);
  await page.evaluate(mark);
  await page.locator('header a[data-language="de"]').first().click();
  await expect(page).toHaveURL(/\/de\/faq\?from=letter#internet$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-marked", "yes");
  await expect(page.locator("header nav").first()).toContainText("Häufige Fragen");
  await expect(page.locator("main h1")).toBeVisible();
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(["language=de"]);
  await page.goto("/");
  await expect(page).toHaveURL(/\/de$/);
});

test("a page under a language prefix stays in that language, whatever was chosen before", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "language", value: "de", url: origin }]);
  await page.goto("/en/faq");
  await hydrated(page);
  await expect(page).toHaveURL(/\/en\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link to an unknown page shows the 404 page, and Back leads away from it", async ({ page, complaints }) => {
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/en/no-such-page";
    link.textContent = "nowhere";
    document.querySelector("main")?.append(link);
  });
  await page.getByText("nowhere").click();
  await expect(page.locator("main")).toContainText("404");
  await page.goBack();
  await expect(page.locator("main h1")).not.toContainText("Oops");
  complaints.length = 0;
});

test("a link to the page one is on leads to its top and adds nothing to the history", async ({ page }) => {
  await page.goto("/en/release-notes");
  await hydrated(page);
  for (const path of ["/en/terms-of-use", "/en/terms-of-use"]) {
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(/\/en\/terms-of-use$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/release-notes$/);
});

test("what others keep in a history entry stays there", async ({ page }) => {
  await page.goto("/en/partners");
  await hydrated(page);
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, kept: "yes" }, ""));
  const before = await page.evaluate(() => window.history.state);
  expect(before).toMatchObject({ kept: "yes" });
  await page.locator("footer a", { hasText: "Terms of use" }).click();
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  expect(await page.evaluate(() => window.history.state)).not.toHaveProperty("kept");
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/partners$/);
  expect(await page.evaluate(() => window.history.state)).toEqual(before);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => window.history.state)).toEqual(before);
});

test("new tabs, other origins and mail are left to the browser", async ({ page, context }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await page.evaluate(mark);
  const opened = context.waitForEvent("page");
  await page
    .locator("header a", { hasText: "Download" })
    .first()
    .click({ modifiers: ["Control"] });
  expect(new URL((await opened).url()).pathname).toBe("/en/download");
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the menu closes on navigation, on Escape, and from 768 px up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en");
  await hydrated(page);
  const menu = page.locator("header details");
  const button = page.locator("header summary");
  await button.click();
  await expect(menu).toHaveAttribute("open", "");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(button).toBeFocused();
  await button.click();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.locator("header nav", { hasText: "Partners" }).first()).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toBeVisible();
  await button.click();
  await menu.locator("a", { hasText: "Partners" }).click();
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(menu).not.toHaveAttribute("open");
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/en/features");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the notes namespace is loaded on the notes page only", async ({ page }) => {
  // Fetched ahead, then asked for again and answered from the cache.
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto("/en/plugins/price-lists");
  await hydrated(page);
  expect([...asked].filter((path) => path.startsWith("/locales/"))).toEqual(["/locales/en/translation.json"]);
  asked.clear();
  await page.goto("/de/plugins/notes");
  await hydrated(page);
  expect([...asked].filter((path) => path.startsWith("/locales/")).sort()).toEqual([
    "/locales/de/notes.json",
    "/locales/de/translation.json",
  ]);
});
