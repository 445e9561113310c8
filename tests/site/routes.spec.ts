/** Every template comes to life and stays what it was; nothing is asked of others and nothing is kept. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath } from "../../src/routes/routes.ts";
import { expect, hydrated, test } from "../e2e/site.ts";
import { pagesIn } from "../e2e/static-page.ts";

const languages = shell.languages.map(({ code }) => code);

for (const language of languages) {
  for (const page of pagesIn(language)) {
    const path = localizedPath(page, language);
    test(`${path} is complete and comes to life without a complaint`, async ({ page: tab, complaints, origin }) => {
      const elsewhere: string[] = [];
      tab.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) elsewhere.push(request.url());
      });
      const response = await tab.goto(path, { waitUntil: "commit" });
      expect(response?.status()).toBe(page.route === "notFound" ? 404 : 200);
      await tab.waitForLoadState("domcontentloaded");
      const before = await tab.locator("body").innerText();
      const main = await tab.locator("main").innerText();
      await expect(tab.locator("main h1")).toBeVisible();
      expect(before, "a placeholder or a hole in the text").not.toMatch(/\{\{?\w|undefined|\[object|NaN/);

      await hydrated(tab);
      // What the application does after it is there, it does in its first idle moment.
      await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      if (page.route !== "thankYouLite" && page.route !== "thankYouPro") {
        expect(await tab.locator("main").innerText(), "the application shows another page").toBe(main);
      }
      await checkConsent(tab);
      expect(elsewhere, "asked of other origins").toEqual([]);
      // The document's own status 404 is what Chromium reports for the 404 page; nothing else may be said.
      const expected = page.route === "notFound" ? complaints.filter((one) => one.includes("404")) : [];
      expect(complaints).toEqual(expected);
      complaints.length = 0;
    });
  }
}

/** The banner asks, and until it is answered nothing is kept but what the privacy policy names. */
async function checkConsent(tab: Page): Promise<void> {
  await expect(tab.locator("#consent")).toBeVisible();
  expect(await tab.context().cookies()).toEqual([]);
  expect(await tab.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
  const session = await tab.evaluate(() => Object.keys(window.sessionStorage));
  expect(session.filter((key) => key !== "user_country")).toEqual([]);
}
