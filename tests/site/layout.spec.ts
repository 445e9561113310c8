/** Every template at every width: nothing is too wide, cut off, over something else, or too small to hit. */
import { layoutFaults } from "../e2e/layout-faults.ts";
import { expect, test } from "../e2e/site.ts";
import { lookAtPages, withoutNotFound } from "../e2e/static-page.ts";

// A fault is no accident: it is there the second time as well.
test.describe.configure({ timeout: 600_000, retries: 0 });

/** 320 and 640 px are what a window of 1280 px has at 400 and 200 % zoom. */
for (const widths of [
  [320, 360, 390, 480, 640],
  [768, 900, 1024, 1280, 1440, 1920],
]) {
  test(`pages fit at ${widths.join(", ")} px`, async ({ page, complaints }) => {
    expect(await lookAtPages(page, widths, () => page.evaluate(layoutFaults))).toEqual([]);
    withoutNotFound(complaints);
  });
}
