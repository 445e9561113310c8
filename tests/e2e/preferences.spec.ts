/** What visitors ask of every site in their system or browser: more contrast, their own colours, no motion. */

import type { Page } from "@playwright/test";
import { keepStatic, layOutAll } from "../../scripts/testing/static-page.ts";
import { axeFindings } from "./axe.ts";
import { expect, open, test } from "./site.ts";
import { pathsInTurn, withoutNotFound } from "./static-page.ts";

test.describe.configure({ timeout: 120_000 });

test("every text has 7:1 if more contrast is asked, and nothing moves without motion", async ({ page, complaints }) => {
  const found: string[] = [];
  await keepStatic(page);
  await page.emulateMedia({ contrast: "more" });
  for (const [index, path] of pathsInTurn(2).entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await page.evaluate(moving)).map((one) => `${path}: ${one} moves`));
    await layOutAll(page);
    const findings = await axeFindings(page, ["color-contrast-enhanced"]);
    found.push(...findings.map((finding) => `${path}: ${finding}`));
  }
  withoutNotFound(complaints);
  expect(found).toEqual([]);
});

/** Runs in the page: what moves or changes its size slowly. A slow change of colour is no motion. */
function moving(): string[] {
  const movesAs = /transform|translate|scale|rotate|size|margin|inset|top|left|height|width|all/;
  const takes = (times: string) => times.split(", ").some((time) => Number.parseFloat(time) > 0);
  const isMoving = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    return (
      (takes(style.transitionDuration) && movesAs.test(style.transitionProperty)) ||
      (takes(style.animationDuration) && style.animationName !== "none") ||
      style.scrollBehavior === "smooth"
    );
  };
  return [...document.querySelectorAll("*")]
    .filter((one) => isMoving(one) || isMoving(one, "::before") || isMoving(one, "::after"))
    .map((one) => `${one.localName}.${[...one.classList].join(".")}`);
}

test.describe("the visitor's own colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  /** How an element looks, with the colours that the browser has replaced. */
  const look = (page: Page, selector: string) =>
    page.locator(`${selector} >> nth=0`).evaluate((element) => {
      const style = getComputedStyle(element);
      const { backgroundColor, borderColor, borderWidth, textDecorationLine, textDecorationThickness } = style;
      const after = getComputedStyle(element, "::after").content;
      const line = [textDecorationLine, textDecorationThickness, style.fontWeight];
      return [backgroundColor, borderColor, borderWidth, ...line, after].join(" ");
    });

  test("the chosen billing period, the current page and the language stand out", async ({ page }) => {
    await open(page, "/en/features");
    await expect(page.locator("header nav a[aria-current=page]:visible")).toHaveAttribute("href", "/en/features");
    for (const [links, value] of [
      ["header nav:visible a", "page"],
      ["footer a[hreflang]", "true"],
    ]) {
      const current = await look(page, `${links}[aria-current=${value}]`);
      expect(current, links).not.toBe(await look(page, `${links}:not([aria-current])`));
    }
    const label = (value: string) => look(page, `main input[value="${value}"] + span`);
    const chosen = await label("monthly");
    expect(await label("annual")).not.toBe(chosen);
    await page.locator('#main input[value="annual"]').check({ force: true });
    await expect.poll(() => label("annual")).toBe(chosen);
    expect(await label("monthly")).not.toBe(chosen);
  });

  test("fields, buttons, dialogs and notices keep an edge", async ({ page }) => {
    await open(page, "/de/contact");
    await page.locator('#consent [data-consent-action="preferences"]').click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const selector of [
      "dialog",
      "dialog button",
      "form input:not([type=hidden])",
      "form textarea",
      "form select",
      "form button",
    ]) {
      const first = page.locator(selector).first();
      const edge = await first.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth));
      expect(edge, selector).toBeGreaterThan(0);
    }
  });
});
