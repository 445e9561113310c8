/** Every page in every language at every width: nothing is too wide, cut off, over something else, or too small to hit. */
import { layoutFaults } from "../e2e/layout-faults.ts";
import { expect, test } from "../e2e/site.ts";
import { allPaths, keepStatic, layOutAll, shares, withoutNotFound } from "../e2e/static-page.ts";

// A fault is no accident: it is there the second time as well.
test.describe.configure({ timeout: 180_000, retries: 0 });

/** 320 and 640 px are what a window of 1280 px has at 400 and 200 % zoom. */
const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1280, 1440, 1920];

for (const [part, paths] of shares(allPaths, 4).entries()) {
  test(`every page fits at every width, ${part + 1} of 4`, async ({ page, complaints }) => {
    const found: string[] = [];
    await keepStatic(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await layOutAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(layoutFaults);
        found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    withoutNotFound(complaints);
    expect(found).toEqual([]);
  });
}
