/** The keyboard reaches everything, in order and visibly, and gets out again. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

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

/** The focused element, and what is wrong: no outline, outside the window, or covered. */
function unseen(): { stop: string | undefined; found: string[] } {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || one === document.body) return { stop: undefined, found: [] };
  const faults: string[] = [];
  // A radio button that fills its label has its outline on a neighbour.
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
    const top = document.elementFromPoint(x, middle);
    const around = one.closest("label, li") ?? one;
    if (!around.contains(top) && !top?.contains(one)) faults.push(`covered by ${top?.localName}.${top?.className}`);
  }
  const name = `${one.localName} “${(one.textContent ?? "").trim().slice(0, 40)}”`;
  return { stop: one.dataset.stop, found: faults.map((fault) => `${name}: ${fault}`) };
}

for (const [path, width, forcedColors] of [
  ["/en", 1280, "none"],
  ["/de/features", 390, "active"],
  ["/en/contact", 320, "active"],
] as const) {
  test(`${path} at ${width} px: Tab reaches everything once, in order and to be seen, and leaves`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const expected = await stops(page);
    const visited: (string | undefined)[] = [];
    const faults: string[] = [];
    for (let index = 0; index <= expected.length; index += 1) {
      await page.keyboard.press("Tab");
      const { stop, found } = await page.evaluate(unseen);
      if (stop === undefined) break;
      visited.push(stop);
      faults.push(...found);
    }
    expect(visited).toEqual(expected);
    expect(faults).toEqual([]);
  });
}

test("the skip link leads to the content; the menu is opened by Enter, and closed by Escape from within, by Tab out of it or a click beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/en/faq");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

  const button = page.locator("header summary");
  const menu = page.locator("header details");
  await button.press("Enter");
  for (const control of await menu.locator("a, button").all()) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menu).not.toHaveAttribute("open");
  expect(await page.evaluate(unseen)).toMatchObject({ found: [] });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(button).toBeFocused();
  await button.press("Enter");
  await page.mouse.click(5, 700);
  await expect(menu).not.toHaveAttribute("open");
});
