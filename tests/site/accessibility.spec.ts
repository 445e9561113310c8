/** axe-core on every template: light on a phone, dark on a desk, and both with `npm run test:all`. */

import { everything } from "../commands/everything.ts";
import { axeFindings, colourRules } from "../e2e/axe.ts";
import { expect, test } from "../e2e/site.ts";
import { lookAtPages, withoutNotFound } from "../e2e/static-page.ts";

// Findings are no accidents: a second try finds the same.
test.describe.configure({ timeout: 600_000, retries: 0 });

for (const [width, colorScheme, other] of [
  [390, "light", "dark"],
  [1440, "dark", "light"],
] as const) {
  test(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ page, complaints }) => {
    const found = await lookAtPages(page, [width], async () => {
      await page.emulateMedia({ colorScheme });
      const all = await axeFindings(page);
      if (!everything) return all;
      await page.emulateMedia({ colorScheme: other });
      return [...all, ...(await axeFindings(page, colourRules)).map((finding) => `${other}, ${finding}`)];
    });
    expect(found).toEqual([]);
    withoutNotFound(complaints);
  });
}
