/** Large text, as a visitor sets it in the browser: unlike zoom, it leaves pixels as they are. */
import type { Page } from "@playwright/test";
import { keepStatic } from "../../scripts/testing/static-page.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, test } from "./site.ts";

/** Words that go on in the next line, of names, titles and amounts. Not those that may be hyphenated anywhere. */
function brokenWords(page: Page) {
  return page.locator("header a, header summary, table :is(th, td)").evaluateAll((elements) => {
    const range = document.createRange();
    return elements
      .flatMap((element) => [...element.childNodes])
      .flatMap((text) =>
        [...(text instanceof Text ? text.data : "").matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
        }),
      )
      .map(([word]) => word);
  });
}

for (const size of [24, 32]) {
  test(`text of ${size} px fits`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await keepStatic(page);
    for (const path of ["/de", "/de/features", "/de/contact"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${path} at ${width} px`).toEqual([]);
        expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
