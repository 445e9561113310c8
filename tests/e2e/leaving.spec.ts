/** Leaving a page while it loads: what is cancelled because the visitor leaves is no failure. */
import type { Locator, Page } from "@playwright/test";
import { answerDownloads, closedDoor, expect, expectSameDocument, hydrated, open, test } from "./site.ts";

// Requests fail here, and the browser logs that.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const notice = (page: Page) => page.locator("#load-notice");

/** Documents that are asked for, by path. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.redirectedFrom() === null) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/**
 * Holds requests back, and cancels them when a navigation begins, as Firefox and Safari do; those that follow, too.
 *
 * @returns How many were cancelled.
 */
async function cancelOnLeaving(page: Page, requests: string): Promise<() => number> {
  let count = 0;
  const left = closedDoor();
  await page.route(requests, async (route) => {
    await left.opened;
    await route.abort("aborted");
    count += 1;
  });
  await page.exposeFunction("left", left.open);
  await page.addInitScript(() => addEventListener("beforeunload", () => Reflect.get(window, "left")()));
  return () => count;
}

const everything = { scripts: "**/assets/*.js", strings: "**/locales/**", content: "**/content/**" };

for (const [loading, how, leave] of [
  ["scripts", "the address bar", (page) => page.goto("/de/contact")],
  ["scripts", "a link without the app", (page) => page.locator("footer a[hreflang=de]").click()],
  ["scripts", "a form without the app", (page) => page.locator("form[method=post]").evaluate(submit)],
  ["strings", "an assigned address", (page) => page.evaluate(() => window.location.assign("/de/contact"))],
  ["content", "Back", (page) => page.goBack()],
] as const satisfies readonly (readonly [string, string, (page: Page) => Promise<unknown>])[]) {
  test(`a page left by ${how} while its ${loading} load is neither kept nor loaded again`, async ({ page }) => {
    if (how === "Back") await page.goto("/de/contact", { waitUntil: "domcontentloaded" });
    const cancelled = await cancelOnLeaving(page, everything[loading]);
    const asked = page.waitForRequest(everything[loading]);
    await page.goto("/en/contact", { waitUntil: "domcontentloaded" });
    const documents = documentsOf(page);
    const door = closedDoor();
    // Long enough for a second try.
    await page.route(/\/(?:de\/contact|message)/, (route) => door.opened.then(() => route.continue()));
    await asked;
    const left = leave(page);
    await expect.poll(cancelled).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    door.open();
    await left;
    await expect(page).toHaveURL(/\/de\/|failed=/);
    expect(documents.length).toBe(1);
  });
}

const submit = (form: HTMLElement | SVGElement) => form instanceof HTMLFormElement && form.submit();

test("a download that begins while the app loads leaves no notice, and the next touch starts the app", async ({
  page,
}) => {
  const downloads = await answerDownloads(page);
  const cancelled = await cancelOnLeaving(page, everything.scripts);
  await page.goto("/en/download", { waitUntil: "domcontentloaded" });
  await page.locator('#main a[href$=".exe"]').first().click();
  await expect.poll(cancelled).toBeGreaterThan(1);
  expect(downloads.length).toBe(1);
  await page.waitForTimeout(1_000);
  await expect(notice(page)).toBeHidden();
  await page.unroute(everything.scripts);
  await hydrated(page);
});

/** Holds the content of the contact page back, and clicks a link to it. */
async function clickSlowLink(page: Page): Promise<{ readonly link: Locator; readonly fail: () => void }> {
  const door = closedDoor();
  await page.route("**/content/**/contact.json", (route) => door.opened.then(() => route.abort("aborted")));
  await open(page, "/en/faq");
  const link = page.locator("footer a[href$=contact]").first();
  await link.click();
  return { link, fail: door.open };
}

test("a link out of the app wins over a page that is still loading", async ({ page }) => {
  const { fail } = await clickSlowLink(page);
  const documents = documentsOf(page);
  const door = closedDoor();
  await page.route("**/robots.txt", (route) => door.opened.then(() => route.continue()));
  const asked = page.waitForRequest("**/robots.txt");
  await page
    .locator("#main a")
    .first()
    .evaluate((one: HTMLAnchorElement) => {
      one.href = "/robots.txt";
      one.click();
    });
  await asked;
  fail();
  await page.waitForTimeout(300);
  door.open();
  await expect(page).toHaveURL(/robots\.txt$/);
  expect(documents).toEqual(["/robots.txt"]);
});

test("a page that does not come says so after a moment; its second click, or ten seconds, load the document", async ({
  page,
}) => {
  const status = page.locator("header [role=status]");
  const { link, fail } = await clickSlowLink(page);
  const isSameDocument = await expectSameDocument(page);
  await expect(status).toHaveText("Loading the page…");
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  // Another page ends it.
  await page.locator("footer a[href$=impressum]").click();
  await expect(page).toHaveURL(/impressum$/);
  await expect(status).toBeEmpty();
  await isSameDocument();

  const documents = documentsOf(page);
  // A double click is one click.
  await link.dblclick();
  await expect(status).toHaveText("Loading the page…");
  await link.click();
  await expect.poll(() => documents).toEqual(["/en/contact"]);
  await expect(page).toHaveURL(/contact$/);

  await page.clock.install();
  const again = await clickSlowLink(page);
  await page.clock.runFor(9_000);
  expect(documents.length).toBe(2);
  await page.clock.runFor(2_000);
  await expect.poll(() => documents).toEqual(["/en/contact", "/en/faq", "/en/contact"]);
  // Chromium does not always close a tab that loads a page, or whose requests are held back.
  fail();
  again.fail();
  await expect(page).toHaveURL(/contact$/);
});
