/** When the app starts, and what is fetched before (decision 002). */
import type { Page } from "@playwright/test";
import { expect, holdApp, hydrated, scrolled, scrollTo, test } from "./site.ts";

const ready = (page: Page) => page.locator("html[data-ready]");

/** Makes the pages to come save data. @returns The scripts that they ask for. */
async function saveData(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("the app starts by itself on a page that is only read, and fetches nothing twice", async ({ page }) => {
  await page.goto("/en/features");
  await expect(ready(page)).toBeAttached();
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((one) => (one instanceof PerformanceResourceTiming && one.transferSize > 0 ? [one.name] : []))
      .filter((name) => name.endsWith(".js")),
  );
  expect(sent.length).toBeGreaterThan(3);
  expect(sent).toEqual([...new Set(sent)]);
});

test("a browser that saves data fetches nothing before the first key, not after a reload either", async ({ page }) => {
  const asked = await saveData(page);
  for (const path of ["features", "plugins", "partners", "download", "plugins/price-lists", "contact"]) {
    await page.goto(`/en/${path}`, { waitUntil: "networkidle" });
    await expect(ready(page)).toHaveCount(0);
    // Buttons that would not work yet are hidden.
    const mute = page.locator("button[type=button]:not([data-consent-action])").locator("visible=true");
    expect(await mute.allInnerTexts(), path).toEqual([]);
  }
  await page.keyboard.press("Tab");
  await hydrated(page);
  asked.length = 0;
  await page.reload({ waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await expect(ready(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(ready(page)).toBeAttached();
  // Query, hash and a download that starts by itself need no interaction.
  for (const path of ["/en/partners?q=till", "/en/faq#internet", "/de/download/pro"]) {
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
  }
});

test("offline, no notice is shown, and the next interaction starts the app", async ({ page, context, complaints }) => {
  await page.route("**/assets/**/*.js", async (route) => {
    // Offline when the app is requested, not while the document comes.
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.goto("/en/features");
  // The second try has failed, too.
  await expect.poll(() => complaints.some((one) => one.startsWith("TypeError"))).toBe(true);
  await context.setOffline(false);
  await page.unroute("**/assets/**/*.js");
  await expect(page.locator("#load-notice")).toBeHidden();
  await hydrated(page);
  complaints.length = 0;
});

test("what changes without pointer, key or focus starts it, and counts", async ({ page }) => {
  await saveData(page);
  // As assistive software, an extension or the browser itself does it.
  await page.goto("/en/partners");
  await page.locator("select[name=country]").evaluate((list: HTMLSelectElement) => {
    list.value = "KE";
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await expect(page.locator("#main h2[id]")).toHaveText([/Kenya/]);
  await expect(page).toHaveURL(/\?country=KE$/);
  await page.goto("/en/faq");
  await page.locator("#main summary").first().dispatchEvent("click");
  await expect(ready(page)).toBeAttached();
});

test("the menu opened and the place scrolled to before it starts stay so; a scrolled header has a shadow", async ({
  page,
}) => {
  const header = page.locator("header").first();
  const start = await holdApp(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/terms-of-use");
  await scrollTo(page, 11);
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await scrollTo(page, 700);
  // The browser restores the place by itself.
  await page.reload();
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await page.locator("header summary").click();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(100);
  await start();
  await expect(page.locator("header details")).toHaveAttribute("open", "");
  expect(await scrolled(page)).toBe(top);
  await scrollTo(page, 10);
  await expect(header).toHaveCSS("box-shadow", "none");
});
