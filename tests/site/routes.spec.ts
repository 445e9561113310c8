/** Every template comes to life and stays what it was; nothing is asked of others and nothing is kept. */

import { localizedPath } from "../../src/routes/routes.ts";
import { expect, hydrated, painted, test } from "../e2e/site.ts";
import { pagesIn, withoutNotFound } from "../e2e/static-page.ts";
import { shell } from "./pages.ts";

for (const { code: language } of shell.languages) {
  for (const page of pagesIn(language)) {
    const path = localizedPath(page, language);
    test(`${path} is complete and comes to life without a complaint`, async ({ page: tab, complaints, origin }) => {
      const elsewhere: string[] = [];
      tab.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) elsewhere.push(request.url());
      });
      const response = await tab.goto(path, { waitUntil: "domcontentloaded" });
      expect(response?.status()).toBe(page.route === "notFound" ? 404 : 200);
      // Before the first paint, cards that are not laid out yet have no text.
      await painted(tab);
      const main = await tab.locator("#main").innerText();
      await expect(tab.locator("#main h1")).toBeVisible();
      await hydrated(tab);
      await painted(tab);
      if (page.route !== "thankYou") {
        expect(await tab.locator("#main").innerText(), "the application shows another page").toBe(main);
      }
      // The banner asks, and until it is answered nothing is kept but what the privacy policy names.
      await expect(tab.locator("#consent")).toBeVisible();
      expect(await tab.context().cookies()).toEqual([]);
      const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(kept.filter((key) => key !== "user_country")).toEqual([]);
      expect(elsewhere, "asked of other origins").toEqual([]);
      if (page.route === "notFound") withoutNotFound(complaints);
      expect(complaints).toEqual([]);
    });
  }
}
