/** The partner directory: search, countries, address, and what loads when. */
import type { Page, Route } from "@playwright/test";
import { layOutAll } from "../../scripts/testing/static-page.ts";
import { readManifest } from "../../src/prerender/assets-manifest.ts";
import { outFolder } from "../../src/project-folders.ts";
import { answerDirectory } from "../directory/answer-directory.ts";
import { directoryFiles, inventPartners } from "../directory/invented-partners.ts";
import {
  expect,
  expectSameDocument,
  holdApp,
  hydrated,
  open,
  painted,
  scrolled,
  scrollTo,
  test,
  watchShifts,
} from "./site.ts";

const similarCode = `/${readManifest(outFolder)["src/features/directory/similar.ts"]?.file}`;

const box = (page: Page) => page.getByRole("searchbox");
const country = (page: Page) => page.getByRole("combobox");
const count = (page: Page) => page.locator("#main [role=status]");
const cards = (page: Page) => page.locator("#main [role=status] ~ div li");
const headings = (page: Page) => page.locator("#main [role=status] ~ div h2");

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Leaves by a link, which takes the focus first; Playwright's own click would scroll. */
async function leave(page: Page): Promise<void> {
  await page.locator("footer a", { hasText: "Terms of use" }).evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true });
    link.click();
  });
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  await expect(page.locator("#main h1")).toBeFocused();
}

test("typing finds by name and by country and says how many; Escape empties the box", async ({ page }) => {
  await open(page, "/en/partners");
  await expect(count(page)).toHaveText("39 partners");
  await box(page).fill("SAVANNA");
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toHaveText("1 partner");
  await expect(headings(page)).toContainText(["Kenya"]);
  await box(page).fill("Saudi-Arabien");
  await expect(headings(page)).toHaveText([/Saudi Arabia/]);
  const isSameDocument = await expectSameDocument(page);
  await box(page).fill("tausi");
  await box(page).press("Enter");
  await expect(count(page)).toHaveText("1 partner");
  await isSameDocument();
  await box(page).press("Escape");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(39);
});

test("a country chosen by keyboard resets the search, and in it only names are searched", async ({ page }) => {
  await open(page, "/en/partners");
  await box(page).fill("till");
  await country(page).focus();
  await page.keyboard.type("Ken");
  await expect(page).toHaveURL(/country=KE/);
  await expect(country(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
  await expect(headings(page)).toHaveCount(1);
  await box(page).fill("kenya");
  await expect(count(page)).toHaveText("There are no matching partners found for the selected country.");
  await page.getByRole("button", { name: "Show all partners" }).click();
  await expect(cards(page)).toHaveCount(39);
  await expect(box(page)).toBeFocused();
  await expect(country(page)).toHaveValue("");
  expect(query(page)).toEqual({});

  // A country of the index is chosen by a press, and let go by another one.
  const kenya = page.getByRole("navigation", { name: "Partners by country" }).getByRole("link", { name: "Kenya" });
  await kenya.click();
  await expect(page).toHaveURL(/\/en\/partners\?country=KE$/);
  await expect(country(page)).toHaveValue("KE");
  await expect(kenya).toHaveAttribute("aria-current", "true");
  await expect(headings(page)).toHaveCount(1);
  await kenya.click();
  await expect(page).toHaveURL(/\/en\/partners$/);
  await expect(kenya).not.toHaveAttribute("aria-current");
});

test("a town and a short name of a country find partners in a block of their own", async ({ page }) => {
  await open(page, "/en/partners");
  await box(page).fill("nairobi");
  await expect(headings(page)).toHaveText(["In places of this name"]);
  await expect(cards(page)).toContainText(["Savanna Till Systems"]);
  await expect(count(page)).toHaveText("1 partner in a place of this name");
  await box(page).fill("ksa");
  await expect(count(page)).toHaveText(/^\d\d partners in places of this name$/);
});

test("a country without partners, linked from outside, says so and leads on", async ({ page }) => {
  await open(page, "/en/partners?country=DE");
  await expect(country(page).locator(":checked")).toHaveText("Germany (0)");
  await expect(count(page)).toHaveText("There are no matching partners found for the selected country.");
  await expect(page.locator("#main [role=status] ~ div").getByRole("link")).toHaveAttribute("href", "/en/contact");
  await page.getByRole("button", { name: "Show all partners" }).click();
  await expect(cards(page)).toHaveCount(39);
  await expect(country(page)).toHaveValue("");
});

for (const width of [390, 1440])
  for (const path of [
    "/partners?country=KE",
    "/partners?country=SA#SA",
    "/partners?country=DE",
    "/partners?q=savanna",
    "/partners?q=savnana",
    "/partners#SA",
    "/plugins?q=logo",
    "/plugins?q=xyzzy",
  ]) {
    test(`${path}, ${width} px: what the filter excludes is not painted, and nothing jumps`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdApp(page);
      const shifted = await watchShifts(page);
      await page.goto(`/en${path}`);
      await painted(page);
      if (path.includes("?")) await expect(page.locator("#main li h3:visible, #main li h2:visible")).toHaveCount(0);
      release();
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBe(0);
    });
  }

test("if the app does not come, a filtered link shows everything in the end", async ({ page }) => {
  await holdApp(page);
  await page.goto("/en/partners?q=savanna");
  await expect(cards(page).first()).toBeHidden();
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
});

test("similar names are in a block of their own below what matches, and alone if nothing does", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const similar = () => asked.filter((path) => path === similarCode);
  await open(page, "/de/partners");
  expect(similar(), "loaded before the box is entered").toEqual([]);
  await box(page).focus();
  await expect.poll(() => similar().length).toBe(1);
  await box(page).fill("savnana");
  await expect(headings(page)).toHaveText(["Ähnliche Namen"]);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(["Kenia"]);
  await expect(count(page)).toHaveText("1 ähnlicher Name");
  await box(page).fill("thumama till");
  await expect(headings(page).last()).toHaveText("Ähnliche Namen");
  await expect(cards(page).first()).toContainText("Thumama");
  await expect(count(page)).toHaveText(/^\d+ Partner · \d+ ähnliche/);
  expect(similar(), "loaded once").toHaveLength(1);
});

