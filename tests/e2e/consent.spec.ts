/** Consent: what is asked, kept and changed, on a page that loads nothing of anybody else. */
import type { Page } from "@playwright/test";
import { shell } from "../site/pages.ts";
import {
  edges,
  expect,
  follow,
  holdApp,
  hydrated,
  open,
  painted,
  scrolled,
  scrollTo,
  test,
  watchShifts,
} from "./site.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';

const banner = (page: Page) => page.locator("#consent");
const dialog = (page: Page) => page.getByRole("dialog");
const analytics = (page: Page) => dialog(page).getByRole("checkbox").nth(1);
const reopen = (page: Page) => page.locator('footer [data-consent-action="preferences"]');
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem("cookie_consent"));
const save = (page: Page) => dialog(page).locator('button[type="submit"]').click();
const press = (page: Page, what: "yes" | "no" | "preferences") =>
  banner(page).locator(`[data-consent-action="${what}"]`).click();

test("a no is stored, hides the banner for good, and the keyboard goes on at the heading", async ({ page }) => {
  await open(page, "/en/features");
  const region = page.getByRole("region", { name: "We value your privacy" });
  await region.getByRole("button", { name: "Decline" }).focus();
  await page.keyboard.press("Enter");
  await expect(region).toBeHidden();
  expect(await stored(page)).toBe(no);
  await expect(page.locator("#main h1")).toBeFocused();
  await open(page, "/de/download");
  await expect(banner(page)).toBeHidden();
});

test("a yes is stored as well, and loads nothing if no provider is set", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/en/features");
  await press(page, "yes");
  expect(await stored(page)).toBe(yes);
  await hydrated(page);
  await follow(page, "FAQ", /\/en\/faq$/);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(1);
  expect((await Promise.all(scripts)).join()).not.toContain("dataLayer");
});

test("a press before the application is there is not lost", async ({ page }) => {
  const letThrough = await holdApp(page);
  await page.goto("/en/contact");
  await press(page, "preferences");
  await expect(banner(page)).toBeVisible();
  letThrough();
  await expect(dialog(page)).toBeVisible();
});

