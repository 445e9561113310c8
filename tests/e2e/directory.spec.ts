/** The partner directory: search, countries, address, contacts, and what loads when. */
import type { Page } from "@playwright/test";
import { inventPartners } from "../../scripts/bench/invented-partners.ts";
import { indexOf } from "../../scripts/content/emit/directory-index.ts";
import { readManifest } from "../../src/renderer/assets-manifest.ts";
import { expect, hydrated, test } from "./site.ts";

/** Address of the code with Fuse.js. */
const similarCode = `/${readManifest("dist")["src/features/directory/similar.ts"]?.file}`;

const emptyCountry = "There are no matching partners found for the selected country.";
const emptySearch = "No partners found for the given search.";

const box = (page: Page) => page.getByRole("searchbox");
const country = (page: Page) => page.getByRole("combobox");
const count = (page: Page) => page.locator("main [role=status]");
const cards = (page: Page) => page.locator("main [role=status] ~ div li");
const headings = (page: Page) => page.locator("main [role=status] ~ div h2");

async function open(page: Page, query = "", language = "en"): Promise<void> {
  await page.goto(`/${language}/partners${query}`);
  await hydrated(page);
}

/** Query of the address, by name. */
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test("every country stands with the number of its partners, and all partners are there, premium ones first, then by name", async ({
  page,
}) => {
  await open(page);
  const options = await country(page).locator("option").allInnerTexts();
  expect(options[0]).toBe("Select a country");
  const names = options.slice(1).map((text) => /^(.+) \((\d+)\)$/.exec(text)?.slice(1) ?? [text]);
  expect(names.map(([name]) => name)).toEqual(
    (await headings(page).allTextContents()).map((text) => text.replace(/\s*\d+ partners?$/, "")),
  );
  const sum = names.reduce((all, [, partners]) => all + Number(partners), 0);
  await expect(cards(page)).toHaveCount(sum);
  await expect(count(page)).toHaveText(`${sum} partners`);
  const groups = await page.locator("main [role=status] ~ div ul").evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll("li")].map((card) => ({
        name: card.querySelector("h3")?.textContent ?? "",
        rank: card.querySelector("b") === null ? 1 : 0,
      })),
    ),
  );
  expect(groups.flat().filter(({ rank }) => rank === 0).length).toBeGreaterThan(5);
  for (const group of groups) {
    expect(group).toEqual([...group].sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, "en")));
  }
  await expect(page.locator("main li b").first()).toHaveText("PREMIUM");
});

test("typing finds by name and by country, whatever the case, and says how many", async ({ page }) => {
  await open(page);
  await box(page).fill("SAVANNA");
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toHaveText("1 partner");
  await expect(headings(page)).toContainText(["Kenya"]);
  await box(page).fill("zambia");
  await expect(headings(page).first()).toContainText("Zambia");
  for (const name of ["Trinidad and Tobago", "Trinidad und Tobago", "tt"]) {
    await box(page).fill(name);
    await expect(headings(page).filter({ hasText: "Trinidad & Tobago" })).toHaveCount(1);
  }
  await box(page).fill("  ");
  await expect(cards(page)).toHaveCount(62);
});

test("a chosen country resets the search, and in it only names are searched", async ({ page }) => {
  await open(page);
  await box(page).fill("till");
  await country(page).selectOption("KE");
  await expect(box(page)).toHaveValue("");
  await expect(headings(page)).toHaveCount(1);
  await box(page).fill("kenya");
  await expect(count(page)).toHaveText(emptyCountry);
  await page.getByRole("button", { name: "Show all partners" }).click();
  await expect(cards(page)).toHaveCount(62);
  await expect(box(page)).toBeFocused();
  await expect(country(page)).toHaveValue("");
  expect(query(page)).toEqual({});
  await box(page).fill("xyzzyqwv");
  await expect(count(page)).toHaveText(emptySearch);
});

test("similar names stand in a block of their own below what matches, and alone where nothing does", async ({
  page,
}) => {
  await open(page);
  await box(page).fill("savnana");
  await expect(headings(page)).toHaveText(["Similar names"]);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(["Kenya"]);
  await expect(count(page)).toHaveText("1 similar name");
  await box(page).fill("thumama ");
  await box(page).pressSequentially("till");
  await expect(headings(page).last()).toHaveText("Similar names");
  await expect(cards(page).first()).toContainText("Thumama");
});

test("German says it in German", async ({ page }) => {
  await open(page, "?q=savnana", "de");
  await expect(headings(page)).toHaveText(["Ähnliche Namen"]);
  await expect(count(page)).toHaveText("1 ähnlicher Name");
  await box(page).fill("südafrika");
  await expect(headings(page).first()).toContainText("Südafrika");
  await box(page).fill("xyzzyqwv");
  await expect(count(page)).toHaveText("Zu dieser Suche wurden keine Partner gefunden.");
});

