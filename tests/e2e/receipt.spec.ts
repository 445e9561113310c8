/** The receipt of the features page: what is chosen is in the address, and added up. */
import type { Page } from "@playwright/test";
import { everything } from "../commands/everything.ts";
import { expect, follow, hydrated, open, test, watchShifts } from "./site.ts";

const total = (page: Page, period: "monthly" | "annual") => page.locator(`#main [data-total="${period}"]`);
const plugin = (page: Page, name: string) => page.getByRole("checkbox", { name });

test("a restaurant owner ticks, sends the link, and goes back", async ({ page, context }) => {
  await open(page, "/en");
  await page.locator("footer").getByRole("link", { name: "Plugins", exact: true }).click();
  await expect(page).toHaveURL(/plugins$/);
  await follow(page, "Features", /features$/);
  await expect(total(page, "monthly")).toHaveText("$0");
  await expect(page.locator("#plugin-prices").getByRole("link", { name: /^Download Lite/ })).toBeVisible();
  await expect(page.locator("#plugin-prices").getByRole("link", { name: "Buy a licence" })).toHaveCount(0);

  await page.getByRole("radio", { name: "Several" }).check();
  await plugin(page, "Price lists").check();
  await plugin(page, "Notes").press("Space");
  await expect(total(page, "monthly")).toHaveText("$15");
  await expect(page.locator("#plugin-prices [role=status]")).toHaveText("Monthly: $15");
  await plugin(page, "My logo").check();
  await expect(total(page, "monthly")).toHaveText("$15");
  await expect(total(page, "annual")).toHaveText("$10");
  await page.getByRole("button", { name: "Pay yearly instead" }).click();
  await expect(page.locator('#main input[value="annual"]')).toBeChecked();
  await expect(total(page, "annual")).toHaveText("$160");
  await expect(total(page, "monthly")).toHaveCount(0);
  const address = /\?edition=pro&plugins=price-lists,notes,my-logo&billing=annual#plugin-prices$/;
  await expect(page).toHaveURL(address);
  const sheet = page.locator("#plugin-prices dl");
  await expect(sheet).toContainText(/Northtill Pro\s*\$100\s*Price lists\s*\$50.*Notes\s*Free/s);
  await expect(page.locator("#plugin-prices").getByRole("link", { name: /^Download Pro/ })).toHaveAttribute(
    "href",
    "/en/download/pro",
  );
  await expect(page.getByText(/^Taxes are/).last()).toBeVisible();

  const other = await context.newPage();
  await open(other, page.url());
  await expect(total(other, "annual")).toHaveText("$160");
  await expect(other.locator("#plugin-prices")).toBeInViewport();
  await other.close();
  await page.reload();
  await hydrated(page);
  await expect(total(page, "annual")).toHaveText("$160");
  await page.locator("header a[hreflang=de]").first().click();
  await expect(page).toHaveURL(/\/de\/features\?edition=pro/);
  await expect(total(page, "annual")).toHaveText("160\u00A0$");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/plugins$/);
  await expect(page.locator('#main input[value="annual"]')).toBeChecked();
  await follow(page, "Features", /features$/);
  await expect(total(page, "annual")).toHaveText("$0");
});

test("what is unknown or there twice is left out and named, as text", async ({ page }) => {
  const hostile = encodeURIComponent('<img src=x onerror="document.title=1">\u202E');
  await open(page, `/en/features?edition=max&plugins=notes,price-lists,notes,fatoora,${hostile}&billing=weekly`);
  await expect(total(page, "monthly")).toHaveText("$13");
  await expect(page.locator("#plugin-prices bdi")).toHaveText(/^max, notes, <img src=x onerror=.+, weekly$/);
  await expect(page.locator("#plugin-prices")).toContainText("Fatoora (through authorised partners)");
  await plugin(page, "Notes").check();
  await expect(page).toHaveURL(/features\?plugins=price-lists,fatoora,notes#plugin-prices$/);
  await expect(page.locator("#plugin-prices bdi")).toHaveCount(0);
});

test("the offer of the home page and a plugin's price lead to their receipt", async ({ page }) => {
  await open(page, "/en");
  await page.getByRole("link", { name: "Work out your price" }).click();
  await expect(page).toHaveURL(/features\?edition=pro&plugins=price-lists,notes#plugin-prices$/);
  await expect(total(page, "monthly")).toHaveText("$15");
  await page.goto("/de/plugins/my-logo");
  await page.getByRole("link", { name: "Ihren Preis ausrechnen" }).click();
  await expect(total(page, "annual")).toHaveText("10\u00A0$");
  await expect(total(page, "monthly")).toHaveText("0\u00A0$");
});

const chosen = "plugins=price-lists,fatoora,my-logo,mrp,notes,what#plugin-prices";
const links = [`?edition=pro&billing=annual&${chosen}`, "", "#plugin-prices", `?edition=pro&${chosen}`];

for (const [turn, width] of [390, 1440].entries()) {
  test(`nothing moves when the receipt is printed, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    for (const [index, link] of links.entries()) {
      // By turns; each at both widths with `npm run test:all`.
      if (!everything && index % 2 !== turn) continue;
      await page.goto("about:blank");
      await open(page, `/de/features${link}`);
      await expect(page.locator("#main [data-total]").first()).toBeAttached();
      expect(await shifts(), link).toBe(0);
      const ends = await page
        .locator("#plugin-prices li b:visible")
        .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
      expect(ends).toEqual(Array(3).fill(ends[0]));
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the list of prices, and no form", async ({ page }) => {
    await page.goto("/en/features?edition=pro&plugins=notes");
    const prices = page.locator("#plugin-prices");
    await expect(prices.getByText("$50", { exact: true })).toBeVisible();
    await expect(prices.locator("input, legend, [data-total]").filter({ visible: true })).toHaveCount(0);
    await expect(prices.getByText("Which plugins?")).toBeHidden();
  });
});
