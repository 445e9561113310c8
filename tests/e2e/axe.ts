/** axe-core in a page: which of its rules are asked, and what it finds. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Every rule but those AAA ones that ask for another design; contrast of 7:1 is asked in `preferences.spec.ts`. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice", "experimental"];
const aaaRules = ["identical-links-same-purpose", "meta-refresh-no-exceptions"];

/** What changes with the colour scheme alone. Everything else is the same page once more. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * @param region What is asked, if not all of the page: a selector.
 * @returns One line for each element that breaks a rule: `color-contrast: main > p: Element has insufficient …`.
 */
export async function axeFindings(page: Page, rules?: readonly string[], region = "html"): Promise<string[]> {
  // By way of the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, aaaRules, rules, region }) => {
      const axe: typeof axeCore = Reflect.get(window, "axe");
      const known = axe.getRules([...tags]).map(({ ruleId }) => ruleId);
      const { violations } = await axe.run(region === "html" ? document : region, {
        runOnly: { type: "rule", values: rules === undefined ? [...known, ...aaaRules] : [...rules] },
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
    },
    { tags, aaaRules, rules, region },
  );
}
