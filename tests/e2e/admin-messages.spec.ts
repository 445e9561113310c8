/** What the form for editors says, where, and when. */
import type { Locator, Page } from "@playwright/test";
import { field, filesInFolder, laid, openEntry, openForm, reach, save, test, toggleAll, untilLeft } from "./form.ts";
import { expect } from "./site.ts";

const summary = (page: Page) => field(page, "_source");

/** Notes every message that is shown, for however short a time. @returns Those so far. */
async function watchMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const message of document.querySelectorAll("[data-severity]")) seen.add(message.textContent);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...Reflect.get(window, "seen")]);
}

/** As somebody types who looks for the keys. */
const slowly = { delay: 150 };

test("a price, a partner and a release need no more clicks than fields, and nothing is found wrong meanwhile", async ({
  page,
  origin,
}) => {
  test.setTimeout(240_000);
  const seen = await watchMessages(page);
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener("click", ({ isTrusted }) => isTrusted && Reflect.get(window, "countClick")(), { capture: true });
  });
  const open = (name: RegExp) => page.getByRole("treeitem", { name }).first().click();
  const into = async (key: string, text: string, options = {}) => {
    const control = field(page, key).getByRole("textbox");
    await expect(async () => {
      if (await control.isVisible()) return;
      // From the top again after the end: the form scrolls by itself when an entry is added.
      await page.locator("#first-pane-body > .content").evaluate((fields) => {
        const isEnd = fields.scrollTop + fields.clientHeight > fields.scrollHeight - 2;
        fields.scrollTo(0, isEnd ? 0 : fields.scrollTop + 100);
      });
      await expect(control).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await control.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text, options);
  };
  const saved = async (count: number) => {
    // Whatever there is to say has been said by then.
    await page.waitForTimeout(1_500);
    await save(page);
    expect(clicks).toBe(count);
    clicks = 0;
  };
  await openForm(page, origin);
  await open(/Plugins/);
  await page.getByRole("row", { name: /Price lists/i }).click();
  await into("price", "7,50", slowly);
  await saved(4);

  await open(/Partners/);
  await page.getByRole("row", { name: /Kenya/ }).click();
  await page.getByRole("button", { name: /Add.*Partner/ }).click();
  await into("partners.3.name", "Palm Tills");
  await into("partners.3.phone", "+254 20 555 0199", slowly);
  await saved(6);
  expect(await seen()).toEqual([]);

  await open(/Releases/);
  await page.getByRole("button", { name: "New" }).click();
  await into("_entry", "1.48", slowly);
  await field(page, "date").getByRole("button", { name: "Today" }).click();
  await into("summary.en", "Park a sale.");
  await into("summary.de", "Verkäufe parken.");
  await field(page, "newFeatures").getByRole("button", { name: /Add/ }).click();
  await into("newFeatures.0.en", "Sales can be parked");
  await into("newFeatures.0.de", "Verkäufe lassen sich parken");
  // Said once, although it is about three files.
  const download = /^Downloads: 1\.48 still has the bytes and sha256 of the version before/;
  await page.locator("#first-pane-body > .content").evaluate((fields) => fields.scrollTo(0, 0));
  await expect(summary(page).getByRole("listitem")).toHaveText([download]);
  await saved(10);
  expect(await seen()).toEqual([expect.stringMatching(download)]);
});

test("a new entry has no mistake before something wrong is typed, or it is saved", async ({ page, origin }) => {
  await openForm(page, origin);
  const frame = page.frameLocator("iframe.preview").frameLocator("iframe");
  for (const [entries, needed] of [
    ["plugins", "order"],
    ["releases", "_entry"],
  ] as const) {
    await openEntry(page, `${entries}/new`);
    await expect(summary(page)).toContainText(/Nothing is wrong here\.Still to be filled in: \d/);
    await expect(page.locator("[data-severity]")).toHaveCount(0);
    await expect(frame.locator("#preview-notice")).toContainText("You will see the page of this entry here");
    await expect(page.frameLocator("iframe.preview").getByRole("combobox")).toBeHidden();
    await page.keyboard.press("Control+S");
    await page.getByRole("dialog").getByRole("button", { name: "Continue editing" }).click();
    await expect(field(page, needed).locator("[data-severity=error]")).toBeVisible();
    // The next one begins without.
    await openEntry(page, "facts/entries/site");
    await expect(summary(page)).toContainText("Nothing is wrong here.");
    await expect(summary(page)).not.toContainText("Still");
  }
  await openEntry(page, "releases/new");
  await field(page, "_entry").getByRole("textbox").fill("1,48");
  await expect(field(page, "_entry")).toContainText("This is not a version number.");
  await field(page, "_entry").getByRole("textbox").fill("1.48");
  const link = summary(page).getByRole("link", { name: "Downloads" });
  await expect(link).toHaveCount(1);
  await link.click();
  await page.getByRole("dialog", { name: "This is not saved yet." }).getByRole("button", { name: "Leave" }).click();
  await expect(field(page, "editions")).toBeVisible();
});

