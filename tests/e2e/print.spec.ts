/** Pages on paper. */
import type { Page } from "@playwright/test";
import { addStyle, keepStatic, layOutAll } from "../../scripts/testing/static-page.ts";
import { expect, open, test } from "./site.ts";
import { pathsInTurn } from "./static-page.ts";

/** An A4 sheet between margins of 1 cm, in px. */
const sheet = { width: 718, height: 1047 };

const controls = "button, fieldset, input, nav, select, textarea";

/** Columns as large as a sheet, for a page in print: the browser breaks them where it breaks sheets, and says what is where. */
async function cutIntoSheets(page: Page): Promise<void> {
  await addStyle(
    page,
    `#app { display: block; columns: ${sheet.width}px; column-gap: 0; column-fill: auto;
      inline-size: ${sheet.width}px; block-size: ${sheet.height}px; }`,
  );
}

/** @returns Words and pictures with their places, for each sheet. */
const readSheets = (page: Page) =>
  page.evaluate(({ width }) => {
    const sheets: { words: string; picture: boolean; rect: DOMRect; isDark: boolean }[][] = [];
    const add = (part: Element | Text, words: string) => {
      const element = part instanceof Element ? part : part.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden")) return;
      const range = document.createRange();
      range.selectNode(part);
      const channels = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
      for (const rect of range.getClientRects()) {
        const index = Math.floor((rect.left + rect.width / 2) / width);
        sheets[index] ??= [];
        sheets[index].push({ words, picture: part instanceof Element, rect, isDark: Math.max(...channels) < 100 });
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() !== "") add(text, text.data);
    }
    for (const image of document.images) add(image, image.alt);
    return sheets.map((parts) => ({
      end: Math.max(...parts.map(({ rect }) => rect.bottom)),
      words: parts.map(({ words }) => words).join(" "),
      pale: parts.filter(({ picture, isDark }) => !picture && !isDark).map(({ words }) => words),
      covered: parts
        .filter(({ picture }) => !picture)
        .filter(({ rect: a }) =>
          parts.some(
            ({ picture, rect: b }) =>
              picture && a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1,
          ),
        )
        .map(({ words }) => words),
    }));
  }, sheet);

/** @returns Items of a grid or a flex box that are higher than a sheet: Firefox leaves the sheet before them empty. */
const unsplitItems = (page: Page) =>
  page.evaluate(({ height }) => {
    const isBox = ({ parentElement }: Element) =>
      /grid|flex/.test(getComputedStyle(parentElement ?? document.body).display);
    const items = [...document.querySelectorAll("#main *")].filter(isBox);
    return items
      .filter((item) => item.getBoundingClientRect().height > height)
      .map((item) => item.outerHTML.slice(0, 80));
  }, sheet);

for (const path of pathsInTurn(0)) {
  test(`${path} is readable on paper`, async ({ page, complaints }) => {
    await keepStatic(page);
    await page.setViewportSize(sheet);
    await page.goto(path);
    complaints.splice(0);
    const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
    await layOutAll(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await unsplitItems(page)).toEqual([]);
    await cutIntoSheets(page);
    const sheets = await readSheets(page);
    expect(sheets.length, "as many sheets as in a PDF").toBe(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length);
    expect(sheets[0]?.words).toContain(await page.locator("h1").textContent());
    const [last, ...others] = sheets.toReversed();
    for (const { end } of others) expect(end, "a sheet is nearly empty").toBeGreaterThan(sheet.height / 2);
    expect(last?.end, "the last sheet is nearly empty").toBeGreaterThan(100);
    expect(
      sheets.flatMap(({ covered }) => covered),
      "words over a picture",
    ).toEqual([]);
    expect(
      sheets.flatMap(({ pale }) => pale),
      "pale words",
    ).toEqual([]);
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  });
}

test("the comparison has its signs on paper, prices are those of both periods, and nothing closed or asked is left", async ({
  page,
}) => {
  await open(page, "/en/features");
  const visible = (selector: string) => page.locator(selector).filter({ visible: true });
  const signs = await visible("td svg").count();
  expect(signs).toBeGreaterThan(5);
  await page.getByRole("radio", { name: "Annual" }).check();
  await expect(visible(controls).first()).toBeVisible();
  await expect(visible("#consent")).toHaveCount(1);

  await page.emulateMedia({ media: "print" });
  await expect(visible("td svg")).toHaveCount(signs);
  // Without the ground, which is not printed, they would be white on white.
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  for (const sign of await visible("td svg").all()) await expect(sign).toHaveCSS("stroke", ink);
  for (const price of ["$10", "$100"]) await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  await expect(visible(`${controls}, #consent, footer`)).toHaveCount(0);
  await page.goto("/en/download/pro");
  await expect(page.locator("code").first()).toBeVisible();
});

test("results of a search are on paper, without an empty sheet", async ({ page }) => {
  await open(page, "/en/faq?q=fatoora");
  await expect(page.locator("#main mark").first()).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
