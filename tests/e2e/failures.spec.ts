/** Bad days: what a person still has when a part of the site does not come. */
import type { Page } from "@playwright/test";
import { expect, follow, hydrated, open, test } from "./site.ts";

/** A query starts the app without an interaction. */
const asking = "?from=letter";

// Every page here has reason to complain; each test says of what.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const notice = (page: Page) => page.locator("#load-notice");

function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test("if the strings do not come, the page stays, without what would do nothing, and its links work", async ({
  page,
}) => {
  await page.clock.install();
  const documents = documentsOf(page);
  const asked = page.waitForResponse("**/locales/**");
  await page.route("**/locales/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(`/de/features${asking}`);
  const before = await page.locator("#main").innerText();
  await asked;
  // They are asked for five times more.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.locator("html[data-failed]")).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
  expect(await page.locator("#main").innerText()).toBe(before);
  expect(documents.count).toBe(1);
  await page.unroute("**/locales/**");
  await follow(page, "Download", /\/de\/download$/);
});

test("code that is gone is answered by loading the page once again, then by a message", async ({ page }) => {
  const documents = documentsOf(page);
  await page.route("**/assets/entry*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/en/features${asking}`);
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  expect(documents.count).toBe(2);
  await expect(page.locator("#main h1")).toBeVisible();
  await notice(page).getByRole("link", { name: "Load the page again" }).click();
  await expect.poll(() => documents.count).toBe(3);
  await expect(page).toHaveURL(`/en/features${asking}`);
});

test("if the app cannot start, nothing stays that does nothing, or says what is not so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route("**/assets/entry*", (route) => route.abort());
  const all = [
    page.getByRole("searchbox"),
    page.getByRole("combobox"),
    page.locator("[data-consent-action=preferences]"),
  ];
  for (const [path, shown, gone] of [
    ["/partners?country=KE&q=savanna", "#main li h3", all],
    ["/partners", "#main nav", all],
    ["/plugins?q=logo", "#main li h2", all],
    ["/download/lite", "[data-download-state=without-script]", [page.locator("[data-download-state=before]")]],
    ["/contact", "#main form", [page.locator("#message-counter")]],
  ] as const) {
    await page.goto(`/en${path}`);
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator(shown).first()).toBeVisible();
    for (const one of gone) await expect(one.filter({ visible: true })).toHaveCount(0);
  }
  await notice(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(notice(page)).toBeHidden();
});

test("code that does not come within 120 seconds is answered by a message alone", async ({ page }) => {
  await page.clock.install();
  const documents = documentsOf(page);
  await page.route("**/assets/entry*", () => {});
  await page.goto(`/en/features${asking}`);
  await page.mouse.move(100, 100);
  // The clock goes on meanwhile.
  await page.clock.runFor(110_000);
  expect(documents.count).toBe(1);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(notice(page)).toBeVisible();
  expect(documents.count).toBe(1);
});

test("content that is gone is fetched as a document; a component that throws offers a way on", async ({ page }) => {
  const partners = page.locator("header a", { hasText: "Partners" }).first();
  let answer: { readonly status: number; readonly json: object } = { status: 404, json: {} };
  await page.route("**/content/**/partners.json", (route) => route.fulfill(answer));
  await open(page, "/en");
  await follow(page, "Partners", /\/en\/partners$/);
  await expect(page.locator("#main h1")).toBeVisible();

  answer = { status: 200, json: { head: { title: "x", description: "x" } } };
  await open(page, "/en");
  await partners.click();
  await expect(page.locator("#main [role=alert]")).toBeVisible();
  await page.locator("#main [role=alert] a").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator("#main h1")).toBeVisible();
});

test("if even the layout fails, the prerendered document stays, with plain links", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("broken");
    };
  });
  await page.goto(`/en/features${asking}`);
  const before = await page.locator("#main").innerText();
  const stops = () => complaints.filter((one) => one.includes("The app stopped")).length;
  await expect.poll(stops).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("#main").innerText()).toBe(before);
  expect(stops()).toBe(1);
  await follow(page, "Download", /\/en\/download$/);
});

test("if the frame fails on the way, the document of the address is shown", async ({ page }) => {
  await open(page, "/en");
  await page.evaluate(() => {
    Object.defineProperty(HTMLDetailsElement.prototype, "open", {
      set() {
        throw new Error("broken");
      },
    });
  });
  await page.locator("header a", { hasText: "Partners" }).first().click();
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(page.locator("#main h1")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/partners$/);
});

test("a page whose frame was changed by a translation tool keeps its text", async ({ page }) => {
  await page.route("**/assets/entry*", async (route) => {
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("header a")) link.textContent = "übersetzt";
    });
    await route.fallback();
  });
  await page.goto("/en");
  const before = await page.locator("#main").innerText();
  await hydrated(page);
  expect(await page.locator("#main").innerText()).toBe(before);
});
