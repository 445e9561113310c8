/** Consent: what is asked, stored and changed, on a site that loads nothing from others. */
import type { Page } from "@playwright/test";
import { shell } from "../site/pages.ts";
import { edges, expect, holdApp, hydrated, open, painted, scrolled, scrollTo, test, watchShifts } from "./site.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';

const banner = (page: Page) => page.locator("#consent");
const dialog = (page: Page) => page.getByRole("dialog");
const analytics = (page: Page) => dialog(page).getByRole("checkbox").nth(1);
const reopen = (page: Page) => page.locator('footer [data-consent-action="preferences"]');
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem("cookie_consent"));
const save = (page: Page) => dialog(page).locator('button[type="submit"]').click();
const click = (page: Page, what: "yes" | "no" | "preferences") =>
  banner(page).locator(`[data-consent-action="${what}"]`).click();

test("the banner comes first after the skip link; yes and no look the same; a no is for good", async ({ page }) => {
  await open(page, "/en/features");
  for (const name of ["Skip to content", "Privacy policy", "Decline", "Accept", "Customize", shell.brand]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  expect(await scrolled(page)).toBe(0);
  const region = page.getByRole("region", { name: "We value your privacy" });
  const [decline, accept, customize] = await region.getByRole("button").evaluateAll((all) =>
    all.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
      return [backgroundColor, color, fontSize, fontWeight, borderTopColor, button.clientHeight].join(" ");
    }),
  );
  expect(decline).toBe(accept);
  expect(customize).not.toBe(accept);
  await region.getByRole("button", { name: "Decline" }).press("Enter");
  await expect(region).toBeHidden();
  expect(await stored(page)).toBe(no);
  await expect(page.locator("#main h1")).toBeFocused();
  await open(page, "/de/download");
  await expect(banner(page)).toBeHidden();
});

test("the preferences open by a click before the app starts; only saving changes something", async ({ page }) => {
  // The banner is a card, and the heading stays in view.
  await page.setViewportSize({ width: 1280, height: 800 });
  const start = await holdApp(page);
  await page.goto("/en/release-notes");
  const customize = banner(page).getByRole("button", { name: "Customize" });
  await customize.click();
  await start();
  for (const cancel of [() => page.keyboard.press("Escape"), () => dialog(page).getByText("Cancel").click()]) {
    await expect(page.getByRole("dialog", { name: "Manage your preferences" })).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const necessary = dialog(page).getByRole("checkbox", { name: "Necessary" });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(analytics(page)).toBeChecked({ checked: shell.analytics.consentDefault });
    await expect(analytics(page)).toHaveAccessibleDescription(/Counts which pages/);
    await analytics(page).click();
    await cancel();
    await expect(dialog(page)).toBeHidden();
    await expect(customize).toBeFocused();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await customize.press("Enter");
  }
  await analytics(page).uncheck();
  await save(page);
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("#main h1")).toBeFocused();
  expect(await stored(page)).toBe(no);

  await reopen(page).click();
  await expect(analytics(page)).not.toBeChecked();
  await analytics(page).press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
  expect(await stored(page)).toBe(yes);
});

test("after an answer, Tab goes on where the visitor is", async ({ page }) => {
  for (const [path, top, answer, place] of [
    ["/en/faq#lite-to-pro", undefined, "no", "#lite-to-pro"],
    ["/en/release-notes", 900, "preferences", undefined],
  ] as const) {
    await open(page, path);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    if (top !== undefined) await scrollTo(page, top);
    await banner(page).locator(`[data-consent-action="${answer}"]`).press("Enter");
    if (answer === "preferences") await dialog(page).locator('button[type="submit"]').press("Enter");
    await expect(banner(page)).toBeHidden();
    const focused = page.locator(":focus");
    if (place !== undefined) await expect(page.locator(place)).toBeFocused();
    await expect(focused).toBeInViewport();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await page.keyboard.press("Tab");
    await painted(page);
    await expect(focused).toBeInViewport();
    expect(await scrolled(page)).toBe(before);
  }
});

