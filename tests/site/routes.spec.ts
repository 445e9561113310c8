/** Every route in every language: what a person sees, and what the head says to machines. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { contentKey, localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";
import { expect, hydrated, test } from "../e2e/site.ts";

const languages = shell.languages.map(({ code }) => code);
const site = { languages, pluginSlugs: shell.pluginSlugs };

for (const language of languages) {
  for (const page of pagesOf(site)) {
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
      const content = JSON.parse(readFileSync(`src/generated/content/${language}/${contentKey(page)}.json`, "utf8"));

      await expect(tab.locator("html")).toHaveAttribute("lang", language);
      await expect(tab).toHaveTitle(content.head.title);
      await expect(tab.locator('meta[name="description"]')).toHaveAttribute("content", content.head.description);
      await expect(tab.locator("h1")).toHaveCount(1);
      await expect(tab.locator("main h1")).toBeVisible();
      expect(before, "a placeholder or a hole in the text").not.toMatch(/\{\{?\w|undefined|\[object|NaN/);

      await checkHead(tab, page, language);
      await hydrated(tab);
      await tab.waitForTimeout(100);
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

async function checkHead(tab: Page, page: ReturnType<typeof pagesOf>[number], language: string) {
  const canonical = tab.locator('link[rel="canonical"]');
  const alternates = tab.locator('link[rel="alternate"][hreflang]');
  if (!routeOf(page.route).indexed) {
    await expect(tab.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(canonical).toHaveCount(0);
    await expect(alternates).toHaveCount(0);
    return;
  }
  await expect(canonical).toHaveAttribute("href", shell.origin + localizedPath(page, language));
  const found = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  );
  const [fallback = ""] = languages;
  expect(found).toEqual([
    ...languages.map((code) => [code, shell.origin + localizedPath(page, code)]),
    ["x-default", shell.origin + localizedPath(page, fallback)],
  ]);
  await expect(tab.locator('meta[property="og:title"]')).toHaveAttribute("content", await tab.title());
  await expect(tab.locator('meta[property="og:url"]')).toHaveAttribute(
    "content",
    shell.origin + localizedPath(page, language),
  );
}
