/** The partner directory: search, countries, address, and what loads when. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import { layOutAll } from "../../scripts/testing/static-page.ts";
import { readManifest } from "../../src/prerender/assets-manifest.ts";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { directoryFiles, inventPartners } from "../directory/invented-partners.ts";
import {
  edges,
  expect,
  expectSameDocument,
  holdApp,
  open,
  painted,
  scrolled,
  scrollTo,
  test,
  watchShifts,
} from "./site.ts";

const searchIndex = /\/search\/partners\.json$/;
const similarCode = `/${readManifest(outFolder)["src/lib/similar.ts"]?.file}`;

const box = (page: Page) => page.getByRole("searchbox");
const country = (page: Page) => page.getByRole("combobox");
const count = (page: Page) => page.locator("#main [role=status]");
const cards = (page: Page) => page.locator("#main [role=status] ~ div li");
const headings = (page: Page) => page.locator("#main [role=status] ~ div h2");

/** Partners that have been loaded show how to reach them. */
const contactOf = (card: Locator) => card.locator("a[href^='tel:']").first();

const noneInCountry = "There are no matching partners found for the selected country.";

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Playwright's own click would scroll. */
async function leave(page: Page): Promise<void> {
  await page.locator("footer a[href$='/terms-of-use']").evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true });
    link.click();
  });
  await expect(page).toHaveURL(/\/terms-of-use$/);
  await expect(page.locator("#main h1")).toBeFocused();
}

test("a country resets the search, and in it only names are searched", async ({ page }) => {
  await open(page, "/en/partners");
  await box(page).fill("till");
  await country(page).focus();
  await page.keyboard.type("Ken");
  await expect(page).toHaveURL(/country=KE/);
  await expect(box(page)).toHaveValue("");
  await expect(headings(page)).toHaveCount(1);
  await box(page).fill("kenya");
  await expect(count(page)).toHaveText(noneInCountry);
  await page.getByRole("button", { name: "Show all partners" }).click();
  await expect(cards(page)).toHaveCount(39);
  await expect(box(page)).toBeFocused();
  expect(query(page)).toEqual({});

  // A country of the index is chosen by a click, and released by another one.
  const kenya = page.getByRole("navigation", { name: "Partners by country" }).getByRole("link", { name: "Kenya" });
  await kenya.click();
  await expect(page).toHaveURL(/\/en\/partners\?country=KE$/);
  await expect(country(page)).toHaveValue("KE");
  await expect(kenya).toHaveAttribute("aria-current", "true");
  await kenya.click();
  await expect(page).toHaveURL(/\/en\/partners$/);
});

