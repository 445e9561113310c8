/** Everything by keyboard: in which order, where one sees to be, where one comes back to, and that one gets out again. */
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";
import { keepStatic } from "./static-page.ts";

/** What the Tab key should reach, in the order of the document: one radio button of a group, nothing that is hidden. */
const stops = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
    ];
    const reachable = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.tabIndex >= 0 &&
        !one.matches(":disabled") &&
        !(one instanceof HTMLInputElement && one.type === "radio" && !one.checked),
    );
    for (const [index, one] of all.entries()) one.dataset.stop = String(index);
    return reachable.map((one) => one.dataset.stop);
  });

/** What is wrong with how one sees where one is: no outline, outside the window, or below something else. */
function unseen(): string[] {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || one === document.body) return [];
  const faults: string[] = [];
  // A radio button that is a label's whole area shows it on what stands beside it.
  const shown = [one, one.nextElementSibling, one.parentElement].filter((element) => element !== null);
  const hasOutline = (element: Element) =>
    [undefined, "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
  if (!shown.some(hasOutline)) faults.push("no outline");
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 1);
  const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  if (bottom <= 0 || top >= window.innerHeight) faults.push("outside the window");
  else {
    const there = document.elementFromPoint(x, middle);
    const isIt =
      there !== null &&
      (one.contains(there) || there.contains(one) || there.closest("label, li") === one.closest("label, li"));
    if (!isIt) faults.push(`covered by ${there?.localName}.${there?.className}`);
  }
  return faults.map((fault) => `${one.localName} “${(one.textContent ?? "").trim().slice(0, 40)}”: ${fault}`);
}

for (const [path, width] of [
  ["/en", 1280],
  ["/de/features", 390],
  ["/en/download", 1280],
  ["/de/plugins", 768],
  ["/en/faq", 390],
  ["/de/contact", 1280],
  ["/en/contact", 320],
  ["/de/download/pro", 390],
  ["/en/terms-of-use", 1280],
] as const) {
  test(`${path} at ${width} px: Tab reaches everything once, in order, always to be seen, and leaves the page`, async ({
    page,
  }) => {
    await page.route(/\.exe$/, (route) => route.fulfill({ status: 204 }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await hydrated(page);
    const expected = await stops(page);
    const visited: (string | undefined)[] = [];
    const faults: string[] = [];
    for (let index = 0; index <= expected.length; index += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.dataset.stop : undefined,
      );
      if (stop === undefined) break;
      visited.push(stop);
      faults.push(...(await page.evaluate(unseen)));
    }
    expect(visited).toEqual(expected);
    expect(faults).toEqual([]);
  });
}

test("what has the focus is marked in the visitor's own colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/en/features");
  await hydrated(page);
  const faults: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    await page.keyboard.press("Tab");
    faults.push(...(await page.evaluate(unseen)));
  }
  expect(faults).toEqual([]);
});

test("after the skip link comes the first thing in the main part", async ({ page }) => {
  await keepStatic(page);
  await page.goto("/en/partners");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the menu: opened by Enter, walked through, left behind by Escape from within", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/faq");
  await hydrated(page);
  const button = page.locator("header summary");
  await button.focus();
  await page.keyboard.press("Enter");
  const links = page.locator("header details a");
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(page.locator("header details")).not.toHaveAttribute("open");
  await expect(button).toBeFocused();
});

test("the preferences hold the focus while they are open: Tab goes round in them", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await page.locator('#consent [data-consent-press="preferences"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let index = 0; index < 8; index += 1) {
      await page.keyboard.press(key);
      // Between the last and the first the browser's own bar has its turn: then it is the document.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      );
      expect(isInside).toBe(true);
    }
  }
});

test("a question opens and closes by Enter and by the space bar", async ({ page }) => {
  await page.goto("/de/faq");
  await hydrated(page);
  const question = page.locator("main details").nth(1);
  await question.locator("summary").focus();
  for (const [key, open] of [
    ["Enter", true],
    ["Enter", false],
    ["Space", true],
    ["Space", false],
  ] as const) {
    await page.keyboard.press(key);
    expect(await question.evaluate((one: HTMLDetailsElement) => one.open)).toBe(open);
    await expect(question.locator("summary")).toBeFocused();
  }
});

test("the language is changed by Enter, and the focus goes to the heading", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await page.locator('footer a[data-language="de"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/faq$/);
  await expect(page.locator("main h1")).toBeFocused();
});

test("the country is chosen by letters and arrows", async ({ page }) => {
  await page.goto("/en/partners");
  await hydrated(page);
  await page.locator("main select").focus();
  await page.keyboard.type("Ken");
  await expect(page).toHaveURL(/country=KE/);
  await expect(page.locator("main select")).toBeFocused();
});
