/** Pages of plugins. */
import { edges, expect, scrollTo, test } from "./site.ts";

test.describe("a plugin that only partners install, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("leads to its partners first: ten, then all", async ({ page }) => {
    await page.goto("/en/plugins/fatoora");
    const partners = page.locator("#partners li");
    const find = page.getByRole("link", { name: "Find an authorised partner (30)" });
    const download = page.getByRole("link", { name: /^Download for Lite/ });
    expect((await edges(find)).top).toBeLessThan((await edges(download)).top);
    await find.click();
    await expect(page.getByRole("heading", { name: "Authorized partners" })).toBeInViewport();
    await expect(partners).toHaveCount(30);
    await expect(partners.filter({ visible: true })).toHaveCount(10);
    await page.locator("#partners summary").click();
    await expect(partners.filter({ visible: true })).toHaveCount(30);
  });
});

test("each download is a button with its size; the price stays in view; a sentence leads to another plugin", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/en/plugins/price-lists");
  await expect(page.getByRole("link", { name: /^Download for (?:Lite|Pro) \(\d.* MB\)$/ })).toHaveCount(2);
  await scrollTo(page, 500);
  await expect(page.getByRole("heading", { name: "Price", exact: true })).toBeInViewport();
  await page.goto("/de/plugins/fatoora");
  const another = page.locator("#main").getByRole("link", { name: "ein anderes Plugin" });
  await expect(another).toHaveAttribute("href", "/de/plugins");
});
