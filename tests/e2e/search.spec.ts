/** The search of the whole site: the dialog, and its results on the page of questions and on the 404 page. */
import type { Page } from "@playwright/test";
import { everything } from "../commands/everything.ts";
import { expect, expectSameDocument, holdApp, open, painted, test, watchShifts } from "./site.ts";

const index = /\/search\/site\.json$/;
const button = (page: Page) => page.locator("header > div > form button");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");
const active = (page: Page) => dialog(page).getByRole("option", { selected: true });

test("by keyboard alone: Ctrl+K, a word with a mistake, the arrows, Enter", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const indexes = () => asked.filter((path) => path.includes("/search/")).length;
  await open(page, "/en");
  await page.waitForLoadState("networkidle");
  expect(indexes()).toBe(0);
  const isSameDocument = await expectSameDocument(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("pice list");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results?$/);
  await expect(dialog(page).getByRole("group", { name: "Plugins" }).getByRole("option").first()).toContainText(
    "Price lists",
  );
  await expect(options(page).locator("mark").first()).toBeVisible();
  // Before the first option is none, after it the next one; the field keeps the focus.
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveId((await options(page).first().getAttribute("id")) ?? "");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await active(page).getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toHaveId((await options(page).last().getAttribute("id")) ?? "");
  await page.keyboard.press("Home");
  await page.keyboard.type("x");
  await expect(field(page)).toHaveValue("xpice list");
  await expect(active(page)).toHaveCount(0);
  // Escape clears, then closes.
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await field(page).fill("fatoora");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const href = await active(page).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("#main h1")).toBeFocused();
  await isSameDocument();
  expect(indexes()).toBe(2);
});

test("a click on a result goes there within the app; Enter leads to all results", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/de/contact");
  const isSameDocument = await expectSameDocument(page);
  await button(page).click();
  await expect(page.getByRole("combobox", { name: "Suche" })).toBeFocused();
  await page.keyboard.type("lizenz");
  const question = page.getByRole("group", { name: "Fragen" }).getByRole("option").first();
  const href = await question.getAttribute("href");
  await question.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button(page).press("Enter");
  await page.getByRole("combobox", { name: "Suche" }).fill("fatoora");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/faq\?q=fatoora$/);
  await expect(button(page)).toBeFocused();
  const links = page.locator("#main section li a");
  await expect(links.first()).toContainText("Fatoora");
  await expect(page.getByRole("searchbox")).toHaveValue("fatoora");
  // There the results are links, and what is typed replaces them.
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.getByRole("searchbox").fill("lizenz");
  await expect(page).toHaveURL(/\?q=lizenz$/);
  await page.locator('#main section a[href*="/faq#"]').first().click();
  await expect(page).toHaveURL(/\/de\/faq#[\w-]+$/);
  await expect(page.locator("#main details[open] a[rel=bookmark]:focus")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("lizenz");
  await page.goForward();
  await expect(page.locator("#main details").first()).toBeVisible();
  await isSameDocument();
});

test("the shortcut leaves fields and open dialogs alone; Back closes the dialog", async ({ page }) => {
  await open(page, "/en/contact");
  await page.locator("#main textarea").press("Control+k");
  await page.locator('footer [data-consent-action="preferences"]').click();
  await page.getByRole("dialog").press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.locator("header a", { hasText: "FAQ" }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.keyboard.press("Control+Shift+k");
  await page.keyboard.press("Meta+k");
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(dialog(page)).toHaveCount(0);
});

test("a click outside closes the dialog, but not the second one of a double click; the shortcut works on a checkbox", async ({
  page,
}) => {
  await open(page, "/en/features");
  await page.getByRole("checkbox", { name: "Notes" }).press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await button(page).dblclick();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  // All results are shown already.
  await field(page).fill("1.46");
  await expect(options(page)).toHaveCount(1);
  await expect(dialog(page).getByText("Show all")).toBeHidden();
});

/** The index comes late. @returns How much has moved. */
async function waitForIndex(page: Page, width: number): Promise<() => Promise<number>> {
  await page.setViewportSize({ width, height: 900 });
  await page.route(index, async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  return watchShifts(page);
}
const searching = (page: Page) => page.getByRole("status").filter({ hasText: "Searching" });

// By turns; both at both widths with `npm run test:all`.
for (const width of everything ? [390, 1440] : [390]) {
  test(`${width} px: a link to results shows nothing else before them, and nothing jumps`, async ({ page }) => {
    const shifted = await waitForIndex(page, width);
    const start = await holdApp(page);
    await page.goto("/en/faq?q=prinnter");
    await painted(page);
    await expect(page.locator("#main details").first()).toBeHidden();
    await start();
    await expect(searching(page)).toBeVisible();
    await expect(page.locator("#main mark").first()).toBeVisible();
    expect(await shifted()).toBe(0);
  });
}

for (const width of everything ? [390, 1440] : [1440]) {
  test(`${width} px: the page for wrong addresses searches if its field is used, and nothing jumps`, async ({
    page,
    complaints,
  }) => {
    const shifted = await waitForIndex(page, width);
    await open(page, "/en/plugins/price-list.html");
    await expect(page.locator("#main section")).toHaveCount(0);
    await page.getByRole("searchbox").focus();
    await expect(page.getByRole("searchbox")).toHaveValue("price list");
    await expect(searching(page)).toBeVisible();
    const byVisitor = await shifted();
    await expect(page.locator("#main section a").first()).toBeVisible();
    expect(await shifted()).toBe(byVisitor);
    await page.locator('#main section a[href="/en/plugins/price-lists"]').click();
    await expect(page).toHaveURL(/\/en\/plugins\/price-lists$/);
    // The answer for a wrong address is a failure to the console.
    complaints.length = 0;
  });
}

test("what is long or hostile is text", async ({ page }) => {
  await open(page, `/en/faq?q=${encodeURIComponent(`<img src=x onerror=alert(1)>${"x".repeat(999)}`)}`);
  await expect(page.getByRole("status").filter({ hasText: "Nothing was found" })).toBeVisible();
  expect((await page.getByRole("searchbox").inputValue()).length).toBe(100);
  await expect(page.locator("#main img[src=x]")).toHaveCount(0);
  for (const name of ["FAQ", "Partners", "Contact"]) {
    await expect(page.locator("#main").getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("if the index does not come, the dialog and the page say so, and try again", async ({ page, complaints }) => {
  await page.route(index, (route) => route.fulfill({ status: 503, body: "" }));
  await open(page, "/en/faq?q=fatoora");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await button(page).click();
  await field(page).fill("fatoora");
  await expect(dialog(page).getByRole("alert")).toContainText("Check your connection");
  await page.unroute(index);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(options(page).first()).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(button(page)).toBeFocused();
  await again.click();
  await expect(page.locator("#main section a").first()).toBeVisible();
  complaints.length = 0;
});
