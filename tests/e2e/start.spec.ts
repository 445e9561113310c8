/** When the application starts, and what is fetched before (decision 023). */
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";

const isReady = (page: Page) => page.locator("html[data-ready]").count();

/** Names of the scripts that the page has asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("a page that is only read fetches the application and does not run it; the first sign starts it from the cache", async ({
  page,
}) => {
  const asked = scriptsOf(page);
  await page.goto("/en/features", { waitUntil: "networkidle" });
  expect(asked.some((path) => path.includes("/entry"))).toBe(true);
  expect(await isReady(page)).toBe(0);
  const evaluated = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js")).length);
  const before = await evaluated();
  await page.mouse.move(200, 200);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  // What was fetched ahead is what was needed.
  expect(before).toBeGreaterThan(3);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((one) => (one instanceof PerformanceResourceTiming && one.name.endsWith(".js") ? [one] : []))
      .map(({ name, transferSize }) => [name, transferSize] as const),
  );
  const sent = sizes.filter(([, size]) => size > 0).map(([name]) => name);
  expect(sent.length).toBe(new Set(sent).size);
});

test("with the keyboard the first key starts it", async ({ page }) => {
  await page.goto("/en/faq", { waitUntil: "networkidle" });
  expect(await isReady(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

for (const [what, path] of [
  ["an address with a query", "/en/partners?q=till"],
  ["an address with a hash", "/en/faq#internet"],
  ["a page that acts by itself", "/de/download/pro"],
] as const) {
  test(`${what} needs no sign`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html[data-ready]")).toBeAttached();
  });
}

test("a history entry one comes back to needs no sign", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await page.reload();
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("nothing is fetched ahead where the browser saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = scriptsOf(page);
  await page.goto("/en/features", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await hydrated(page);
});

for (const [route, path] of [
  ["features", "/en/features"],
  ["plugins", "/en/plugins"],
  ["partners", "/en/partners"],
  ["contact", "/en/contact"],
  ["download", "/en/download"],
  ["a plugin", "/en/plugins/price-lists"],
] as const) {
  test(`no button is to be seen on ${route} that would not answer yet`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await isReady(page)).toBe(0);
    const mute = page.locator("button[type=button]:not([data-consent-press])").locator("visible=true");
    expect(await mute.allInnerTexts()).toEqual([]);
  });
}
