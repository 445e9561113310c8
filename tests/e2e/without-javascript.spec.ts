/** Without JavaScript every page reads complete and every link leads on. */
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the menu opens on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en");
  const link = page.locator("header details a", { hasText: "Contact" });
  await expect(link).toBeHidden();
  await page.locator("header summary").click();
  await link.click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the first question is open, the others open on a press", async ({ page }) => {
  await page.goto("/de/faq");
  const questions = page.locator("main details");
  await expect(questions.first()).toHaveAttribute("open", "");
  await expect(questions.nth(1)).not.toHaveAttribute("open");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open", "");
});

test("the whole partner list is there", async ({ page }) => {
  await page.goto("/en/partners");
  await expect(page.getByText("Savanna Till Systems")).toBeVisible();
  await expect(page.locator("main h2")).not.toHaveCount(0);
});

test("the download starts from the link of the thank-you page", async ({ page }) => {
  await page.goto("/en/download/lite");
  const href = await page.locator('main a[href$=".exe"]:not([href^="mailto:"])').first().getAttribute("href");
  expect(href).toMatch(/\/releases\/latest\/.+\.exe$/);
});

test("the language switch leads to the same page", async ({ page }) => {
  await page.goto("/en/plugins/fatoora");
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/plugins\/fatoora$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
