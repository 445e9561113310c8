/** Without JavaScript every page reads complete and every link leads on. What belongs to one page is in its own file. */
import { edges, expect, test } from "./site.ts";

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

test("a plugin that only partners install leads to its partners first: ten, then all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/plugins/fatoora");
  const partners = page.locator("#partners li");
  const find = page.getByRole("link", { name: "Find an authorised partner (30)" });
  const download = page.getByRole("link", { name: /^Download for Lite/ });
  expect((await edges(find)).top).toBeLessThan((await edges(download)).top);
  await find.click();
  await expect(page.getByRole("heading", { name: "Authorized partners" })).toBeInViewport();
  await expect(partners.filter({ visible: true })).toHaveCount(10);
  await page.locator("#partners summary").click();
  await expect(partners.filter({ visible: true })).toHaveCount(30);
  await page.getByRole("link", { name: "Open the partner directory" }).click();
  await expect(page.getByRole("heading", { name: "Saudi Arabia" })).toBeInViewport();
});

test("the search in the header leads to the questions, and no field would do nothing", async ({ page, complaints }) => {
  await page.goto("/de/terms-of-use");
  await page.locator("header > div > form button").click();
  await expect(page).toHaveURL(/\/de\/faq\?$/);
  await expect(page.locator("#main details").first()).toBeVisible();
  for (const path of ["/de/faq?q=x", "/de/wrong-address"]) {
    await page.goto(path);
    await expect(page.getByRole("searchbox")).toBeHidden();
  }
  // The answer for a wrong address is a failure to the console.
  complaints.length = 0;
});