test("in a list, a message is at its field, or where the field would be, and leads there", async ({ page, origin }) => {
  const message = "This is not an international phone number.";
  const phone = field(page, "partners.2.phone");
  const list = field(page, "partners");
  const entry = list.locator(".item-list").first().locator(":scope > :nth-child(3)");
  await openForm(page, origin);
  await openEntry(page, "partners/entries/kenya");
  await toggleAll(list, "Expand All");
  const control = await reach(page, "partners.2.phone");
  await control.fill("4455");
  const shown = phone.getByText(message);
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(control).toBeInViewport({ ratio: 1 });
  await expect(control).toHaveAccessibleDescription(new RegExp(message));
  await expect(phone).toHaveCSS("box-shadow", /3px 0px/);
  const rule = phone.getByRole("link", { name: "About this rule" });
  await expect(rule).toHaveAttribute("href", "/docs/content-rules/phone.md");

  await toggleAll(list, "Collapse All");
  await expect(entry).toContainText(message);
  await list.getByRole("button", { name: "Collapse", exact: true }).first().click();
  await expect(entry).toBeHidden();
  await expect(list).toContainText(message);
  const leadsThere = async (place: Locator) => {
    await place.getByRole("button", { name: message }).first().click();
    await expect(control).toBeFocused();
    await expect(shown).toBeInViewport({ ratio: 1 });
  };
  await leadsThere(list);
  await toggleAll(list, "Collapse All");
  await leadsThere(summary(page));
});

test("what may be written instead is typed by a button, and undo takes it back", async ({ page, origin }) => {
  await openForm(page, origin);
  await openEntry(page, "plugins/entries/price-lists");
  const price = field(page, "price").getByRole("textbox");
  await price.fill("$9");
  await field(page, "price").getByRole("button", { name: "Write 9" }).click();
  await expect(price).toHaveValue("9");
  await expect(summary(page)).toContainText("Nothing is wrong here.");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(price).toHaveValue("$9");
  await expect(field(page, "price")).toContainText("This must be a number.");
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("an entry is shown, hidden or shown from a day on, and the form says what comes after saving", async ({
    page,
    origin,
  }) => {
    const path = "content/releases/1.46.yaml";
    const before = laid[path] ?? "";
    const withLine = (line: string) => before.replace(/^date: .*\n/m, (date) => `${date}${line}`);
    await openForm(page, origin, "Ordner der Website öffnen", { ...laid, [path]: withLine("published: no\n") });
    const choice = field(page, "published").getByRole("combobox");
    const notice = page.getByRole("status").filter({ hasText: "Im Ordner der Website gespeichert." });
    const saved = async (text: string) => {
      await page.getByRole("button", { name: "Speichern" }).click();
      await untilLeft(page);
      expect((await filesInFolder(page))[path]).toBe(text);
      await expect(notice).toContainText("Besucher sehen sie, sobald die Website veröffentlicht ist.");
    };
    await openEntry(page, "releases/entries/1.46");
    await expect(choice).toHaveValue("false");
    await expect(choice.locator("option")).toHaveText(["Auf der Website", "Ausgeblendet", "Ab einem Tag"]);
    const [, year, month, number] = /^date: (\d+)-(\d+)-(\d+)$/m.exec(before) ?? [];
    await expect(field(page, "date").getByRole("textbox")).toHaveValue(`${number}.${month}.${year}`);
    await choice.selectOption("Ab einem Tag");
    const day = field(page, "published").getByRole("textbox");
    await expect(day).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    await day.fill("18.11.2031");
    await saved(withLine("published: 2031-11-18\n"));
    await openEntry(page, "releases/entries/1.46");
    await expect(notice).toHaveCount(0);
    await day.fill("übermorgen");
    await expect(field(page, "published")).toContainText("Das ist weder true noch false noch ein Tag");
    await choice.selectOption("Auf der Website");
    await saved(before);
    await notice.getByRole("button", { name: "Schließen" }).click();
    await expect(notice).toHaveCount(0);
  });
});
