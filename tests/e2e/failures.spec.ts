/** Bad days: what a person still has when a part of the site does not come. */
import { expect, hydrated, test } from "./site.ts";

/** An address that asks for something: there the application starts without a sign of the visitor. */
const asking = "?from=letter";

test("strings that fail are tried again with growing pauses, and the page takes over when they come", async ({
  page,
  complaints,
}) => {
  const times: number[] = [];
  await page.route("**/locales/**", async (route) => {
    times.push(Date.now());
    await (times.length <= 3 ? route.fulfill({ status: 503, body: "" }) : route.fallback());
  });
  await page.goto(`/en/contact${asking}`);
  await expect(page.locator("main h1")).toBeVisible();
  await hydrated(page);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times).toHaveLength(4);
  for (const [index, wanted] of [350, 700, 1400].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(wanted - 20);
    expect(pauses[index]).toBeLessThan(wanted + 600);
  }
  expect(complaints.filter((one) => one.includes("Texts could not be loaded"))).toHaveLength(3);
  complaints.length = 0;
});

test("strings that never come are tried five times more; the readable page stands and its links work", async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  let asked = 0;
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/locales/**", async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto(`/de/features${asking}`);
  const before = await page.locator("main").innerText();
  await expect.poll(() => asked, { timeout: 30_000 }).toBe(6);
  await page.waitForTimeout(500);
  expect(await page.locator("main").innerText()).toBe(before);
  expect(documents).toBe(1);
  await page.unroute("**/locales/**");
  await page.locator("header a", { hasText: "Download" }).first().click();
  await expect(page).toHaveURL(/\/de\/download$/);
  complaints.length = 0;
});

test("code that is gone is answered by loading the page once again, then by a message", async ({
  page,
  complaints,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/assets/entry*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/en/features${asking}`);
  const notice = page.locator("#load-notice");
  await expect(notice).toBeVisible();
  await expect(notice).toContainText("Load the page again");
  expect(documents).toBe(2);
  await expect(page.locator("main h1")).toBeVisible();
  complaints.length = 0;
});

test("code that does not come within 120 seconds is answered by a message; what the visitor has begun stays", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/assets/entry*", () => {});
  await page.goto(`/en/features${asking}`);
  await page.mouse.move(100, 100);
  await page.clock.runFor(119_000);
  expect(documents).toBe(1);
  await expect(page.locator("#load-notice")).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page.locator("#load-notice")).toBeVisible();
  expect(documents).toBe(1);
  complaints.length = 0;
});

test("a page whose code or content is gone after a release is fetched as a document", async ({ page, complaints }) => {
  await page.goto("/en");
  await hydrated(page);
  await page.route("**/content/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.locator("header a", { hasText: "Partners" }).first().click();
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(page.locator("main h1")).toBeVisible();
  complaints.length = 0;
});

test("a component that throws leaves the frame standing and offers a way on", async ({ page, complaints }) => {
  await page.goto("/en");
  await hydrated(page);
  await page.route("**/content/**/partners.json", (route) =>
    route.fulfill({ json: { head: { title: "x", description: "x" } } }),
  );
  await page.locator("header a", { hasText: "Partners" }).first().click();
  await expect(page.locator("main [role=alert]")).toBeVisible();
  await page.locator("main [role=alert] a").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator("main h1")).toBeVisible();
  complaints.length = 0;
});

test("where even the frame fails, the prerendered document stays, with plain links", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("broken");
    };
  });
  await page.goto(`/en/features${asking}`);
  const before = await page.locator("main").innerText();
  await expect.poll(() => complaints.some((one) => one.includes("The application stopped"))).toBe(true);
  expect(await page.locator("main").innerText()).toBe(before);
  await page.locator("header a", { hasText: "Download" }).first().click();
  await expect(page).toHaveURL(/\/en\/download$/);
  await expect(page.locator("main h1")).toBeVisible();
  complaints.length = 0;
});

test("a page whose frame was changed by a translation tool keeps its text", async ({ page, complaints }) => {
  await page.route("**/assets/entry*", async (route) => {
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("header a")) link.textContent = "übersetzt";
    });
    await route.fallback();
  });
  await page.goto("/en");
  const before = await page.locator("main").innerText();
  await hydrated(page);
  expect(await page.locator("main").innerText()).toBe(before);
  complaints.length = 0;
});