test.describe("the preferences", () => {
  test("open with the default; Cancel and Escape change nothing and give the focus back", async ({ page }) => {
    await open(page, "/en");
    const customize = banner(page).getByRole("button", { name: "Customize" });
    for (const cancel of [() => page.keyboard.press("Escape"), () => dialog(page).getByText("Cancel").click()]) {
      await customize.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Manage your preferences" })).toBeVisible();
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer, header"))).toBeNull();
      const necessary = dialog(page).getByRole("checkbox", { name: "Necessary" });
      await expect(necessary).toBeChecked();
      await expect(necessary).toBeDisabled();
      await expect(analytics(page)).toBeChecked({ checked: shell.analytics.consentDefault });
      await expect(analytics(page)).toHaveAccessibleName("Analytics");
      await expect(analytics(page)).toHaveAccessibleDescription(/Counts which pages/);
      await analytics(page).click();
      await cancel();
      await expect(dialog(page)).toBeHidden();
      await expect(customize).toBeFocused();
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
    }
  });

  test("are saved as chosen, and opened again in the footer with what was chosen", async ({ page }) => {
    await open(page, "/en/release-notes");
    await press(page, "preferences");
    await analytics(page).uncheck();
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(page.locator("#main h1")).toBeFocused();
    expect(await stored(page)).toBe(no);

    await reopen(page).click();
    await expect(analytics(page)).not.toBeChecked();
    await analytics(page).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(reopen(page)).toBeFocused();
    expect(await stored(page)).toBe(yes);
  });

  test("keep the page behind them where it is, and close when another page comes", async ({ page }) => {
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
  });

  test("whose code does not come say so, and come if it is loaded again", async ({ page, complaints }) => {
    await open(page, "/en/impressum");
    await page.route("**/assets/**", (route) => route.abort());
    await reopen(page).click();
    await expect.poll(() => complaints.filter((one) => one.includes("could not be loaded"))).toHaveLength(1);
    await press(page, "yes");
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
});

test("Global Privacy Control is a no without a banner, until somebody says yes", async ({ page }) => {
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

test("if storage is full, a choice holds for this visit, and nothing is thrown", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await page.goto("/en/contact");
  await press(page, "no");
  await expect(banner(page)).toBeHidden();
  await hydrated(page);
  await follow(page, "FAQ", /\/en\/faq$/);
  await wakeFromCache(page);
  await expect(banner(page)).toBeHidden();
});

test("a choice is one in every tab, also out of the Back cache, and so is deleting it", async ({ page, context }) => {
  await open(page, "/en/features");
  const tab = await context.newPage();
  await open(tab, "/de/faq");
  await expect(banner(tab)).toBeVisible();
  await press(page, "yes");
  await expect(banner(tab)).toBeHidden();
  await expect(tab.locator("html")).toHaveAttribute("data-consent", "yes");
  await tab.evaluate(() => window.localStorage.clear());
  await expect(banner(page)).toBeVisible();
  // Set without a word to this document, as it is to one that sleeps in the cache.
  await page.evaluate((text) => window.localStorage.setItem("cookie_consent", text), no);
  await expect(banner(page)).toBeVisible();
  await wakeFromCache(page);
  await expect(banner(page)).toBeHidden();
});

test.describe("the banner", () => {
  test("moves nothing, and leaves heading and download of the home page in view", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifted = await watchShifts(page);
    await open(page, "/de");
    const { top } = await edges(banner(page));
    for (const shown of ["main h1", 'main a[href*="download"]']) {
      expect((await edges(page.locator(shown).first())).bottom).toBeLessThan(top);
    }
    await press(page, "yes");
    await expect(banner(page)).toBeHidden();
    expect(await shifted()).toBe(0);
  });

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ] as const) {
    test(`is a card beside the whole receipt of the home page at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, "/de");
      const [card, slip] = [await edges(banner(page)), await edges(page.locator("[data-printed] > *"))];
      expect(slip.bottom).toBeLessThan(height);
      expect(card.end).toBeLessThan(slip.start);
      expect((await edges(page.locator("main a").first())).bottom).toBeLessThan(card.top);
    });
  }

  test("is small at 200 % zoom, below the download button", async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await open(page, "/de");
    const { top } = await edges(banner(page));
    expect(450 - top).toBeLessThan(150);
    expect((await edges(page.locator('main a[href*="download"]').first())).bottom).toBeLessThan(top);
  });

  for (const [width, height] of [
    [1440, 900],
    [320, 256],
  ] as const) {
    test(`covers neither the page's end nor what has the focus at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, "/en/contact");
      const { top } = await edges(banner(page));
      expect(top).toBeGreaterThanOrEqual(height / 2 - 1);
      const controls = page.locator("#main").locator("a[href], input, select, textarea, button");
      const tops = await controls.evaluateAll((all) =>
        all.map((control) => {
          window.scrollTo(0, 0);
          if (control instanceof HTMLElement) control.focus();
          return control.getBoundingClientRect().top;
        }),
      );
      expect(tops.length).toBeGreaterThan(5);
      expect(Math.max(...tops)).toBeLessThan(top - 10);
      await scrollTo(page, 100_000);
      const last = await edges(page.locator("footer :is(a, img)").last());
      expect(last.bottom).toBeLessThanOrEqual((await edges(banner(page))).top + 1);
    });
  }

  test("is the first thing after the skip link, and gives yes and no the same look", async ({ page }) => {
    await open(page, "/en/features");
    for (const name of ["Skip to content", "Privacy policy", "Decline", "Accept", "Customize", shell.brand]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveText(name);
    }
    const [decline, accept, customize] = await banner(page)
      .locator("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
          return [backgroundColor, color, fontSize, fontWeight, borderTopColor, button.clientHeight].join(" ");
        }),
      );
    expect(decline).toBe(accept);
    expect(customize).not.toBe(accept);
    // What stays in view needs no scrolling to.
    expect(await scrolled(page)).toBe(0);
  });
});

/** The document is shown again as it was left. */
const wakeFromCache = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