test("the page behind the preferences stays where it is, and another page closes them", async ({ page }) => {
  await open(page, "/en/terms-of-use");
  await page.locator("footer a", { hasText: "Privacy policy" }).click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, -400);
  await page.keyboard.press("Home");
  await painted(page);
  expect(await scrolled(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/terms-of-use$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Home");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("if the code of the preferences does not come, the page says so and can be loaded again", async ({
  page,
  complaints,
}) => {
  await open(page, "/en/impressum");
  await page.route("**/assets/**", (route) => route.abort());
  await reopen(page).click();
  await expect.poll(() => complaints.filter((one) => one.includes("could not be loaded"))).toHaveLength(1);
  await click(page, "yes");
  expect(await stored(page)).toBe(yes);
  const notice = page.locator("#load-notice");
  await expect(notice).toBeVisible();
  await page.unroute("**/assets/**");
  await notice.getByRole("link").click();
  await expect(notice).toBeHidden();
  await hydrated(page);
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  complaints.length = 0;
});

test("Global Privacy Control is a no without a banner, until the visitor says yes", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await open(page, "/en/faq");
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  await reopen(page).click();
  await expect(dialog(page)).toContainText("Your browser sends Global Privacy Control");
  await expect(analytics(page)).not.toBeChecked();
  await analytics(page).check();
  await save(page);
  expect(await stored(page)).toBe(yes);
});

test("a choice, and deleting it, reach every tab and pages in the Back cache", async ({ page, context }) => {
  await open(page, "/en/features");
  const tab = await context.newPage();
  await open(tab, "/de/faq");
  await click(page, "yes");
  await expect(banner(tab)).toBeHidden();
  await expect(tab.locator("html")).toHaveAttribute("data-consent", "yes");
  await tab.evaluate(() => window.localStorage.clear());
  await expect(banner(page)).toBeVisible();
  // Without an event, as for a document in the cache.
  await page.evaluate((text) => window.localStorage.setItem("cookie_consent", text), no);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(banner(page)).toBeHidden();
});

test("the banner moves nothing and leaves the home page's download in view", async ({ page }) => {
  const shifted = await watchShifts(page);
  await open(page, "/de");
  expect(await shifted()).toBe(0);
  // 1024 × 600 is the screen of many tills.
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { top } = await edges(banner(page));
    for (const action of ["download", "features"])
      expect((await edges(page.locator(`main a[href*="${action}"]`).first())).bottom).toBeLessThan(top);
  }
  const receipt = await edges(page.locator("[data-printed] > *"));
  expect(receipt.bottom).toBeLessThan(768);
  expect(receipt.end).toBeLessThan((await edges(banner(page))).start);
  const before = await shifted();
  await click(page, "yes");
  await expect(banner(page)).toBeHidden();
  expect(await shifted()).toBe(before);
});

test("the banner covers neither the page's end nor what has the focus", async ({ page }) => {
  await open(page, "/en/contact");
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { top } = await edges(banner(page));
    expect(top).toBeGreaterThanOrEqual(height / 2 - 1);
    const controls = page.locator("#main :is(a[href], input, select, textarea, button)");
    const tops = await controls.evaluateAll((all: HTMLElement[]) =>
      all.map((control) => {
        window.scrollTo(0, 0);
        control.focus();
        return control.getBoundingClientRect().top;
      }),
    );
    expect(tops.length).toBeGreaterThan(5);
    expect(Math.max(...tops)).toBeLessThan(top - 10);
    await scrollTo(page, 100_000);
    const last = await edges(page.locator("footer :is(a, img)").last());
    expect(last.bottom).toBeLessThanOrEqual((await edges(banner(page))).top + 1);
  }
});

test("in a low window the banner is above the page, with its buttons in view, and scrolls away", async ({ page }) => {
  await open(page, "/de");
  // Windows of 1280 px at 200 and 400 % zoom, and a phone held sideways.
  for (const [width, height] of [
    [640, 400],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    for (const button of await banner(page).getByRole("button").all())
      expect((await edges(button)).bottom, `${width} × ${height} px`).toBeLessThan(height);
    expect((await edges(banner(page))).bottom).toBeLessThanOrEqual((await edges(page.locator("header"))).top);
    await scrollTo(page, height);
    await expect(banner(page)).not.toBeInViewport();
  }
});
