/** axe-core on every page in every language, light and dark, on a phone and on a desk. */
import { axeFindings, colourRules } from "../e2e/axe.ts";
import { expect, test } from "../e2e/site.ts";
import { allPaths, keepStatic, layOutAll, shares, withoutNotFound } from "../e2e/static-page.ts";

// A finding is no accident: it is there the second time as well.
test.describe.configure({ timeout: 180_000, retries: 0 });

for (const [part, paths] of shares(allPaths, 4).entries()) {
  test(`axe finds nothing, ${part + 1} of 4`, async ({ page, complaints }) => {
    const found: string[] = [];
    await keepStatic(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await layOutAll(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const findings = await axeFindings(page, colorScheme === "light" ? undefined : colourRules);
          found.push(...findings.map((finding) => `${path} at ${width} px, ${colorScheme}: ${finding}`));
        }
      }
    }
    withoutNotFound(complaints);
    expect(found).toEqual([]);
  });
}
