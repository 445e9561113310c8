/** When the application starts, and what is fetched before (decision 023). */
import type { Page } from "@playwright/test";
import { expect, holdApplication, hydrated, test } from "./site.ts";

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

test.describe("what changes without pointer, key or focus starts it, and counts", () => {
  /** As assistive software, an extension or the browser itself does. */
  const change = (page: Page, selector: string, type: "input" | "change", value?: string) =>
    page.locator(selector).evaluate(
      (control, [event, text]) => {
        if (text === undefined) Reflect.set(control, "checked", true);
        else Reflect.set(control, "value", text);
        control.dispatchEvent(new Event(event ?? "", { bubbles: true }));
      },
      [type, value] as const,
    );
  const open = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await isReady(page)).toBe(0);
  };

  test("a country", async ({ page }) => {
    await open(page, "/en/partners");
    await change(page, "select[name=country]", "change", "KE");
    await expect(page.locator("main h2[data-code]")).toHaveText([/Kenya/]);
    await expect(page).toHaveURL(/\?country=KE$/);
  });

  test("a search", async ({ page }) => {
    await open(page, "/de/plugins");
    await change(page, "input[type=search]", "input", "logo");
    await expect(page.getByRole("status").filter({ hasText: "Plugin" })).toHaveText("1 Plugin");
  });

  test("a billing period", async ({ page }) => {
    await open(page, "/en/features");
    await change(page, "input[value=annual]", "change");
    await expect(page.locator("[data-billing=annual]")).toBeAttached();
    await expect(page.locator("input[value=annual]")).toBeChecked();
    await expect(page.getByText("$100").first()).toBeVisible();
  });

  test("a message", async ({ page }) => {
    await open(page, "/en/contact");
    await change(page, "textarea", "input", "Hello");
    await expect(page.locator("#message-counter")).toHaveText(/^5\/300/);
  });

  test("a press", async ({ page }) => {
    await open(page, "/en/faq");
    await page
      .locator("main summary")
      .last()
      .evaluate((summary: HTMLElement) => summary.click());
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(page.locator("main details").last()).toHaveAttribute("open", "");
  });
});

test("what was opened and where one had scrolled before it came stays so", async ({ page }) => {
  const release = await holdApplication(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/terms-of-use");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.locator("header summary").click();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  release();
  await hydrated(page);
  await expect(page.locator("header details")).toHaveAttribute("open", "");
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test("the bar has a shadow once the page is scrolled by more than 10 px, without the application as with it", async ({
  page,
}) => {
  const shadow = () =>
    page
      .locator("header")
      .first()
      .evaluate((header) => getComputedStyle(header).boxShadow);
  const scroll = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await page.goto("/en");
  await scroll(11);
  await expect.poll(shadow).not.toBe("none");
  // A place that the browser finds again by itself.
  await page.reload();
  await expect.poll(shadow).not.toBe("none");
  expect(await isReady(page)).toBe(0);
  await hydrated(page);
  expect(await shadow()).not.toBe("none");
  await scroll(10);
  await expect.poll(shadow).toBe("none");
});
