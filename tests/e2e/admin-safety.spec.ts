/** In the form for editors nothing is lost or changed in silence. */
import type { Page } from "@playwright/test";
import { field, filesInFolder, laid, openEntry, openForm, reach, test, untilLeft } from "./form.ts";
import { expect } from "./site.ts";

/** Saves an entry that is incomplete or wrong. */
async function saveAnyway(page: Page): Promise<void> {
  const anyway = page.getByRole("button", { name: "Save anyway" });
  // On a busy machine a new entry does not listen to the keys at once.
  await expect(async () => {
    await page.keyboard.press("Control+S");
    await expect(anyway).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await anyway.click();
  await untilLeft(page);
}

test("a wrong number is saved as it is pasted, a new entry as one file that has its name", async ({ page, origin }) => {
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
  for (const [entries, name, value] of [
    ["plugins", "name.en", "Punch Card 2"],
    ["releases", "_entry", "1.48"],
  ] as const) {
    await openEntry(page, `${entries}/new`);
    await (await reach(page, name)).fill(value);
    await saveAnyway(page);
  }
  expect(await filesInFolder(page)).toEqual({
    ...laid,
    "content/downloads.yaml": expect.stringMatching(/: 9,500$/m),
    "content/plugins/punch-card-2.yaml": expect.stringContaining("name:\n  en: Punch Card 2\n"),
    "content/releases/1.48.yaml": expect.stringContaining("releases.schema.json"),
  });
});

test("an editor who leaves without saving is asked first, and finds the draft again", async ({ page, origin }) => {
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

test("a deletion says first what it breaks elsewhere, and changes no other file", async ({ page, origin }) => {
  await openForm(page, origin);
  const mistakes = page.getByRole("dialog", { name: "Without this entry, something is wrong elsewhere" });
  const remove = async () => {
    await openEntry(page, "plugins/entries/fatoora");
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove();
  await expect(mistakes).toContainText("site.yaml: countryBanner");
  await expect(mistakes).toContainText("en/pages/faq.yaml");
  await mistakes.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  expect(await filesInFolder(page)).toEqual(laid);
  await remove();
  await mistakes.getByRole("button", { name: "Delete anyway" }).click();
  await untilLeft(page);
  await expect(page.getByRole("row")).toHaveCount(4);
  // Only an open entry can be deleted: for a selection in the list, the form would not say what that breaks.
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const { "content/plugins/fatoora.yaml": _deleted, ...left } = laid;
  expect(await filesInFolder(page)).toEqual(left);
});
