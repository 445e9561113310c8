/** From the button to the saved file, by the sample installers that the bundled server has. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath } from "../../src/routes/routes.ts";
import { expect, hydrated, test } from "./site.ts";

const languages = shell.languages.map(({ code }) => code);
const folder = shell.downloadsPath ?? "";

/** The file that a link leads to is saved under its own name, with what the server answers. */
async function expectSaved(download: Download, path: string): Promise<void> {
  expect(new URL(download.url()).pathname).toBe(path);
  const name = path.slice(path.lastIndexOf("/") + 1);
  expect(download.suggestedFilename()).toBe(name);
  const saved = await readFile(await download.path(), "utf8");
  expect(saved).toContain(`stands in for ${name}`);
  expect(saved).toBe(await (await fetch(download.url())).text());
}

/** Presses what a visitor presses, and waits for the file. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 10_000 }), press()]);
  return download;
}

/** The link that the thank-you page shows for a download that does not begin. */
const directLink = (page: Page) => page.locator(`main a[href^="${folder}/"][href$=".exe"]`).first();

/** The button of the home page that leads to the thank-you page. */
const homeButton = (page: Page, language: string) =>
  page.locator(`main a[href="${localizedPath({ route: "thankYouLite" }, language)}"]`).first();

for (const language of languages) {
  test(`from the button of the home page in ${language} to the saved file`, async ({ page }) => {
    await page.goto(localizedPath({ route: "home" }, language));
    await hydrated(page);
    const download = await saved(page, () => homeButton(page, language).click());
    await expect(page).toHaveURL(new RegExp(`/${language}/download/lite$`));
    const path = (await directLink(page).getAttribute("href")) ?? "";
    expect(path).toMatch(/\.Lite\.Setup\.exe$/);
    await expectSaved(download, path);
    await expect(page.locator("main h1")).toBeVisible();
  });

  test(`Pro from the download page in ${language}, and again by the direct link`, async ({ page }) => {
    await page.goto(localizedPath({ route: "download" }, language));
    await hydrated(page);
    const thankYou = localizedPath({ route: "thankYouPro" }, language);
    const first = await saved(page, () => page.locator(`main a[href="${thankYou}"]`).first().click());
    const path = (await directLink(page).getAttribute("href")) ?? "";
    expect(path).toMatch(/\.Pro\.Setup\.exe$/);
    await expectSaved(first, path);
    await expectSaved(await saved(page, () => directLink(page).click()), path);
    await expect(page).toHaveURL(new RegExp(`${thankYou}$`));
  });
}

test("the update of Pro and the migration tool", async ({ page }) => {
  await page.goto("/en/download");
  await hydrated(page);
  for (const end of [".Pro.Update.exe", "DataMigration.Setup.exe"]) {
    const link = page.locator(`main a[href$="${end}"]`).first();
    const path = (await link.getAttribute("href")) ?? "";
    await expectSaved(await saved(page, () => link.click()), path);
  }
  await expect(page).toHaveURL(/\/en\/download$/);
});

for (const slug of ["price-lists", "notes"]) {
  test(`both files of the plugin ${slug}`, async ({ page }) => {
    await page.goto(localizedPath({ route: "plugin", slug }, "de"));
    await hydrated(page);
    const links = page.locator(`main a[href^="${folder}/plugins/${slug}/latest/"]`);
    const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
    expect(paths.size).toBe(2);
    for (const path of paths) {
      await expectSaved(await saved(page, () => page.locator(`main a[href="${path}"]`).first().click()), path);
    }
  });
}

test("an installer that is missing is a plain 404, in no language", async ({ request }) => {
  const answer = await request.get(`${folder}/releases/latest/readme.txt`, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`from the button of the home page in ${language} by the direct link`, async ({ page }) => {
      await page.goto(localizedPath({ route: "home" }, language));
      await homeButton(page, language).click();
      const path = (await directLink(page).getAttribute("href")) ?? "";
      await expectSaved(await saved(page, () => directLink(page).click()), path);
    });
  }
});
