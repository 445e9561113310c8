/** The search of the whole site: the dialog, and its results on the page of questions and on the 404 page. */
import type { Page } from "@playwright/test";
import { expect, expectSameDocument, open, test, watchShifts } from "./site.ts";

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
  await expect(dialog(page).getByRole("group", { name: "Plugins" }).getByRole("option").first()).toContainText("Price lists");
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
  await page.keyboard.type("fatoora");
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