for (const [path, width] of [
  ["/partners?country=SA#SA", 1440],
  ["/partners?country=DE", 390],
  ["/partners?q=savnana", 390],
  ["/plugins?q=logo", 1440],
] as const) {
  test(`${path}, ${width} px: what the filter excludes is not painted, and nothing jumps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const start = await holdApp(page);
    const shifted = await watchShifts(page);
    await page.goto(`/en${path}`);
    await painted(page);
    await expect(page.locator("#main :is(li h3, li h2, [role=status]):visible")).toHaveCount(0);
    await start();
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

/** How often something has been asked for. */
function countRequests(page: Page, pattern: RegExp) {
  let requests = 0;
  page.on("request", (request) => {
    if (pattern.test(new URL(request.url()).pathname)) requests += 1;
  });
  return () => requests;
}

test("index and code are loaded once, when a search begins", async ({ page }) => {
  const loaded = [searchIndex, new RegExp(similarCode)].map((pattern) => countRequests(page, pattern));
  const expectLoads = (count: number) => expect.poll(() => loaded.map((times) => times())).toEqual([count, count]);
  const expectSimilar = () => expect(count(page)).toHaveText("1 similar name");
  await open(page, "/en/partners");
  await country(page).selectOption("KE");
  await page.waitForLoadState("networkidle");
  await expectLoads(0);
  await box(page).focus();
  await expectLoads(1);
  await box(page).fill("savnana");
  await expectSimilar();
  await box(page).blur();
  await box(page).fill("savnan");
  await expectSimilar();
  await leave(page);
  await page.goBack();
  await expectSimilar();
  await expectLoads(1);
  await open(page, "/en/partners?q=savnana");
  await expectSimilar();
  await expectLoads(2);
});

test("similar names, and places of a name, are blocks of their own", async ({ page }) => {
  await open(page, "/de/partners");
  await box(page).fill("savnana");
  await expect(headings(page)).toHaveText(["Ähnliche Namen"]);
  await expect(cards(page)).toContainText(["Kenia"]);
  await expect(count(page)).toHaveText("1 ähnlicher Name");
  await box(page).fill("thumama till");
  await expect(count(page)).toHaveText(/^\d+ Partner · \d+ ähnliche/);
  await box(page).fill("nairobi");
  await expect(headings(page)).toHaveText(["An Orten dieses Namens"]);
  await expect(cards(page)).toContainText(["Savanna Till Systems"]);
  await expect(count(page)).toHaveText("1 Partner an einem Ort dieses Namens");
});

test("typing filters, and the address says what is shown; a choice is one entry of the history", async ({ page }) => {
  const entries = () => page.evaluate(() => window.history.length);
  await open(page, "/en/partners?utm_source=letter");
  const before = await entries();
  const isSameDocument = await expectSameDocument(page);
  await box(page).fill("SAVANNA");
  await box(page).press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toHaveText("1 partner");
  await box(page).fill("till");
  await expect.poll(() => query(page)).toEqual({ utm_source: "letter", q: "till" });
  expect(await entries()).toBe(before);
  await isSameDocument();
  await country(page).selectOption("SA");
  expect(query(page)).toEqual({ utm_source: "letter", country: "SA" });
  await country(page).focus();
  for (const _key of [1, 2, 3]) await page.keyboard.press("ArrowUp");
  await expect.poll(() => query(page).country).not.toBe("SA");
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(box(page)).toHaveValue("till");
});

test("Back finds the search that was left, and the place in a chosen country", async ({ page }) => {
  await open(page, "/en/partners");
  await box(page).fill("counter");
  await leave(page);
  await page.goBack();
  await expect(box(page)).toHaveValue("counter");
  expect(query(page)).toEqual({ q: "counter" });
  await country(page).selectOption("SA");
  // At once, before the browser has reported the scrolling.
  await scrollTo(page, 900);
  await leave(page);
  await page.goBack();
  await expect(country(page)).toHaveValue("SA");
  await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(900);
});

test("a country without partners says so; the language switch keeps the filter, the menu clears it", async ({
  page,
}) => {
  const expectFilter = async (code: string, search: string) => {
    await expect(country(page)).toHaveValue(code);
    await expect(box(page)).toHaveValue(search);
  };
  await open(page, "/en/partners?country=DE&q=till");
  await expect(country(page).locator(":checked")).toHaveText("Germany (0)");
  await expect(count(page)).toHaveText(noneInCountry);
  await expect(page.locator("#main [role=status] ~ div").getByRole("link")).toHaveAttribute("href", "/en/contact");
  await page.locator('footer a[hreflang="de"]').click();
  await expect(page).toHaveURL(/\/de\/partners\?country=DE&q=till$/);
  await expectFilter("DE", "till");
  await page.locator("header nav a", { hasText: "Partner" }).first().click();
  await expect(page).toHaveURL(/\/de\/partners$/);
  await expectFilter("", "");
  await expect(cards(page)).toHaveCount(39);
});

test("an address names a country in any case; what is no country is said so, and goes with the next search", async ({
  page,
}) => {
  await open(page, "/en/partners?country=sa");
  await expect(country(page)).toHaveValue("SA");
  await expect.poll(() => query(page)).toEqual({ country: "SA" });
  await open(page, "/en/partners?country=%00&q=ksa");
  await expect(headings(page)).toHaveText(["In countries with this short name"]);
  await expect.poll(() => query(page)).toEqual({ q: "ksa" });
  await open(page, "/de/partners?country=SAU&q=till");
  await expect(count(page)).toHaveText("Ein Land mit dem Kürzel SAU gibt es nicht.");
  await page.getByRole("button", { name: "Alle Partner zeigen" }).click();
  await expect(cards(page)).toHaveCount(39);
  expect(query(page)).toEqual({});
  await open(page, "/en/partners?country=XX");
  await expect(count(page)).toHaveText("There is no country with the code XX.");
  await expect(cards(page)).toHaveCount(0);
  await expect(country(page).locator(":checked")).toHaveText("Select a country");
  await box(page).fill("savanna");
  await expect(count(page)).toHaveText("1 partner");
  await expect.poll(() => query(page)).toEqual({ q: "savanna" });
});

for (const [what, part, answer] of [
  ["the code for similar names does not come", new RegExp(similarCode), (route: Route) => route.abort()],
  ["the index is a page", searchIndex, (route: Route) => route.fulfill({ body: "<!doctype html>" })],
  ["the index is another file", searchIndex, (route: Route) => route.fulfill({ json: [] })],
] as const) {
  test(`if ${what}, the names on the page are searched, and the next focus tries again`, async ({
    page,
    complaints,
  }) => {
    await page.route(part, answer);
    await open(page, "/en/partners");
    const alert = page.locator("#main").getByRole("alert");
    await box(page).focus();
    await expect.poll(() => complaints.some((text) => text.includes("Search failed"))).toBe(true);
    await box(page).fill("savanna");
    await expect(count(page)).toHaveText("1 partner");
    await expect(contactOf(cards(page))).toBeAttached();
    await expect(alert).toHaveCount(0);
    // There may be similar names.
    await box(page).fill("savnana");
    await expect(alert).toContainText("could not be loaded");
    await page.unroute(part);
    await box(page).blur();
    await box(page).focus();
    await expect(count(page)).toHaveText("1 similar name");
    await expect(alert).toHaveCount(0);
    complaints.length = 0;
  });
}

test("what is typed before the page has come to life is searched in the country of the address", async ({ page }) => {
  const start = await holdApp(page);
  await page.goto("/en/partners?country=KE");
  await box(page).fill("savanna");
  await start();
  await expect(count(page)).toHaveText("1 partner");
  await expect.poll(() => query(page)).toEqual({ country: "KE", q: "savanna" });
});

test("what is chosen and typed before the page has come to life is searched", async ({ page }) => {
  const start = await holdApp(page);
  await page.goto("/en/partners?country=SA");
  await country(page).selectOption("KE");
  await box(page).fill("savanna");
  await start();
  await expect(count(page)).toHaveText("1 partner");
  await expect(country(page)).toHaveValue("KE");
  await expect.poll(() => query(page)).toEqual({ country: "KE", q: "savanna" });
});

let largeFiles: ReturnType<typeof directoryFiles> | undefined;

/** The files of 10,000 partners, with the site's own words. */
function inventLarge() {
  const files = directoryFiles(inventPartners(10_000));
  const words: object = JSON.parse(readFileSync(join(generatedFolder, "content", "en", "partners.json"), "utf8"));
  return files.set("partners", { ...words, ...files.get("partners") });
}

/** Opens a directory of 10,000 partners. @returns Its requests from now on; `answer` may stand in for the site. */
async function openLarge(page: Page, answer?: (key: string, route: Route) => Promise<void> | undefined) {
  const asked: string[] = [];
  largeFiles ??= inventLarge();
  await page.route(/\/en\/(?:partners|partnersPage\/\d+|search\/partners)\.json/, (route) => {
    const [, key = ""] = /\/en\/(.+)\.json/.exec(route.request().url()) ?? [];
    asked.push(key);
    return answer?.(key, route) ?? route.fulfill({ json: largeFiles?.get(key) });
  });
  await open(page, "/en/contact");
  await page.locator("#main a[href='/en/partners']").first().click();
  await expect(count(page)).toHaveText("10,000 partners");
  asked.length = 0;
  return asked;
}

const search = (page: Page) => box(page).fill("trading");
const showMore = (page: Page) => page.getByRole("link", { name: "Show more partners" }).click();
test("of 10,000 partners some are shown, and more on demand, with the focus on the first", async ({ page }) => {
  const asked = await openLarge(page);
  const shown = await cards(page).count();
  expect(await page.locator("#main [role=status] ~ *, #main [role=status] ~ * *").count()).toBeLessThan(1_000);
  await showMore(page);
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(cards(page).nth(shown)).toBeFocused();
  expect(asked).toEqual(["partnersPage/2"]);
  await leave(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(contactOf(cards(page).nth(shown))).toBeAttached();
  await search(page);
  await expect(count(page)).toHaveText(/^\d,\d{3} partners$/);
  await expect(cards(page)).toHaveCount(shown);
  await showMore(page);
  await expect(cards(page)).toHaveCount(shown * 2);
  await box(page).fill("tradin");
  await expect(cards(page)).toHaveCount(shown);
});

test("a country among 10,000 partners loads no names; searching in it finds what matches", async ({ page }) => {
  const asked = await openLarge(page);
  await country(page).selectOption("ZW");
  await expect(headings(page)).toHaveText([/^Zimbabwe \d+ partners$/]);
  await expect(contactOf(cards(page).first())).toBeAttached();
  expect(asked.length, "the pages with its first partners").toBeLessThanOrEqual(2);
  await leave(page);
  await page.goBack();
  await expect(headings(page)).toHaveText([/^Zimbabwe/]);
  const indexes = () => asked.filter((key) => key === "search/partners");
  expect(indexes()).toEqual([]);
  await box(page).fill("xq");
  await expect(count(page)).toHaveText(noneInCountry);
  await expect(cards(page)).toHaveCount(0);
  expect(indexes()).toHaveLength(1);
});

test("if the index does not come, the names on the page are searched, and the page says that some are missing", async ({
  page,
  complaints,
}) => {
  let isBroken = true;
  await openLarge(page, (key, route) => {
    return isBroken && key === "search/partners" ? route.fulfill({ status: 500 }) : undefined;
  });
  const alert = page.locator("#main").getByRole("alert");
  await search(page);
  await expect(alert).toContainText("A part of this page could not be loaded");
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(0);
  await expect(cards(page).filter({ hasText: "Trading" })).toHaveCount(shown);
  isBroken = false;
  await box(page).blur();
  await search(page);
  await expect(count(page)).toHaveText(/^\d,\d{3} partners$/);
  await expect(alert).toHaveCount(0);
  complaints.length = 0;
});

test("if a part of the list does not come, the page says so and tries again", async ({ page, complaints }) => {
  let isBroken = true;
  await openLarge(page, (key, route) => {
    return isBroken && key === "partnersPage/2" ? route.fulfill({ body: "<!doctype html>" }) : undefined;
  });
  const alert = page.locator("#main").getByRole("alert");
  const shown = await cards(page).count();
  await showMore(page);
  await expect(alert).toContainText("A part of this page could not be loaded");
  await expect(cards(page)).toHaveCount(shown);
  isBroken = false;
  await showMore(page);
  await expect(alert).toHaveCount(0);
  await expect(contactOf(cards(page).last())).toBeAttached();
  complaints.length = 0;
});

test.describe("cards on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } });

  test("a name of two scripts is in order, Arabic is said to be Arabic, addresses break before dots", async ({
    page,
  }) => {
    await open(page, "/en/partners");
    await layOutAll(page);
    const names = cards(page).locator("h3");
    const parts = await names.filter({ hasText: "Hudhud" }).evaluate((name) =>
      ["هدهد", "Hudhud", "Counter", "Systems"].map((word) => {
        const range = document.createRange();
        const text = name.firstChild ?? name;
        const start = name.textContent.indexOf(word);
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        const { top, left } = range.getBoundingClientRect();
        return top * 1_000 + left;
      }),
    );
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    const said = await cards(page)
      .locator(":is(h3, p, a)")
      .evaluateAll((all) =>
        all.filter(
          (text) =>
            /\p{Script=Arabic}/u.test(text.textContent) !== (text.closest("[lang]")?.matches("[lang=ar]") ?? false),
        ),
      );
    expect(said).toEqual([]);
    // Addresses break at dots alone, and numbers are high enough to be dialled.
    const links = page.locator("#main dd a");
    const broken = await links.evaluateAll((all) =>
      all.flatMap(({ childNodes }) =>
        [...childNodes].filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects().length > 1 && !/[ -]/.test(part.textContent ?? "");
        }),
      ),
    );
    expect(broken).toEqual([]);
    const { top, bottom } = await edges(links.first());
    expect(bottom - top).toBeGreaterThanOrEqual(40);
  });
});
