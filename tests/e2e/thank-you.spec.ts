/** The thank-you pages: the download starts by itself, once (specification sections 2 and 4). */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";

/** Answers every file with a small one, as an attachment, and counts how often it is asked for. */
async function filesOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.exe$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({
      body: "MZ",
      contentType: "application/octet-stream",
      headers: { "Content-Disposition": "attachment" },
    });
  });
  return asked;
}

/** Long enough for a download that should not start. */
const aWhile = 2_000;

const direct = (page: Page) => page.locator('main a[data-look="quiet"][href$=".exe"]');

for (const [language, edition] of [
  ["en", "Lite"],
  ["de", "Pro"],
] as const) {
  test(`${edition} in ${language}: the file the link shows is saved, a second after the page was shown, once`, async ({
    page,
  }) => {
    const asked = await filesOf(page);
    const saved = page.waitForEvent("download");
    const begun = Date.now();
    await page.goto(`/${language}/download/${edition.toLowerCase()}`);
    const file = await saved;
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
    expect(file.url()).toBe(await direct(page).evaluate((link: HTMLAnchorElement) => link.href));
    expect(file.suggestedFilename()).toContain(`${edition}.Setup.exe`);
    expect(await readFile(await file.path(), "utf8")).toBe("MZ");
    await expect(page).toHaveURL(new RegExp(`/${language}/download/${edition.toLowerCase()}$`));
    await page.waitForTimeout(aWhile);
    expect(asked).toHaveLength(1);
  });
}

test("the link downloads the file again", async ({ page }) => {
  const asked = await filesOf(page);
  await page.goto("/en/download/pro");
  await expect.poll(() => asked.length).toBe(1);
  const saved = page.waitForEvent("download");
  await direct(page).click();
  await saved;
  expect(asked).toHaveLength(2);
});

test("not again on reload, nor on Back from another page, nor on Forward", async ({ page }) => {
  const asked = await filesOf(page);
  await page.goto("/en/download/lite");
  await expect.poll(() => asked.length).toBe(1);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(aWhile);
  await page.locator("header a", { hasText: "FAQ" }).first().click();
  await expect(page).toHaveURL(/\/en\/faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/download\/lite$/);
  await page.waitForTimeout(aWhile);
  await page.goto("/en/features");
  await page.goBack();
  await hydrated(page);
  await page.waitForTimeout(aWhile);
  await page.goForward();
  await page.goBack();
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(1);
});

test("not again out of the back-forward cache", async ({ page }) => {
  const asked = await filesOf(page);
  await page.goto("/en/download/lite");
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(1);
});

test("another visit starts it again, the other edition its own file", async ({ page }) => {
  const asked = await filesOf(page);
  await page.goto("/en/download");
  await hydrated(page);
  for (const [index, edition] of ["lite", "pro", "lite"].entries()) {
    await page.locator(`main a[href="/en/download/${edition}"]`).click();
    await expect.poll(() => asked.length).toBe(index + 1);
    await page.locator("header a", { hasText: "Download" }).first().click();
    await expect(page).toHaveURL(/\/en\/download$/);
  }
  expect(asked.map((path) => /\.(Lite|Pro)\./.exec(path)?.[1])).toEqual(["Lite", "Pro", "Lite"]);
});

/** Opens a thank-you page by its button, with the page's clock standing still. */
async function openLite(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/en");
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.locator('main a[href="/en/download/lite"]').first().click();
  await expect(direct(page)).toBeVisible();
  // The page has begun to wait.
  await page.waitForFunction(() => history.state?.download !== undefined);
}

test("after a second, not before", async ({ page }) => {
  const asked = await filesOf(page);
  await openLite(page);
  await page.clock.runFor(990);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(20);
  await expect.poll(() => asked.length).toBe(1);
});

test("left before the second is over, it does not start on the next page", async ({ page }) => {
  const asked = await filesOf(page);
  await openLite(page);
  await page.clock.runFor(900);
  await page.locator("header a", { hasText: "FAQ" }).first().click();
  await expect(direct(page)).toHaveCount(0);
  await page.clock.runFor(aWhile);
  await page.clock.resume();
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(0);
});

/** Waits for a language while hardly any time passes: loading its texts takes a timer. */
async function showsLanguage(page: Page, language: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return page.locator("html").getAttribute("lang");
    })
    .toBe(language);
}

test("the other language belongs to the same visit: one download, whenever one switches, and Back adds none", async ({
  page,
}) => {
  const asked = await filesOf(page);
  const german = page.locator('footer a[data-language="de"]');
  await openLite(page);
  await german.click();
  await showsLanguage(page, "de");
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return asked.length;
    })
    .toBe(1);
  await page.goBack();
  await showsLanguage(page, "en");
  await page.clock.runFor(aWhile);
  await german.click();
  await showsLanguage(page, "de");
  await page.clock.runFor(aWhile);
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(1);
});

test("a tab opened in the background starts it when somebody looks at it", async ({ page }) => {
  const asked = await filesOf(page);
  await page.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    document.addEventListener("look", () => {
      state = "visible";
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  await page.goto("/en/download/lite");
  await hydrated(page);
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(0);
  await page.evaluate(() => document.dispatchEvent(new Event("look")));
  await expect.poll(() => asked.length).toBe(1);
});

test("whoever listens on the document sees a press on the link; an error there does not stop the download", async ({
  page,
  complaints,
}) => {
  const asked = await filesOf(page);
  await page.addInitScript(() => {
    document.addEventListener(
      "click",
      (event) => {
        document.documentElement.dataset.seen = event.target instanceof HTMLAnchorElement ? event.target.href : "";
        throw new Error("analytics is down");
      },
      { capture: true },
    );
  });
  await page.goto("/en/download/lite");
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator("html")).toHaveAttribute("data-seen", /\.exe$/);
  expect(complaints.join()).toContain("analytics is down");
  complaints.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link saves the file, and nothing is said about the device", async ({ page }) => {
    const asked = await filesOf(page);
    await page.goto("/de/download/pro");
    await expect(page.getByText("ist ein Windows-Programm")).toBeHidden();
    const saved = page.waitForEvent("download");
    await direct(page).click();
    expect((await saved).suggestedFilename()).toContain("Pro.Setup.exe");
    expect(asked).toHaveLength(1);
  });
});
