/** Without JavaScript every page reads complete and every link leads on. What belongs to one page is in its own file. */
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the home page asks nothing, and its menu opens on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en");
  for (const needing of ["#consent", 'footer [data-consent-action="preferences"]', "main aside"]) {
    await expect(page.locator(needing), needing).toBeHidden();
  }
  const link = page.locator("header details a", { hasText: "Contact" });
  await expect(link).toBeHidden();
  await page.locator("header summary").click();
  await link.click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the whole list of partners is there with every link, and no box that would do nothing", async ({ page }) => {
  await page.goto("/de/partners?country=SA&q=x");
  await expect(page.locator("#main [role=status] ~ div li")).toHaveCount(39);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.locator("#main dl a[href^='tel:']").first()).toBeVisible();
});