test("the address says what is shown; Back leads to the country before, and other parameters stay", async ({
  page,
}) => {
  await open(page, "?utm_source=letter");
  const before = await page.evaluate(() => window.history.length);
  await box(page).fill("till");
  await expect.poll(() => query(page)).toEqual({ utm_source: "letter", q: "till" });
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await country(page).selectOption("SA");
  expect(query(page)).toEqual({ utm_source: "letter", country: "SA" });
  await country(page).selectOption("KE");
  await page.goBack();
  await expect(country(page)).toHaveValue("SA");
  await expect(headings(page)).toContainText(["Saudi Arabia"]);
  await page.goBack();
  await expect(box(page)).toHaveValue("till");
  await expect(country(page)).toHaveValue("");
  await page.goForward();
  await expect(headings(page)).toContainText(["Saudi Arabia"]);
  await page.reload();
  await hydrated(page);
  await expect(country(page)).toHaveValue("SA");
  await expect(headings(page)).toHaveCount(1);
});

test("what was typed last is in the address when one leaves by a link, and again when one comes back", async ({
  page,
}) => {
  await open(page);
  await box(page).fill("counter");
  await page.locator("footer a", { hasText: "Terms of use" }).click();
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  await page.goBack();
  await expect(box(page)).toHaveValue("counter");
  expect(query(page)).toEqual({ q: "counter" });
});

test("Back to a chosen country finds the place one left", async ({ page }) => {
  await open(page);
  await country(page).selectOption("SA");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  // At once, before the browser has told of the scrolling; Playwright's own click would scroll first.
  await page.locator("footer a", { hasText: "Terms of use" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/en\/terms-of-use$/);
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(country(page)).toHaveValue("SA");
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  await page.goBack();
  await expect(country(page)).toHaveValue("");
});

test("the language switch keeps the filter, and the menu's link to the page takes it away", async ({ page }) => {
  await open(page, "?country=KE&q=till");
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/partners\?country=KE&q=till$/);
  await expect(country(page)).toHaveValue("KE");
  await expect(box(page)).toHaveValue("till");
  await page.locator("header nav a", { hasText: "Partner" }).first().click();
  await expect(page).toHaveURL(/\/de\/partners$/);
  await expect(country(page)).toHaveValue("");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(62);
});

for (const [what, query, shown] of [
  ["an unknown country", "?country=XX", 62],
  ["a country in a list", "?country=KE&country=SA", 3],
  ["broken encoding", "?q=%E0%A4%A&country=%", 62],
  ["markup", "?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", 0],
  ["operators of Fuse.js", "?q=!savanna%20%7C%20%5Etausi", 0],
  ["a very long text", `?q=${"savanna".repeat(2_000)}`, 0],
] as const) {
  test(`an address with ${what} shows ${shown} partners and no error`, async ({ page }) => {
    await open(page, query);
    await expect(cards(page)).toHaveCount(shown);
    expect((await box(page).inputValue()).length).toBeLessThanOrEqual(100);
  });
}

test("the Fatoora page leads here with its country chosen, and lists the same partners in the same order", async ({
  page,
}) => {
  await page.goto("/en/plugins/fatoora");
  await hydrated(page);
  const link = page.locator('main a[href$="?country=SA"]');
  const names = (scope: string) => page.locator(`${scope} li h3 [dir=auto]`).allInnerTexts();
  const listed = await names("main section:has(a[href$='?country=SA'])");
  expect(listed.length).toBeGreaterThan(5);
  await link.click();
  await expect(page).toHaveURL(/\/en\/partners\?country=SA$/);
  await expect(country(page)).toHaveValue("SA");
  expect(await names("main [role=status] ~ div section")).toEqual(listed);
});

test("a partner can be reached in every way it gave", async ({ page }) => {
  await open(page, "?q=thumamah till");
  // Nothing is read of the list before the search has made it short.
  await expect.poll(() => cards(page).count()).toBeLessThan(5);
  const card = cards(page).first();
  await expect(card).toContainText("Thumamah Till");
  const links = await card.locator("dl a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const scheme of ["tel:+966", "https://wa.me/966", "viber://chat?number=%2B966", "https://t.me/", "mailto:"])
    expect(links.filter((href) => href.startsWith(scheme)).length, scheme).toBeGreaterThan(0);
  expect(links.filter((href) => href.startsWith("mailto:"))).toHaveLength(2);
  const terms = await card.locator("dt").allTextContents();
  expect(terms).toEqual(expect.arrayContaining(["Phone", "Mobile", "WhatsApp", "Viber", "Telegram", "Fax", "E-mail"]));
  expect(terms).toEqual(expect.arrayContaining(["Website", "Facebook", "Instagram", "X (Twitter)"]));
  await expect(card.getByRole("link", { name: "Thumamah Till Systems" })).toHaveAttribute("href", /facebook/);
  const labels = await page
    .locator("main dd")
    .evaluateAll((all) => all.filter((one) => one.querySelector("a") === null));
  expect(labels).toEqual([]);
});

test("code and index for similar names are loaded when the box is entered, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const similar = () => asked.filter((path) => path === similarCode || path.endsWith("/directory-index.json"));
  await open(page, "?country=SA");
  await country(page).selectOption("KE");
  await expect(headings(page)).toHaveCount(1);
  expect(similar()).toEqual([]);
  await box(page).focus();
  await expect.poll(() => similar().length).toBe(2);
  await box(page).blur();
  await box(page).focus();
  await box(page).fill("savnana");
  await expect(headings(page)).toHaveText(["Similar names"]);
  expect(similar()).toHaveLength(2);
});

