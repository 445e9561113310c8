/** The billing toggle: one choice, all prices of the page (specification sections 2, 4 and 9). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { shell } from "../site/pages.ts";
import { expect, holdApplication, hydrated, open, test } from "./site.ts";

type Period = "monthly" | "annual";

const strings = z.object({ billing: z.record(z.string(), z.string()) });
const words = (language: string) =>
  strings.parse(JSON.parse(readFileSync(`${generatedFolder}/public/locales/${language}/translation.json`, "utf8")))
    .billing;

const facts = z
  .object({ annualMonths: z.number(), currency: z.string(), editions: z.array(z.object({ monthly: z.number() })) })
  .parse(parse(readFileSync(`${contentFolder}/facts/editions.yaml`, "utf8")));
const plugins = shell.pluginSlugs.map((slug) =>
  z
    .object({ price: z.number().optional(), monthlySubscriptionAvailable: z.boolean() })
    .parse(parse(readFileSync(`${contentFolder}/facts/plugins/${slug}.yaml`, "utf8"))),
);

/** The amounts that one reads on the page, as numbers. */
async function amounts(page: Page): Promise<number[]> {
  const texts = await page.locator("main p:has(> b):visible b").allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d.,]/g, "").replace(",", "."))).sort((a, b) => a - b);
}

/** What they must be, from the facts. */
function expected(page: string, period: Period): number[] {
  const { annualMonths, editions } = facts;
  const paid = plugins.flatMap(({ price, monthlySubscriptionAvailable }) =>
    price === undefined ? [] : [price * (period === "annual" || !monthlySubscriptionAvailable ? annualMonths : 1)],
  );
  const months = period === "annual" ? annualMonths : 1;
  const plans = page === "plugins" ? [] : editions.map(({ monthly }) => monthly * months);
  return [...plans, ...paid].sort((a, b) => a - b);
}

const choice = (page: Page, value: Period): Locator => page.locator(`main input[type="radio"][value="${value}"]`);

for (const [language, path] of [
  ["en", "features"],
  ["de", "download"],
  ["en", "plugins"],
  ["de", "plugins"],
] as const) {
  test(`/${language}/${path}: monthly at first; the choice changes every price, and is said`, async ({ page }) => {
    const { perStoreMonth = "", yearlyOnly = "", showingAnnual = "" } = words(language);
    await open(page, `/${language}/${path}`);
    await expect(choice(page, "monthly")).toBeChecked();
    expect(await amounts(page)).toEqual(expected(path, "monthly"));
    await expect(page.getByText(perStoreMonth).filter({ visible: true }).first()).toBeVisible();
    const yearly = await page.getByText(yearlyOnly).filter({ visible: true }).count();
    expect(yearly).toBe(plugins.filter((one) => one.price !== undefined && !one.monthlySubscriptionAvailable).length);

    // As somebody does who uses the keyboard only.
    await choice(page, "monthly").focus();
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "annual")).toBeChecked();
    expect(await amounts(page)).toEqual(expected(path, "annual"));
    await expect(page.getByText(perStoreMonth).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("main [role=status]").getByText(showingAnnual)).toBeAttached();
    await choice(page, "monthly").dispatchEvent("click");
    expect(await amounts(page)).toEqual(expected(path, "monthly"));
  });
}

test("a choice that was made before the page could react counts", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto("/en/features");
  await choice(page, "annual").check({ force: true });
  expect(await amounts(page)).toEqual(expected("features", "annual"));
  release();
  await hydrated(page);
  await expect(choice(page, "annual")).toBeChecked();
  expect(await amounts(page)).toEqual(expected("features", "annual"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both prices of everything can be read", async ({ page }) => {
    await page.goto("/en/features");
    const both = [...expected("features", "monthly"), ...expected("features", "annual")];
    for (const amount of new Set(both)) expect(await amounts(page)).toContain(amount);
  });
});
