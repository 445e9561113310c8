/** Slow lines, old computers, no connection, blocked storage, blocked scripts: what must work all the same. */
import type { Page } from "@playwright/test";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { site } from "../site/pages.ts";
import { closedDoor, expect, follow, hydrated, open, painted, refuseStorage, test, watchShifts } from "./site.ts";

const { languages } = site;
const pages = pagesOf(site).filter(({ route }) => route !== "notFound");
const onePerRoute = pages.filter((page, index) => pages.findIndex(({ route }) => route === page.route) === index);

test.describe("on a slow line and an old computer", () => {
  /** 400 kbit/s, 400 ms there and back, a processor four times slower. */
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  });

  test("what is typed before the page can react is kept, and counts", async ({ page }) => {
    await page.goto("/en/plugins", { waitUntil: "commit" });
    const search = page.getByRole("searchbox");
    await search.fill("logo");
    await expect(page.locator("html")).not.toHaveAttribute("data-ready");
    await hydrated(page);
    await expect(search).toHaveValue("logo");
    await expect(page.locator("main li").filter({ has: page.locator('a[href^="/en/plugins/"]') })).toHaveCount(1);
  });

  test("a link that is pressed before the page can react leads on", async ({ page }) => {
    await page.goto("/de/features", { waitUntil: "commit" });
    await page.locator('footer a[href="/de/faq"]').click();
    await expect(page).toHaveURL(/\/de\/faq$/);
    await expect(page.locator("main details").first()).toHaveAttribute("open", "");
  });
});

test("a font that comes late moves nothing", async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const path of ["/en", "/de/features", "/en/plugins/price-lists"]) {
    const door = closedDoor();
    await page.route("**/*.woff2", (route) => door.opened.then(() => route.continue()));
    const asked = page.waitForRequest("**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await asked;
    await painted(page);
    door.open();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
    expect(await shifted(), path).toBe(0);
    await page.unroute("**/*.woff2");
  }
});

test("without a connection pages that were loaded open; for others the page says why", async ({
  page,
  context,
  complaints,
}) => {
  await open(page, "/en/features");
  const download = page.locator("header a", { hasText: "Download" }).first();
  const content = page.waitForResponse(/\/content\/.*\/download\.json$/);
  await download.dispatchEvent("pointerover");
  await (await content).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await download.click();
  await expect(page).toHaveURL(/\/en\/download$/);
  await expect(page.locator("main h1")).toBeFocused();

  const notice = page.locator("#offline-notice");
  const impressum = page.locator('footer a[href="/en/impressum"]').first();
  await expect(notice).toBeHidden();
  await impressum.click();
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(/\/en\/download$/);
  await expect(page.locator("main h1")).toBeAttached();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await impressum.click();
  await expect(page).toHaveURL(/\/en\/impressum$/);
  complaints.length = 0;
});

test.describe("if the browser keeps nothing", () => {
  test.beforeEach(({ page }) => refuseStorage(page));

  test("every kind of page comes to life without a complaint", async ({ page }) => {
    for (const [index, address] of onePerRoute.entries()) {
      await open(page, localizedPath(address, languages[index % languages.length] ?? ""));
      await expect(page.locator("main h1")).toBeVisible();
    }
  });

  test("language and consent can be chosen, and hold on the next pages", async ({ page }) => {
    await open(page, "/en/faq");
    const banner = page.locator("#consent");
    await banner.locator('[data-consent-press="no"]').click();
    await expect(banner).toBeHidden();
    await page.locator('header a[data-language="de"]').first().click();
    await expect(page).toHaveURL(/\/de\/faq$/);
    await follow(page, "Funktionen", /\/de\/features$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(banner).toBeHidden();
  });
});

test.describe("if scripts are blocked though JavaScript is on", () => {
  test.beforeEach(({ page }) => page.route("**/assets/**", (route) => route.abort()));
  test.afterEach(({ complaints }) => {
    complaints.length = 0;
  });

  /** Shown when the page was loaded again without success: from here on it stays as it is. */
  const expectNotice = (page: Page) => expect(page.locator("#load-notice")).toBeVisible();

  test("pages read complete, and links, menu, questions and prices work", async ({ page }) => {
    await page.goto("/en/features?from=letter");
    await expectNotice(page);
    await page.locator('main input[value="annual"]').check({ force: true });
    await expect(page.locator("main [data-period=annual]").first()).toBeVisible();
    await expect(page.locator("main [data-period=monthly]").first()).toBeHidden();
    await page.locator('footer a[href="/en/faq"]').click();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expectNotice(page);
    await page.locator("main summary").nth(2).click();
    await expect(page.locator("main details").nth(2)).toHaveAttribute("open", "");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator("header summary").click();
    await page.locator("header details a", { hasText: "Partners" }).click();
    await expect(page.getByText("Savanna Till Systems")).toBeVisible();
  });

  test("the contact form is sent and says so", async ({ page }) => {
    await page.goto("/de/contact?from=letter");
    await expectNotice(page);
    await page.locator("[name=name]").fill("Johanna Muster");
    await page.locator("[name=email]").fill("johanna@muster.example");
    await page.locator("[name=body]").fill("Läuft Lite auf Windows 10?");
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL(/\/de\/contact\?sent=1#sent$/);
    await expect(page.locator("#sent")).toBeVisible();
    await expect(page.locator("#failed")).toBeHidden();
  });
});