for (const [what, broken, again] of [
  ["its index", "**/directory-index.json", "the next visit to the box tries again"],
  // A script that has failed is not asked for again by Chromium.
  ["its code", `**${similarCode}`, "loading the page again brings it"],
] as const) {
  test(`without ${what} exact search works, and ${again}`, async ({ page, complaints }) => {
    await page.route(broken, (route) => route.abort());
    await open(page);
    await box(page).focus();
    await expect.poll(() => complaints.some((text) => text.includes("Similar names cannot be found now"))).toBe(true);
    await box(page).fill("savanna");
    await expect(count(page)).toHaveText("1 partner");
    await box(page).fill("savnana");
    await expect(count(page)).toHaveText(emptySearch);
    await page.unroute(broken);
    if (what === "its code") {
      await expect.poll(() => query(page)).toEqual({ q: "savnana" });
      await page.reload();
      await hydrated(page);
    }
    await box(page).blur();
    await box(page).focus();
    await expect(count(page)).toHaveText("1 similar name");
    complaints.length = 0;
  });
}

test("an index that is none is logged, and the page stays as it is", async ({ page, complaints }) => {
  await page.route("**/directory-index.json", (route) => route.fulfill({ json: { records: "none" } }));
  await open(page, "?q=savanna");
  await expect(count(page)).toHaveText("1 partner");
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test("Return searches without a new document, Escape empties the box", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
  });
  await expect(box(page)).toHaveAttribute("enterkeyhint", "search");
  await box(page).fill("tausi");
  await box(page).press("Enter");
  await expect(count(page)).toHaveText("1 partner · 1 similar name");
  await expect(page.locator("html")).toHaveAttribute("data-marked", "yes");
  await box(page).press("Escape");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(62);
});

test("what is typed before the page has come to life is searched", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto("/en/partners?country=SA");
  await country(page).selectOption("KE");
  await box(page).fill("savanna");
  await hydrated(page);
  await expect(count(page)).toHaveText("1 partner");
  await expect(country(page)).toHaveValue("KE");
  await expect.poll(() => query(page)).toEqual({ country: "KE", q: "savanna" });
});

test("of 10,000 partners some are shown at once, more on demand, with the focus on the first new one", async ({
  page,
}) => {
  const groups = inventPartners(10_000);
  const names = groups.flatMap(({ country: name, partners }) => [name, ...partners.map((partner) => partner.name)]);
  await page.route("**/en/partners.json", async (route) => {
    const content = await (await route.fetch()).json();
    await route.fulfill({ json: { ...content, groups } });
  });
  await page.route("**/en/directory-index.json", (route) => route.fulfill({ json: indexOf(names) }));
  await page.goto("/en/contact");
  await hydrated(page);
  await page.locator("main a[href='/en/partners']").first().click();
  const nodes = () => page.locator("main [role=status] ~ *, main [role=status] ~ * *").count();
  await expect(count(page)).toHaveText(/^10,?000 partners$/);
  expect(await nodes()).toBeLessThanOrEqual(1_000);
  await box(page).fill("trading");
  await expect(count(page)).toHaveText(/^\d{3,} partners/);
  const announced = await count(page).innerText();
  expect(await nodes()).toBeLessThanOrEqual(1_000);
  const shown = await cards(page).count();
  await page.getByRole("button", { name: "Show more partners" }).click();
  await expect(cards(page)).toHaveCount(shown * 2);
  await expect(cards(page).nth(shown)).toBeFocused();
  await expect(count(page)).toHaveText(announced);
  await box(page).fill("tradin");
  await expect(cards(page)).toHaveCount(shown);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is there with every link, and no box that would do nothing", async ({ page }) => {
    await page.goto("/de/partners?country=SA&q=x");
    await expect(cards(page)).toHaveCount(62);
    await expect(box(page)).toBeHidden();
    await expect(page.locator("main dl a[href^='tel:']").first()).toBeVisible();
  });
});

test("a country of the index is chosen by a press, and let go by another one", async ({ page }) => {
  await open(page);
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
