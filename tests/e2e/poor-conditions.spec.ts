/** Late fonts, no connection, blocked storage: what must work all the same. */
import { closedDoor, expect, follow, hydrated, open, painted, test, watchShifts } from "./site.ts";

test("a font that comes late moves nothing", async ({ page }) => {
  const shifted = await watchShifts(page);
  const door = closedDoor();
  await page.route("**/*.woff2", (route) => door.opened.then(() => route.continue()));
  const asked = page.waitForRequest("**/*.woff2");
  await page.goto("/de/features", { waitUntil: "domcontentloaded" });
  await asked;
  await painted(page);
  door.open();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
  expect(await shifted()).toBe(0);
});

test("a picture that does not come has its place all the same", async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/, () => {});
  for (const path of ["/en", "/en/features", "/en/plugins", "/en/plugins/my-logo"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const flat = await page.evaluate(() =>
      [...document.images].filter((one) => one.checkVisibility() && one.clientHeight < 8).map(({ src }) => src),
    );
    expect(flat, path).toEqual([]);
  }
});

test("offline, loaded pages open; for others the page says why", async ({ page, context, complaints }) => {
  await open(page, "/en/terms-of-use");
  await follow(page, "Features", /\/en\/features$/);
  const content = page.waitForResponse(/\/content\/.*\/download\.json$/);
  await page.reload();
  await hydrated(page);
  const download = page.locator("header a", { hasText: "Download" }).first();
  await (await content).finished();
  await page.waitForLoadState("networkidle");
  // It would come from the browser's cache, or be prefetched in the moment with a connection.
  await page.route("**/terms-of-use.json", (route) => route.abort());
  await context.setOffline(true);
  await download.click();
  await expect(page).toHaveURL(/\/en\/download$/);
  await expect(page.locator("#main h1")).toBeFocused();

  const notice = page.locator("#offline-notice");
  const impressum = page.locator('footer a[href="/en/impressum"]').first();
  await expect(notice).toBeHidden();
  await impressum.click();
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(/\/en\/download$/);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // Back changes the address first; its page comes with the connection.
  await context.setOffline(true);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  await expect(notice).toBeVisible();
  await page.unroute("**/terms-of-use.json");
  await context.setOffline(false);
  await expect(page.locator("#main h1")).toHaveText("Terms of use");
  complaints.length = 0;
});

test("if storage is blocked, the page does not complain, and a choice holds for this visit", async ({ page }) => {
  // As some browsers do if they are set to keep nothing.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  // It looks up the country, which is kept for a session.
  const asked = page.waitForResponse("**/api/v1/country");
  await open(page, "/en");
  await asked;
  await page.locator('#consent [data-consent-action="no"]').click();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.locator("#consent")).toBeHidden();
});
