/** The form for editors at `/admin`, used with the files on the computer and no account anywhere. */
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { checkEdited, write } from "../content/content-copy.ts";
import { field, filesInFolder, laid, openEntry, openForm, reach, save, test, toggleAll } from "./form.ts";
import { expect } from "./site.ts";

const qatar = "content/partners/qatar.yaml";

test("an edit changes its own lines only, stays valid, and sends nothing elsewhere", async ({ page, origin }) => {
  const facts = "content/plugins/price-lists.yaml";
  const faq = "content/en/pages/faq.yaml";
  const foreign = await openForm(page, origin);
  await openEntry(page, "plugins/entries/price-lists");
  await field(page, "price").getByRole("textbox").fill("7,50");
  const intro = await reach(page, "de.intro");
  await intro.fill((await intro.inputValue()).replace("Strandkiosk", "Kiosk am Strand"));
  await save(page);
  await openEntry(page, "partners/entries/qatar");
  const number = laid[qatar]?.match(/^ {2}- name:/gm)?.length ?? 0;
  await toggleAll(field(page, "partners"), "Collapse All");
  await page.getByRole("button", { name: /Add.*Partner/ }).click();
  await field(page, `partners.${number}.name`).getByRole("textbox").fill("Palm Tills: Doha");
  await (await reach(page, `partners.${number}.phone`)).fill("+974 4455 5099");
  await save(page);
  await openEntry(page, "pages/entries/faq");
  await toggleAll(field(page, "questions"), "Expand All");
  await field(page, "questions.0.text").getByRole("textbox").click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" 5 < 6 * 7 & ");
  await field(page, "questions.0.text").getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name: "Link to a page" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: "Contact" }).click();
  await dialog.getByRole("textbox").last().fill("more");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await save(page);

  const files = await filesInFolder(page);
  expect(files).toEqual({
    ...laid,
    [facts]: laid[facts]
      ?.replace("price: 5\n", "price: 7.5\n")
      .replace("Strandkiosk", "Kiosk am Strand")
      .replace("Sobald Sie\n    ", "Sobald\n    Sie "),
    [faq]: laid[faq]?.replace("by side.\n", "by side. 5 < 6 \\* 7 & [more](/contact)\n"),
    [qatar]: `${laid[qatar]}  - name: "Palm Tills: Doha"\n    phone: +974 4455 5099\n`,
  });
  const edits = Object.entries(files).map(([path, text]) => write(path.replace("content/", ""), text));
  expect(checkEdited(...edits).diagnostics.filter(isError)).toEqual([]);
  expect(foreign).toEqual([]);
});