test("the address says what is shown, and Back leads to what was shown before a country", async ({ page }) => {
  await open(page, "/en/partners?utm_source=letter");
  const before = await page.evaluate(() => window.history.length);
  await box(page).fill("till");
  await expect.poll(() => query(page)).toEqual({ utm_source: "letter", q: "till" });
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await country(page).selectOption("SA");
  expect(query(page)).toEqual({ utm_source: "letter", country: "SA" });
  const chosen = await page.evaluate(() => window.history.length);
  await country(page).focus();
  for (const _key of [1, 2, 3]) await page.keyboard.press("ArrowUp");
  await expect.poll(() => query(page).country).not.toBe("SA");
  expect(await page.evaluate(() => window.history.length)).toBe(chosen);
  await page.goBack();
  await expect(box(page)).toHaveValue("till");
});

test("Back finds what was typed last, the chosen country, and the place one left", async ({ page }) => {
  await open(page, "/en/partners");
  await box(page).fill("counter");
  await leave(page);
  await page.goBack();
  await expect(box(page)).toHaveValue("counter");
  expect(query(page)).toEqual({ q: "counter" });
  await country(page).selectOption("SA");
  // Cards that come into view move what is below them.
  await page.evaluate(() => {
    const note = () => document.documentElement.setAttribute("data-left", String(scrollY));
    addEventListener("click", note, { capture: true, once: true });
  });
  // At once, before the browser has told of the scrolling.
  await scrollTo(page, 900);
  await leave(page);
  const left = Number(await page.locator("html").getAttribute("data-left"));
  expect(left).toBeGreaterThanOrEqual(900);
  await page.goBack();
  await expect(country(page)).toHaveValue("SA");
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("the language switch keeps the filter, and the menu's link to the page takes it away", async ({ page }) => {
  await open(page, "/en/partners?country=KE&q=till");
  await page.locator('footer a[hreflang="de"]').click();
  await expect(page).toHaveURL(/\/de\/partners\?country=KE&q=till$/);
  await expect(country(page)).toHaveValue("KE");
  await expect(box(page)).toHaveValue("till");
  await page.locator("header nav a", { hasText: "Partner" }).first().click();
  await expect(page).toHaveURL(/\/de\/partners$/);
  await expect(country(page)).toHaveValue("");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(39);
});

test("without the code for similar names exact search works; it is tried again", async ({ page, complaints }) => {
  const code = `**${similarCode}`;
  await page.route(code, (route) => route.abort());
  await open(page, "/en/partners");
  await box(page).focus();
  await expect.poll(() => complaints.some((text) => text.includes("Search failed"))).toBe(true);
  await box(page).fill("savanna");
  await expect(count(page)).toHaveText("1 partner");
  await box(page).fill("savnana");
  await expect(count(page)).toHaveText("No partners found for the given search.");
  await page.unroute(code);
  await box(page).blur();
  await box(page).focus();
  await expect(count(page)).toHaveText("1 similar name");
  complaints.length = 0;
});

test("what is typed before the page has come to life is searched", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/en/partners?country=SA");
  await country(page).selectOption("KE");
  await box(page).fill("savanna");
  release();
  await hydrated(page);
  await expect(count(page)).toHaveText("1 partner");
  await expect(country(page)).toHaveValue("KE");
  await expect.poll(() => query(page)).toEqual({ country: "KE", q: "savanna" });
});

let largeFiles: ReturnType<typeof directoryFiles> | undefined;

/** Comes to a directory of 10,000 partners. @returns What it asks for from now on; `answer` may stand in for the site. */
async function openLarge(page: Page, answer: (key: string, route: Route) => Promise<void> | undefined) {
  const asked: string[] = [];
  largeFiles ??= directoryFiles(inventPartners(10_000));
  await answerDirectory(page, largeFiles, (key, route) => {
    asked.push(key);
    return answer(key, route);
  });
  await open(page, "/en/contact");
  await page.locator("#main a[href='/en/partners']").first().click();
  await expect(count(page)).toHaveText("10,000 partners");
  asked.length = 0;
  return asked;
}

const noAnswer = () => undefined;
const more = (page: Page) => page.getByRole("link", { name: "Show more partners" });

test("of 10,000 partners some are shown, and more on demand, with the focus on the first", async ({ page }) => {
  const asked = await openLarge(page, noAnswer);
  const nodes = () => page.locator("#main [role=status] ~ *, #main [role=status] ~ * *").count();
  expect(await nodes()).toBeLessThanOrEqual(1_000);
  const shown = await cards(page).count();
  await more(page).click();
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(cards(page).nth(shown)).toBeFocused();
  expect(asked.toSorted()).toEqual(["partnersPage/2"]);
  await leave(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(cards(page).nth(shown).locator("a").first()).toHaveAttribute("href", /^tel:/);
  await box(page).fill("trading");
  await expect(count(page)).toHaveText(/^\d,\d{3} partners$/);
  const announced = await count(page).innerText();
  expect(await nodes()).toBeLessThanOrEqual(1_000);
  await more(page).click();
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(count(page)).toHaveText(announced);
  await box(page).fill("tradin");
  await expect(cards(page)).toHaveCount(shown);
});

test("in 10,000 partners a country and a few letters find those who are meant", async ({ page }) => {
  const asked = await openLarge(page, noAnswer);
  await country(page).selectOption("ZW");
  await expect(headings(page)).toHaveText([/^Zimbabwe \d+ partners$/]);
  await expect(cards(page).first().locator("a").first()).toHaveAttribute("href", /^tel:/);
  expect(asked.length, "the pages that the first of the country are on").toBeLessThanOrEqual(2);
  await leave(page);
  await page.goBack();
  await expect(headings(page)).toHaveText([/^Zimbabwe/]);
  await expect(country(page)).toHaveValue("ZW");
  expect(asked).not.toContain("partner-names");
  await box(page).fill("xq");
  await expect(count(page)).toHaveText("There are no matching partners found for the selected country.");
  await expect(cards(page)).toHaveCount(0);
});

const search = (page: Page) => box(page).fill("trading");
const showMore = (page: Page) => more(page).click();

for (const [part, ask, how, answer] of [
  ["partner-names", search, "answered with an error", (route: Route) => route.fulfill({ status: 500 })],
  ["partnersPage/2", showMore, "malformed", (route: Route) => route.fulfill({ body: "<!doctype html>" })],
] as const) {
  test(`if ${part} is ${how}, the page says so, keeps what it shows, and tries again`, async ({ page, complaints }) => {
    let isBroken = true;
    await openLarge(page, (key, route) => (isBroken && key === part ? answer(route) : undefined));
    const shown = await cards(page).count();
    const last = await cards(page).last().innerText();
    await ask(page);
    await expect(page.locator("#main").getByRole("alert")).toContainText("A part of this page could not be loaded");
    await expect(cards(page)).toHaveCount(shown);
    isBroken = false;
    await ask(page);
    await expect(page.locator("#main").getByRole("alert")).toHaveCount(0);
    await expect(cards(page).last()).not.toHaveText(last);
    complaints.length = 0;
  });
}

test("names in Arabic begin where the others do", async ({ page }) => {
  await open(page, "/en/partners");
  const starts = await cards(page)
    .locator("h3")
    .evaluateAll((all) =>
      all.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getBoundingClientRect().left - name.getBoundingClientRect().left;
      }),
    );
  expect(Math.max(...starts)).toBeLessThan(2);
});

test("cards: a name of two scripts is in one piece, addresses break before dots, PREMIUM is printed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/en/partners");
  await layOutAll(page);
  const parts = await page.locator("#main h3", { hasText: "Hudhud" }).evaluate((name) =>
    ["هدهد", "Hudhud", "Counter", "Systems"].map((word) => {
      const range = document.createRange();
      const [text] = name.childNodes;
      const start = name.textContent.indexOf(word);
      range.setStart(text ?? name, start);
      range.setEnd(text ?? name, start + word.length);
      const { top, left } = range.getBoundingClientRect();
      return top * 1_000 + left;
    }),
  );
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  const broken = await page.locator("#main dd a").evaluateAll((links) =>
    links.flatMap((link) =>
      [...link.childNodes].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getClientRects().length > 1 && !/[ -]/.test(part.textContent ?? "") ? [part.textContent] : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
  await page.emulateMedia({ media: "print" });
  const ribbon = page.locator("#main li b").first();
  await expect(ribbon).toHaveCSS("print-color-adjust", "exact");
  await expect(ribbon).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a number to dial is at least 40 px high", async ({ page }) => {
    await open(page, "/en/partners");
    const box = await page.locator("#main dd a").first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  });
});
