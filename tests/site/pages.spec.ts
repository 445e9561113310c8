/**
 * Every template, in one visit: it comes to life and stays what it was, asks nothing of others and keeps nothing, fits at
 * every width, and axe-core finds nothing, light on a phone or dark on a desk.
 */
import type { Page } from "@playwright/test";
import { addStyle, layOutAll } from "../../scripts/testing/static-page.ts";
import { localizedPath } from "../../src/routes/routes.ts";
import { everything } from "../commands/everything.ts";
import { axeFindings, colourRules } from "../e2e/axe.ts";
import { layoutFaults } from "../e2e/layout-faults.ts";
import { expect, hydrated, painted, setDevice, test, windows } from "../e2e/site.ts";
import { testedPages, withoutNotFound } from "../e2e/static-page.ts";
import { site } from "./pages.ts";

// Faults are no accidents: a second try finds the same.
test.describe.configure({ timeout: 1_200_000, retries: 0 });

/** On phones the last language, whose words are often longer, otherwise the first; all with `npm run test:all`. */
const phone = { widths: [320, 360, 390, 480, 640], axe: 390, colorScheme: "light", other: "dark" } as const;
const desk = { widths: [768, 900, 1024, 1280, 1440, 1920], axe: 1440, colorScheme: "dark", other: "light" } as const;
const [first = "", last = first] = [site.languages[0], site.languages.at(-1)];
const visits = everything
  ? site.languages.flatMap((language) => [phone, desk].map((window) => ({ language, ...window })))
  : [
      { language: last, ...phone },
      { language: first, ...desk },
    ];

/** More room between letters, words and lines, as a visitor may ask for it (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";
/** 320 and 640 px are what a window of 1280 px has at 400 and 200 % zoom. */
const spaced = [320, 390, 1024, 1280];

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(layoutFaults);
  if (!spaced.includes(width)) return found;
  const takeAway = await addStyle(page, spacing);
  const foundSpaced = await page.evaluate(layoutFaults);
  await takeAway();
  return [...found, ...foundSpaced.map((fault) => `with more room, ${fault}`)];
}

for (const [turn, { language, widths, axe, colorScheme, other }] of visits.entries()) {
  test(`every template in ${language}, from ${widths[0]} to ${widths.at(-1)} px`, async ({
    page,
    complaints,
    origin,
  }) => {
    const found: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) found.push(`${page.url()} asks for ${url}`);
    });
    await setDevice(page, windows);
    // A download that begins by itself would break off the way to the next page.
    await page.addInitScript(() => {
      HTMLAnchorElement.prototype.click = () => {};
    });
    for (const [index, address] of testedPages.entries()) {
      const path = localizedPath(address, language);
      const main = page.locator("#main");
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(response?.status(), path).toBe(address.route === "notFound" ? 404 : 200);
      // Before the first paint, cards that are not laid out yet have no text.
      await painted(page);
      const before = await main.innerText();
      await expect(main.locator("h1"), path).toBeVisible();
      await hydrated(page);
      await painted(page);
      const after = await main.innerText();
      // The app adds the receipt.
      if (address.route === "features") expect(after.split("\n")).toEqual(expect.arrayContaining(before.split("\n")));
      else if (address.route !== "thankYou") expect(after, `${path}: the application shows another page`).toBe(before);
      // The banner asks, and until it is answered nothing is kept but what the privacy policy names.
      await expect(page.locator("#consent"), path).toBeVisible();
      expect(await page.context().cookies(), path).toEqual([]);
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(
        kept.filter((key) => key !== "user_country"),
        path,
      ).toEqual([]);
      if (address.route === "notFound") withoutNotFound(complaints);
      expect(complaints, path).toEqual([]);

      await page.evaluate(() => {
        document.documentElement.dataset.consent = "no";
      });
      await layOutAll(page);
      for (const width of widths)
        found.push(...(await faultsAt(page, width)).map((fault) => `${path} at ${width} px: ${fault}`));
      // By turns; each page in both windows with `npm run test:all`.
      if (!everything && index % 2 !== turn) continue;
      await page.setViewportSize({ width: axe, height: 900 });
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`));
      if (!everything) continue;
      await page.emulateMedia({ colorScheme: other });
      found.push(...(await axeFindings(page, colourRules)).map((finding) => `${path}, ${other}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
}

test("the home page is no longer than 7,000 px on a phone, in every language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of site.languages) {
    await page.goto(localizedPath({ route: "home" }, language));
    await page.evaluate(() => {
      document.documentElement.dataset.consent = "no";
    });
    await layOutAll(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length, language).toBeLessThanOrEqual(7000);
  }
});