test("opening changes nothing; what the check rejects is said while typing", async ({ page, origin, complaints }) => {
  // No YAML: it is fixed as a text.
  const files = { ...laid, [qatar]: laid[qatar]?.replace("address: ", 'address: "') ?? "" };
  await openForm(page, origin, undefined, files);
  for (const path of ["plugins/entries/fatoora", "pages/entries/faq", "words/entries/ui", "facts/entries/site"]) {
    await openEntry(page, path);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await expect(field(page, "_source")).toContainText("Nothing is wrong here.");
  }
  expect(await filesInFolder(page)).toEqual(files);
  await openEntry(page, "partners/entries/qatar");
  await expect(field(page, "_source")).toContainText("Line 6: address: This quote is never closed.");
  await expect(field(page, "partners")).toBeHidden();
  const text = field(page, "_source").getByRole("textbox");
  await text.fill((await text.inputValue()).replace('address: "', "address: "));
  await expect(field(page, "_source")).toContainText("Nothing is wrong here.");
  await save(page);
  expect(await filesInFolder(page)).toEqual(laid);

  await openEntry(page, "plugins/entries/price-lists");
  for (const [key, wrong, message] of [
    ["price", "-1", /must be more than 0/],
    ["en.title", "{brnd}", /Did you mean .\{brand\}/],
  ] as const) {
    await reach(page, key);
    const control = field(page, key).locator("input, textarea");
    const right = await control.inputValue();
    await control.fill(wrong);
    await expect(field(page, key)).toContainText(message);
    await expect(control).toHaveAccessibleDescription(message);
    await expect(field(page, "_source").getByRole("listitem").first()).toContainText(message);
    await control.fill(right);
    await expect(field(page, key)).not.toContainText(message);
  }
  await openEntry(page, "plugins/entries/my-logo");
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${inner}</svg>`);
  const choose = (buffer: Buffer) => {
    const file = { name: "Mein Bild.svg", mimeType: "image/svg+xml", buffer };
    return field(page, "image").locator("input[type=file]").first().setInputFiles(file);
  };
  await choose(svg(" ".repeat(20_000_000)));
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await choose(svg("<script/>"));
  await expect(field(page, "image")).toContainText("This picture runs or loads something: <script>.");
  // Svelte's own, when an entry is left that was edited.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("derived_inert")));
});

test("an error asks first; a save that fails loses nothing", async ({ page, origin, context, complaints }) => {
  const saved = async () => (await filesInFolder(page))[qatar];
  await openForm(page, origin);
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("treeitem", { name: /Plugins/ }).first()).toBeVisible();
  for (const tab of [other, page]) {
    await openEntry(tab, "partners/entries/qatar");
    await toggleAll(field(tab, "partners"), "Expand All");
  }
  const phone = await reach(page, "partners.0.phone");
  await phone.fill("4455 5012");
  await page.keyboard.press("Control+S");
  await expect(page.getByRole("dialog")).toContainText("This is not an international phone number.");
  await page.getByRole("button", { name: "Continue editing" }).click();
  expect(await saved()).toBe(laid[qatar]);
  await phone.fill("+974 4455 5012");
  await page.evaluate(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = () => {
      FileSystemFileHandle.prototype.createWritable = createWritable;
      return Promise.reject(new Error("The connection was lost"));
    };
  });
  await page.keyboard.press("Control+S");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(phone).toHaveValue("+974 4455 5012");
  await save(page);
  expect(await saved()).toBe(laid[qatar]?.replace("4455 5032", "4455 5012"));
  await expect(field(other, "_source")).toContainText("This entry has been saved in another tab meanwhile.");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("The connection was lost")]);
});

for (const locale of ["en-US", "de-DE"]) {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    for (const editing of [undefined, { repository: "company/website" }]) {
      test.describe(`${locale}, ${viewport.width} px, ${editing ? "with a repository" : "with a folder"}`, () => {
        test.use({ locale, viewport, editing });

        test("on the first screen nothing lies over a button, and the steps are in view", async ({ page }) => {
          await page.route(/githubstatus\.com/, (route) => route.fulfill({ json: {} }));
          await page.goto("/admin");
          const buttons = page.locator(".logo ~ .buttons button").filter({ visible: true });
          await expect(buttons.first()).toBeVisible();
          for (const button of await buttons.all()) await button.click({ trial: true });
          const steps = page.locator(".logo ~ ol > li");
          await expect(steps).not.toHaveCount(0);
          await expect(steps.first()).toBeInViewport({ ratio: 1 });
          await expect(steps.last()).toBeInViewport({ ratio: 1 });
        });
      });
    }
  }
}

test.describe("in a German browser, with a repository", () => {
  test.use({ locale: "de-DE", editing: { repository: "company/website" } });

  test("labels and messages are German, and the check says what it does not know", async ({ page, origin }) => {
    await page.route(/githubstatus\.com/, (route) => route.fulfill({ json: {} }));
    await openForm(page, origin, "Ordner der Website öffnen");
    await page.goto("/admin#/search/Savanna");
    await expect(page.getByRole("grid").getByText("Kenia (KE)")).toBeVisible();
    await openEntry(page, "plugins/entries/price-lists");
    await expect(field(page, "_source")).toContainText("Diese Prüfung kennt, was Besucher sehen.");
    await expect(field(page, "price")).toContainText("Preis pro Monat");
    await field(page, "price").getByRole("textbox").fill("-1");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(field(page, "price")).toContainText("größer als 0");
  });
});
