/** In the form for editors nothing is lost or changed in silence. */
import type { Page } from "@playwright/test";
import { field, filesInFolder, laid, openEntry, openForm, reach, test, untilLeft } from "./form.ts";
import { expect } from "./site.ts";

/** Saves an entry that is incomplete or wrong. */
async function saveAnyway(page: Page): Promise<void> {
  await page.keyboard.press("Control+S");
  await page.getByRole("button", { name: "Save anyway" }).click();
  await untilLeft(page);
}

test("what is typed or pasted into a field for a number is saved as a number or as it is", async ({ page, origin }) => {
  const key = "editions.0.bytes";
  const control = field(page, key).getByRole("textbox");
  await openForm(page, origin);
  await openEntry(page, "facts/entries/downloads");
  // Fields are made when they come into view, and lists are closed until the form goes there.
  await expect(async () => {
    await page.locator("#first-pane-body > .content").evaluate((fields) => fields.scrollBy(0, 400));
    await page.evaluate((keyPath) => {
      const payload = { locale: "_default", keyPath };
      window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    }, key);
    await expect(control).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await control.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("9,500");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+X");
  await expect(control).toHaveValue("");
  await page.keyboard.press("Control+V");
  await expect(control).toHaveValue("9,500");
  await expect(field(page, key).locator("[data-severity=error]").first()).toBeVisible();
  await saveAnyway(page);
  expect((await filesInFolder(page))["content/downloads.yaml"]).toMatch(/: 9,500$/m);
});

test("who leaves without saving is asked first, and finds the draft again", async ({ page, origin }) => {
  await openForm(page, origin);
  await openEntry(page, "plugins/entries/price-lists");
  const price = field(page, "price").getByRole("textbox");
  const back = page.getByRole("button", { name: "Cancel Editing" });
  const question = page.getByRole("dialog", { name: "This is not saved yet." });
  await price.click();
  await page.keyboard.type("7");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Continue editing" }).click();
  await expect(price).toHaveValue("57");
  await back.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await untilLeft(page);
  await openEntry(page, "plugins/entries/price-lists");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(price).toHaveValue("57");
  // Nothing is asked if nothing was changed.
  await openEntry(page, "plugins/entries/mrp");
  await back.click();
  await untilLeft(page);
});

for (const [entries, key, name, file, text] of [
  ["plugins", "name.en", "Punch Card 2", "plugins/punch-card-2", "name:\n  en: Punch Card 2\n"],
  ["releases", "_entry", "1.48", "releases/1.48", "releases.schema.json"],
] as const) {
  test(`a new entry of ${entries} is one file in all languages, named as it is called`, async ({ page, origin }) => {
    await openForm(page, origin);
    await openEntry(page, `${entries}/new`);
    await reach(page, key);
    await field(page, key).getByRole("textbox").fill(name);
    await expect(field(page, "_source")).toContainText(file.split("/")[1] ?? "");
    await saveAnyway(page);
    expect(await filesInFolder(page)).toEqual({ ...laid, [`content/${file}.yaml`]: expect.stringContaining(text) });
  });
}

test("a deletion says first what it breaks elsewhere, and changes no other file", async ({ page, origin }) => {
  await openForm(page, origin);
  const mistakes = page.getByRole("dialog", { name: "Without this entry, something is wrong elsewhere" });
  const remove = async (entry: string) => {
    await openEntry(page, entry);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove("plugins/entries/fatoora");
  await expect(mistakes).toContainText("site.yaml: countryBanner");
  await expect(mistakes).toContainText("en/pages/faq.yaml");
  await mistakes.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "_source")).toContainText("Nothing is wrong here.");
  expect(await filesInFolder(page)).toEqual(laid);
  await remove("plugins/entries/fatoora");
  await mistakes.getByRole("button", { name: "Delete anyway" }).click();
  await untilLeft(page);
  await expect(page.getByRole("row")).toHaveCount(4);
  // Only an entry that is open is deleted: of a list nobody would say what that breaks.
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const left = Object.entries(laid).filter(([path]) => !path.endsWith("plugins/fatoora.yaml"));
  expect(await filesInFolder(page)).toEqual(Object.fromEntries(left));
});

test.describe("with a repository", () => {
  test.use({ editing: { repository: "company/website" } });

  test("the check says what it does not know", async ({ page, origin }) => {
    await page.route(/githubstatus\.com/, (route) => route.fulfill({ json: {} }));
    await openForm(page, origin, "Open the folder of the website");
    await openEntry(page, "partners/entries/qatar");
    await expect(field(page, "_source")).toContainText("This check knows what visitors see.");
  });
});
