/** From the button to the saved file; the thank-you pages start it by themselves, once. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { answerDownloads, edges, expect, follow, holdApp, hydrated, open, test } from "./site.ts";

/** The link that the thank-you page shows for a download that does not begin. */
const direct = (page: Page) => page.locator("#main a[data-auto-download]");
const thankYou = (page: Page, path: string) => page.locator(`#main a[href="${path}"]`).first();

const sentences = {
  before: "The download starts in a moment. If it does not begin, use the direct link.",
  started: "The download has been started. If you do not see it, use the direct link.",
  again: "The download does not start a second time. Use the direct link.",
};

async function says(page: Page, sentence: string): Promise<void> {
  await expect(page.locator("[role=status] [data-download-state]").locator("visible=true")).toHaveText([sentence]);
}

async function saved(page: Page, start: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 10_000 }), start()]);
  return download;
}

/** Clicks the direct link; the file is saved under its own name, with what the server answers. */
async function expectSaved(page: Page, start = () => direct(page).click()): Promise<void> {
  const download = await saved(page, start);
  const path = (await direct(page).getAttribute("href")) ?? "";
  expect(path).toMatch(/\.Lite\.Setup\.exe$/);
  expect(new URL(download.url()).pathname).toBe(path);
  const name = path.slice(path.lastIndexOf("/") + 1);
  expect(download.suggestedFilename()).toBe(name);
  expect(await readFile(await download.path(), "utf8")).toContain(`stands in for ${name}`);
}

test("from the button of the home page to the saved file, and again by the direct link", async ({ page }) => {
  await open(page, "/en");
  await expectSaved(page, () => thankYou(page, "/en/download/lite").click());
  await expectSaved(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says to use the direct link, and nothing about the device", async ({ page }) => {
    await page.goto("/de");
    await thankYou(page, "/de/download/lite").click();
    await says(page, "Hier startet nichts von selbst. Nehmen Sie den direkten Link.");
    await expect(page.getByText("ist ein Windows-Programm")).toBeHidden();
    await expectSaved(page);
  });
});

test.describe("a thank-you page starts the download", () => {
  let asked: string[];
  test.beforeEach(async ({ page }) => {
    asked = await answerDownloads(page);
    await page.clock.install();
  });

  /** Lets more time pass than a download waits for, and gives one that was started the time to arrive. */
  async function passTime(page: Page): Promise<void> {
    await page.clock.runFor(5_000);
    await page.evaluate(() => fetch("/robots.txt"));
  }

  const expectAsked = (page: Page, count: number) =>
    expect(async () => {
      await page.clock.runFor(500);
      expect(asked).toHaveLength(count);
    }).toPass({ timeout: 20_000 });

  /** Loading the strings of a language takes a timer: hardly any time passes. */
  const expectLanguage = (page: Page, language: string) =>
    expect(async () => {
      await page.clock.runFor(5);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
    }).toPass({ timeout: 20_000 });

  /** Opens the page for Lite by its button, with the page's clock standing still. */
  async function openLite(page: Page): Promise<void> {
    await open(page, "/en");
    // Less than requests wait: those for the next pages go on.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    await thankYou(page, "/en/download/lite").click();
    await expect(direct(page)).toBeVisible();
    // The page has begun to wait.
    await page.waitForFunction(() => history.state?.site?.download !== undefined);
  }

  test("after a second, not before, once, with the file beside the steps", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLite(page);
    const steps = page.locator("#main ol").first();
    await expect(steps.locator("li").first()).toBeInViewport({ ratio: 1 });
    expect((await edges(steps)).end).toBeLessThan((await edges(direct(page))).start);
    await expect(page.locator("#main details")).not.toHaveAttribute("open");
    await page.clock.runFor(990);
    expect(asked).toHaveLength(0);
    await says(page, sentences.before);
    const file = await saved(page, () => page.clock.runFor(20));
    expect(file.url()).toBe(await direct(page).evaluate((link: HTMLAnchorElement) => link.href));
    await passTime(page);
    expect(asked).toHaveLength(1);
    await says(page, sentences.started);
  });

  test("again on another visit, not on reload, on Back or out of the cache, and says so by the first paint", async ({
    page,
  }) => {
    const notAgain = async () => {
      await says(page, sentences.again);
      await passTime(page);
      expect(asked).toHaveLength(1);
    };
    const start = await holdApp(page);
    await page.goto("/en/download/lite");
    await says(page, sentences.before);
    await start();
    await expectAsked(page, 1);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await notAgain();
    // Leads to an anchor of the page, which is another entry.
    await page.locator(".skip-link").press("Enter");
    const startAgain = await holdApp(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await says(page, sentences.again);
    await startAgain();
    await notAgain();
    await follow(page, "FAQ", /\/en\/faq$/);
    await page.goBack();
    await expect(direct(page)).toBeVisible();
    await notAgain();
    for (const [index, edition] of ["lite", "pro"].entries()) {
      await follow(page, "Download", /\/en\/download$/);
      await thankYou(page, `/en/download/${edition}`).click();
      await expectAsked(page, index + 2);
      await says(page, sentences.started);
    }
    expect(asked.map((path) => /\.(Lite|Pro)\./.exec(path)?.[1])).toEqual(["Lite", "Lite", "Pro"]);
  });

  test("once for all languages of a visit, not on the next page, and Back adds none", async ({ page }) => {
    await openLite(page);
    await page.clock.runFor(900);
    await page.locator("header a", { hasText: "FAQ" }).first().click();
    await expect(direct(page)).toHaveCount(0);
    await passTime(page);
    expect(asked).toHaveLength(0);
    await page.goBack();
    await expect(direct(page)).toBeVisible();
    await page.locator('footer a[hreflang="de"]').click();
    await expectLanguage(page, "de");
    await expectAsked(page, 1);
    await page.goBack();
    await expectLanguage(page, "en");
    await passTime(page);
    await page.clock.resume();
    await page.reload();
    await hydrated(page);
    await passTime(page);
    expect(asked).toHaveLength(1);
  });

  test("in a background tab once it is shown", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "visibilityState", { value: "hidden", writable: true }),
    );
    await open(page, "/en/download/lite");
    await passTime(page);
    expect(asked).toHaveLength(0);
    await page.evaluate(() => {
      Object.assign(document, { visibilityState: "visible" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expectAsked(page, 1);
  });
});
