/** What visitors ask of every site in their system or browser: more contrast, their own colours, no motion, more room. */
import type { Page } from "@playwright/test";
import { routes } from "../../src/routes/routes.ts";
import { axeFindings } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, hydrated, test } from "./site.ts";
import { keepStatic, layOutAll, lookAtPages, withoutNotFound } from "./static-page.ts";

test.describe.configure({ timeout: 120_000 });

/** One page of each kind, the languages by turns. */
const onePerRoute = routes.map(({ path }, index) => {
  const language = index % 2 === 0 ? "de" : "en";
  return `/${language}/${(path ?? "404").replace(":slug", "fatoora")}`.replace(/\/$/, "");
});

test("more contrast: every text has 7:1, in both colour schemes", async ({ page, complaints }) => {
  const found: string[] = [];
  await keepStatic(page);
  for (const path of onePerRoute) {
    await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await layOutAll(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await axeFindings(page, ["color-contrast-enhanced"]);
      found.push(...findings.map((finding) => `${path}, ${colorScheme}: ${finding}`));
    }
  }
  withoutNotFound(complaints);
  expect(found).toEqual([]);
});

test("no motion: nothing moves by itself or on its way, on no page", async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await keepStatic(page);
  const moving: string[] = [];
  for (const path of onePerRoute) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const found = await page.evaluate(() => {
      const isMoving = (element: Element, part?: string) => {
        const style = getComputedStyle(element, part);
        const takes = (times: string) => times.split(", ").some((time) => Number.parseFloat(time) > 0);
        // A colour that changes slowly is no motion.
        const movesAs = /transform|translate|scale|rotate|size|margin|inset|top|left|height|width|all/;
        return (
          (takes(style.transitionDuration) && movesAs.test(style.transitionProperty)) ||
          (takes(style.animationDuration) && style.animationName !== "none") ||
          style.scrollBehavior === "smooth"
        );
      };
      return [...document.querySelectorAll("*")]
        .filter((one) => isMoving(one) || isMoving(one, "::before") || isMoving(one, "::after"))
        .map((one) => `${one.localName}.${[...one.classList].join(".")}`);
    });
    moving.push(...found.map((one) => `${path}: ${one}`));
  }
  withoutNotFound(complaints);
  expect(moving).toEqual([]);
});

// WCAG 1.4.12.
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

test("more room between letters, words and lines: nothing is lost", async ({ page, complaints }) => {
  test.setTimeout(600_000);
  const widths = [320, 390, 1024, 1280];
  expect(await lookAtPages(page, widths, () => page.evaluate(layoutFaults), spacing)).toEqual([]);
  withoutNotFound(complaints);
});

test.describe("the visitor's own colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

  /** What is to be seen of an element, colours that the browser has replaced included. */
  const look = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const one = getComputedStyle(element);
        const after = getComputedStyle(element, "::after");
        return [one.backgroundColor, one.borderColor, one.borderWidth, one.textDecorationLine, after.content].join(" ");
      });

  test("the chosen billing period is told from the other", async ({ page }) => {
    await page.goto("/en/features");
    await hydrated(page);
    const spans = ["monthly", "annual"].map((value) => `main input[value="${value}"] + span`);
    const [monthly = "", annual = ""] = spans;
    const chosen = await look(page, monthly);
    expect(await look(page, annual)).not.toBe(chosen);
    await page.locator('main input[value="annual"]').check({ force: true });
    await expect.poll(() => look(page, annual)).toBe(chosen);
    expect(await look(page, monthly)).not.toBe(chosen);
  });

  test("the page and the language one is on are told from the others", async ({ page }) => {
    await page.goto("/en/faq");
    for (const links of ["header nav:visible a", "footer a[data-language]"]) {
      const [current, other] = await Promise.all(
        ["[aria-current]", ":not([aria-current])"].map((which) =>
          page
            .locator(links + which)
            .first()
            .evaluate((link) => {
              const { textDecorationLine, textDecorationThickness, fontWeight } = getComputedStyle(link);
              const after = getComputedStyle(link, "::after").content;
              return [textDecorationLine, textDecorationThickness, fontWeight, after].join(" ");
            }),
        ),
      );
      expect(current, links).not.toBe(other);
    }
  });

  test("fields, buttons, dialogs and notices keep an edge", async ({ page }) => {
    await page.goto("/de/contact");
    await hydrated(page);
    await page.locator('#consent [data-consent-press="preferences"]').click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const selector of ["dialog", "dialog button", "form input", "form textarea", "form select", "form button"]) {
      const edge = await page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth));
      expect(edge, selector).toBeGreaterThan(0);
    }
  });
});
