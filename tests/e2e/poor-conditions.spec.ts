/** Slow lines, old computers, no connection, blocked storage, blocked scripts: what must work all the same. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { expect, hydrated, test } from "./site.ts";

const languages = shell.languages.map(({ code }) => code);
const pages = pagesOf({ languages, pluginSlugs: shell.pluginSlugs }).filter(({ route }) => route !== "notFound");
const onePerRoute = pages.filter((page, index) => pages.findIndex(({ route }) => route === page.route) === index);

test.describe("on a slow line and an old computer", () => {
  /** 400 kbit/s, 400 ms there and back, a processor four times slower. */
  async function slow(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }

  test("what is typed before the page can react is kept, and counts", async ({ page }) => {
    await slow(page);
    await page.goto("/en/plugins", { waitUntil: "commit" });
    const search = page.getByRole("searchbox");
    await search.fill("logo");
    await expect(page.locator("html")).not.toHaveAttribute("data-ready");
    await hydrated(page);
    await expect(search).toHaveValue("logo");
    await expect(page.locator("main li").filter({ has: page.locator('a[href^="/en/plugins/"]') })).toHaveCount(1);
  });

  for (const path of ["/en", "/de/features", "/en/plugins/price-lists"]) {
    test(`a font that comes late moves nothing on ${path}`, async ({ page }) => {
      let late = 0;
      await page.route("**/*.woff2", async (route) => {
        late += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect(late).toBe(1);
      const shifted = await page.evaluate(async () => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        });
        watch.observe({ type: "layout-shift", buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 300));
        return sum;
      });
      expect(shifted).toBe(0);
    });
  }

  test("a link that is pressed before the page can react leads on", async ({ page }) => {
    await slow(page);
    await page.goto("/de/features", { waitUntil: "commit" });
    await page.locator('footer a[href="/de/faq"]').click();
    await expect(page).toHaveURL(/\/de\/faq$/);
    await expect(page.locator("main details").first()).toHaveAttribute("open", "");
  });
});

test.describe("without a connection", () => {
  test("pages that were loaded open; for others the page stays, says why, and goes on when there is one again", async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto("/en/features");
    await hydrated(page);
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
    await expect(notice).toBeHidden();
    await page.locator('footer a[href="/en/impressum"]').first().click();
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
    await expect(page).toHaveURL(/\/en\/download$/);
    await expect(page.locator("main h1")).toBeAttached();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page.locator('footer a[href="/en/impressum"]').first().click();
    await expect(page).toHaveURL(/\/en\/impressum$/);
    complaints.length = 0;
  });
});

test.describe("where the browser keeps nothing", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    });
  });

  for (const language of languages) {
    test(`every kind of page in ${language} comes to life without a complaint`, async ({ page, complaints }) => {
      test.setTimeout(120_000);
      for (const address of onePerRoute) {
        await page.goto(localizedPath(address, language));
        await hydrated(page);
        await expect(page.locator("main h1")).toBeVisible();
      }
      expect(complaints).toEqual([]);
    });
  }

  test("the language can be changed, and stays while one walks through the site", async ({ page }) => {
    await page.goto("/en/faq");
    await hydrated(page);
    await page.locator('header a[data-language="de"]').first().click();
    await expect(page).toHaveURL(/\/de\/faq$/);
    await page.locator('footer a[href="/de/release-notes"]').click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("the choice about cookies holds while one walks through the site", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    const banner = page.getByRole("region", { name: "We value your privacy" });
    await banner.getByRole("button", { name: "Decline" }).click();
    await expect(banner).toBeHidden();
    await page.locator("header a", { hasText: "Features" }).first().click();
    await expect(page).toHaveURL(/\/en\/features$/);
    await expect(banner).toBeHidden();
  });
});

test.describe("where scripts are blocked though JavaScript is on", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/assets/**", (route) => route.abort());
  });

  test("pages read complete, and links, menu, questions and prices work", async ({ page, complaints }) => {
    await page.goto("/en/features?from=letter");
    await expect(page.locator("#load-notice")).toBeVisible();
    await page.locator('main input[value="annual"]').check({ force: true });
    await expect(page.locator("main [data-period=annual]").first()).toBeVisible();
    await expect(page.locator("main [data-period=monthly]").first()).toBeHidden();
    await page.locator('footer a[href="/en/faq"]').click();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect(page.locator("#load-notice")).toBeVisible();
    await page.locator("main summary").nth(2).click();
    await expect(page.locator("main details").nth(2)).toHaveAttribute("open", "");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator("header summary").click();
    await page.locator("header details a", { hasText: "Partners" }).click();
    await expect(page.getByText("Savanna Till Systems")).toBeVisible();
    complaints.length = 0;
  });

  test("the contact form is sent and says so", async ({ page, complaints }) => {
    await page.goto("/de/contact?from=letter");
    // Shown when the page was loaded again without success: from here on it stays as it is.
    await expect(page.locator("#load-notice")).toBeVisible();
    await page.locator("[name=name]").fill("Johanna Muster");
    await page.locator("[name=email]").fill("johanna@muster.example");
    await page.locator("[name=body]").fill("Läuft Lite auf Windows 10?");
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL(/\/de\/contact\?sent=1#sent$/);
    await expect(page.locator("#sent")).toBeVisible();
    await expect(page.locator("#failed")).toBeHidden();
    complaints.length = 0;
  });
});
