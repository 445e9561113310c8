/** When the application starts, and what is fetched before (decision 023). */
import type { Page } from "@playwright/test";
import { expect, holdApplication, hydrated, scrolled, scrollTo, test } from "./site.ts";

const ready = (page: Page) => page.locator("html[data-ready]");

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(ready(page)).toHaveCount(0);
}

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("a page that is only read fetches the application, and the first sign starts it", async ({ page }) => {
  const asked = scriptsOf(page);
  await read(page, "/en/features");
  expect(asked.some((path) => path.includes("/entry"))).toBe(true);
  // What was fetched ahead is what was needed.
  expect(new Set(asked).size).toBeGreaterThan(3);
  await page.mouse.move(200, 200);
  await expect(ready(page)).toBeAttached();
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((one) => (one instanceof PerformanceResourceTiming && one.transferSize > 0 ? [one.name] : []))
      .filter((name) => name.endsWith(".js")),
  );
  expect(sent).toEqual([...new Set(sent)]);
});

test("the first key starts it; query, hash, a page that acts by itself and coming back need no sign", async ({
  page,
}) => {
  await read(page, "/en/contact");
  await page.keyboard.press("Tab");
  await expect(ready(page)).toBeAttached();
  await page.reload();
  await expect(ready(page)).toBeAttached();
  for (const path of ["/en/partners?q=till", "/en/faq#internet", "/de/download/pro"]) {
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
  }
});

test("nothing is fetched ahead if the browser saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = scriptsOf(page);
  await read(page, "/en/features");
  expect(asked).toEqual([]);
  await hydrated(page);
});

test("no button is to be seen that would not answer yet", async ({ page }) => {
  for (const path of ["features", "plugins", "partners", "contact", "download", "plugins/price-lists"]) {
    await page.goto(`/en/${path}`);
    await expect(ready(page)).toHaveCount(0);
    const mute = page.locator("button[type=button]:not([data-consent-press])").locator("visible=true");
    expect(await mute.allInnerTexts(), path).toEqual([]);
  }
});

test("what changes without pointer, key or focus starts it, and counts", async ({ page }) => {
  // As assistive software, an extension or the browser itself does.
  await page.goto("/en/partners");
  await page.locator("select[name=country]").evaluate((list: HTMLSelectElement) => {
    list.value = "KE";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.locator("main h2[data-code]")).toHaveText([/Kenya/]);
  await expect(page).toHaveURL(/\?country=KE$/);

  await page.goto("/en/features");
  await page.locator("input[value=annual]").evaluate((box: HTMLInputElement) => {
    box.checked = true;
    box.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.locator("[data-billing=annual]")).toBeAttached();
  await expect(page.locator("input[value=annual]")).toBeChecked();
  await expect(page.getByText("$100").first()).toBeVisible();

  await page.goto("/en/faq");
  await page
    .locator("main summary")
    .last()
    .evaluate((summary: HTMLElement) => summary.click());
  await expect(ready(page)).toBeAttached();
  await expect(page.locator("main details").last()).toHaveAttribute("open", "");
});

test("what was opened and where one had scrolled before it came stays so", async ({ page }) => {
  const release = await holdApplication(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/terms-of-use");
  await scrollTo(page, 700);
  await page.locator("header summary").click();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(100);
  release();
  await hydrated(page);
  await expect(page.locator("header details")).toHaveAttribute("open", "");
  expect(await scrolled(page)).toBe(top);
});

test("the bar has a shadow if the page is scrolled by more than 10 px", async ({ page }) => {
  const header = page.locator("header").first();
  const noShadow = ["box-shadow", "none"] as const;
  await page.goto("/en");
  await scrollTo(page, 11);
  await expect(header).not.toHaveCSS(...noShadow);
  // A place that the browser finds again by itself.
  await page.reload();
  await expect(header).not.toHaveCSS(...noShadow);
  await expect(ready(page)).toHaveCount(0);
  await hydrated(page);
  await expect(header).not.toHaveCSS(...noShadow);
  await scrollTo(page, 10);
  await expect(header).toHaveCSS(...noShadow);
});
