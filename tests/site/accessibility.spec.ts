/** axe-core on every template, light and dark, on a phone and on a desk. */
import { axeFindings, colourRules } from "../e2e/axe.ts";
import { expect, test } from "../e2e/site.ts";
import { lookAtPages, withoutNotFound } from "../e2e/static-page.ts";

// A finding is no accident: it is there the second time as well.
test.describe.configure({ timeout: 600_000, retries: 0 });

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page, complaints }) => {
    const found = await lookAtPages(page, [width], async () => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const light = await axeFindings(page);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      const dark = await axeFindings(page, colourRules);
      return [...light, ...dark.map((finding) => `dark, ${finding}`)];
    });
    expect(found).toEqual([]);
    withoutNotFound(complaints);
  });
}
