/** Home: every figure is told, and every call to action leads where it says. */
import { shell } from "../../src/generated/shell.ts";
import { expect, hydrated, test } from "./site.ts";

const words = {
  en: {
    hero: "Turn your Windows PC into a cash register",
    explore: "Explore more features",
    start: "Get started today",
    windows: "Made for Windows",
    why: /^Why /,
    map: "Open the world map",
    figures: [
      ["Downloads", "1M+"],
      ["Monthly active users", "50K+"],
      ["Countries", "140+"],
    ],
  },
  de: {
    hero: "Ihr Windows-PC wird zur Kasse",
    explore: "Weitere Funktionen ansehen",
    start: "Fangen Sie heute an",
    windows: "Für Windows gemacht",
    why: /^Warum /,
    map: "Weltkarte öffnen",
    figures: [
      ["Downloads", "1 Mio.+"],
      ["Aktive Benutzer im Monat", "50.000+"],
      ["Länder", "140+"],
    ],
  },
} as const;

for (const language of ["en", "de"] as const) {
  const { hero, explore, start, windows, why, map, figures } = words[language];

  test.describe(`the home page in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}`);
      await hydrated(page);
    });

    test("tells the three figures", async ({ page }) => {
      const found = await page
        .locator("main section", { has: page.getByRole("link", { name: map }) })
        .locator("dl > div")
        .evaluateAll((all) =>
          all.map((one) => [
            one.querySelector("dt")?.textContent,
            one.querySelector("dd")?.textContent?.replace(/\s/g, " "),
          ]),
        );
      expect(found).toEqual(figures);
    });

    test("leads to the world map, which is another site", async ({ page }) => {
      const href = await page.getByRole("main").getByRole("link", { name: map }).getAttribute("href");
      expect(href).toMatch(/^https:\/\//);
      expect(href?.startsWith(shell.origin)).toBe(false);
    });

    test("says why, shows what the program does, and what it runs on", async ({ page }) => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero);
      await expect(main.getByRole("heading", { name: why })).toBeVisible();
      await expect(main.getByRole("heading", { name: windows })).toBeVisible();
      for (const version of ["7", "8+", "10", "11"]) {
        await expect(main.locator("section", { hasText: windows }).last()).toContainText(version);
      }
      const sources = await main.locator("img").evaluateAll((all) => all.map((img) => img.getAttribute("src")));
      expect(sources.some((src) => src?.includes("receipts"))).toBe(true);
      expect(sources.some((src) => src?.includes("inventory"))).toBe(true);
    });

    test("the download above the fold and the one under the call to start lead to Lite", async ({ page }) => {
      const downloads = page.locator(`main a[href="/${language}/download/lite"]`);
      await expect(downloads).toHaveCount(2);
      const section = page.locator("main section", { has: page.getByRole("heading", { name: start }) });
      await expect(section.locator(`a[href="/${language}/download/lite"]`)).toBeVisible();
      await expect(section.locator(`a[href="/${language}/features"]`)).toBeVisible();
      await expect(page.locator("main h1 ~ * a, main h1 + * a").first()).toBeVisible();
    });

    test("more features are one press away", async ({ page }) => {
      await page.getByRole("link", { name: explore }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/features$`));
      await expect(page.locator("main h1")).toBeVisible();
    });

    test("the call to start ends at the Lite download", async ({ page }) => {
      const section = page.locator("main section", { has: page.getByRole("heading", { name: start }) });
      await section.locator(`a[href="/${language}/download/lite"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/download/lite$`));
      await expect(page.locator('main a[href$=".exe"]').first()).toBeVisible();
    });
  });
}
