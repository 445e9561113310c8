/** Leaving, fetching and scrolling are not the same in all engines. What a visitor has is. */
import type { Page } from "@playwright/test";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { answerDownloads, closedDoor, expect, hydrated, open, scrolled, scrollTo, test } from "../e2e/site.ts";
import { site } from "../site/pages.ts";

const [language = "en"] = site.languages;
const pathOf = (route: "contact" | "download" | "faq" | "home" | "partners" | "releaseNotes") =>
  localizedPath({ route }, language);

// Browsers log what they cancel.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

/** Holds scripts back. @returns Lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const door = closedDoor();
  await page.route("**/assets/**/*.js", (route) => door.opened.then(() => route.continue()).catch(() => {}));
  return door.open;
}

test("a page can be left while its scripts load", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
  await holdScripts(page);
  await page.goto(pathOf("faq"), { waitUntil: "domcontentloaded" });
  // Time for what a wrong reload would ask for.
  await page.route(`**${pathOf("contact")}`, async (route) => {
    await page.waitForTimeout(2_000);
    await route.continue();
  });
  await page.mouse.move(200, 200);
  await page.evaluate((path) => window.location.assign(path), pathOf("contact"));
  await expect(page).toHaveURL(new RegExp(`${pathOf("contact")}$`));
  expect(asked).toEqual([pathOf("faq"), pathOf("contact")]);
});

test("a download that begins while scripts load leaves no notice, and the next touch starts the app", async ({
  page,
}) => {
  await answerDownloads(page);
  const release = await holdScripts(page);
  await page.goto(pathOf("download"), { waitUntil: "domcontentloaded" });
  await page.locator('#main a[href$=".exe"]').first().dispatchEvent("click");
  await page.waitForTimeout(1_500);
  await expect(page.locator("#load-notice")).toBeHidden();
  release();
  await hydrated(page);
});

test("nothing is fetched twice, and no style that is in the document", async ({ page }) => {
  await page.goto(pathOf("home"));
  const names = (await page.locator("#app").getAttribute("data-styles"))?.split(" ") ?? [];
  const own = names.map((name) => `/assets/${name}.css`);
  expect(own.length).toBeGreaterThan(3);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // What comes from a cache has no size.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((one) => (one instanceof PerformanceResourceTiming && one.transferSize > 0 ? [one.name] : []))
      .map((name) => new URL(name).pathname),
  );
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((path) => own.includes(path))).toEqual([]);
  expect(sent).toEqual([...new Set(sent)]);
});

for (const width of [390, 1280]) {
  test(`at ${width} px Back, a reload, and Back from another site find the place in a list`, async ({ page }) => {
    const distance = async () => Math.abs((await scrolled(page)) - 2_400);
    await page.setViewportSize({ width, height: 800 });
    await open(page, pathOf("partners"));
    await scrollTo(page, 2_400);
    await page
      .locator(`footer a[href="${pathOf("contact")}"]`)
      .first()
      .dispatchEvent("click");
    await expect(page).toHaveURL(new RegExp(`${pathOf("contact")}$`));
    await page.goBack();
    await expect.poll(distance).toBeLessThanOrEqual(2);
    await page.reload();
    await hydrated(page);
    expect(await distance()).toBeLessThanOrEqual(2);
    await page.goto("data:text/html,elsewhere");
    await page.goBack();
    await hydrated(page);
    await expect.poll(distance).toBeLessThanOrEqual(2);
  });
}

test("every page starts, without a complaint", async ({ page, complaints }) => {
  test.slow();
  for (const address of pagesOf(site).filter(({ route }) => route !== "notFound")) {
    await open(page, localizedPath(address, language));
    await expect(page.locator("#main h1")).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
