/** Every template at every width: nothing is too wide, cut off, over something else, or too small to hit. */
import { addStyle } from "../../scripts/testing/static-page.ts";
import { layoutFaults } from "../e2e/layout-faults.ts";
import { expect, test } from "../e2e/site.ts";
import { lookAtPages, withoutNotFound } from "../e2e/static-page.ts";

// Faults are no accidents: a second try finds the same.
test.describe.configure({ timeout: 600_000, retries: 0 });

/** More room between letters, words and lines, as a visitor may ask for it (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** 320 and 640 px are what a window of 1280 px has at 400 and 200 % zoom. */
const spaced = [320, 390, 1024, 1280];
for (const widths of [
  [320, 360, 390, 480, 640],
  [768, 900, 1024, 1280, 1440, 1920],
]) {
  test(`pages fit at ${widths.join(", ")} px`, async ({ page, complaints }) => {
    const look = async (width: number) => {
      const found = await page.evaluate(layoutFaults);
      if (!spaced.includes(width)) return found;
      const takeAway = await addStyle(page, spacing);
      const foundSpaced = await page.evaluate(layoutFaults);
      await takeAway();
      return [...found, ...foundSpaced.map((fault) => `with more room, ${fault}`)];
    };
    expect(await lookAtPages(page, widths, look)).toEqual([]);
    withoutNotFound(complaints);
  });
}
