/** axe-core and the layout checks on what a page becomes when somebody uses it. */
import type { Page } from "@playwright/test";
import { axeFindings, colourRules } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, iPhone, open, pretendDevice, test } from "./site.ts";
import { decline, languagesAt, layOutAll } from "./static-page.ts";

type Step = (page: Page) => Promise<unknown>;

const press = (selector: string) => (page: Page) => page.locator(selector).click();
const seen = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
const nothingFound = (page: Page) => expect(page.locator("main li h2, main li h3")).toHaveCount(0);
const openAll = (selector: string) => (page: Page) =>
  page.locator(selector).evaluateAll((found) => {
    for (const one of found) one.setAttribute("open", "");
  });
const inTurn = (first: Step, then: Step) => async (page: Page) => {
  await first(page);
  await then(page);
};
const submit = press('main form button[type="submit"]');
const send = async (page: Page) => {
  await page.locator('form [name="name"]').fill("Amal Haddad");
  await page.locator('form [name="email"]').fill("amal@corner-shop.example");
  await page.locator('form [name="body"]').fill("Zwei Zeilen\nüber Preislisten");
  await submit(page);
};
const answerMessages = (status: number) => (page: Page) =>
  page.route("**/api/v1/message", (route) => route.fulfill({ status, body: "" }));
const onPhone = async (page: Page) => {
  await pretendDevice(page, iPhone);
  // A download that begins by itself would break off the way to the next page.
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
};

/** How one gets there; the path is below the language. */
const states: readonly (readonly [state: string, path: string, reach: Step, before?: Step])[] = [
  ["the menu is open", "/contact", openAll("header details")],
  [
    "consent is asked",
    "",
    (page) =>
      page.evaluate(() => {
        document.documentElement.dataset.consent = "ask";
      }),
  ],
  ["the preferences are open", "/faq", inTurn(press('footer [data-consent-press="preferences"]'), seen("dialog"))],
  ["fields are missing", "/contact", inTurn(submit, seen('form [name="name"]:focus'))],
  ["a message was sent", "/contact", inTurn(send, seen("main [role=status]:focus")), answerMessages(202)],
  [
    "a message could not be sent",
    "/contact",
    inTurn(send, seen("main form [role=alert]:not(:empty)")),
    answerMessages(500),
  ],
  [
    "a message is on its way",
    "/contact",
    inTurn(send, seen('main form button[aria-disabled="true"]')),
    (page) => page.route("**/api/v1/message", () => {}),
  ],
  ["no partner of a country is found", "/partners?country=SA&q=xyzzyxyzzy", nothingFound],
  ["only similar names are found", "/partners?q=savnana", seen("main li h3:has-text('Savanna')")],
  ["no plugin is found", "/plugins?q=xyzzyxyzzy", nothingFound],
  ["all answers are open", "/faq", openAll("main details")],
  ["details of the files are open", "/download", openAll("main details")],
  ["prices are for a year", "/features", (page) => page.locator('main input[value="annual"]').check({ force: true })],
  ["the device runs no Windows", "/download/pro", seen("main aside"), onPhone],
  [
    "code or connection fail",
    "/terms-of-use",
    (page) =>
      page.locator("[role=alert][hidden]").evaluateAll((found) => {
        for (const one of found) one.removeAttribute("hidden");
      }),
  ],
];

/** Ends in dots on purpose: one line whatever its length, so that nothing moves; a button copies the whole address. */
const shortened = /: (?:cut|spilt): .*> aside\S* > code /;

test.describe.configure({ timeout: 120_000 });

const widths = [390, 320, 1440];
for (const [state, path, reach, before] of states) {
  test(`if ${state}, nothing is found`, async ({ page, complaints }) => {
    const found: string[] = [];
    await decline(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await before?.(page);
    for (const language of new Set(widths.flatMap(languagesAt))) {
      const say = (faults: readonly string[], where: string) =>
        found.push(...faults.map((fault) => `${language}, ${where}: ${fault}`));
      const [first = 390, ...others] = widths.filter((width) => languagesAt(width).includes(language));
      await page.setViewportSize({ width: first, height: 900 });
      await open(page, `/${language}${path}`);
      await reach(page);
      await layOutAll(page);
      await page.emulateMedia({ colorScheme: "light" });
      say(await axeFindings(page), "light");
      await page.emulateMedia({ colorScheme: "dark" });
      say(await axeFindings(page, colourRules), "dark");
      for (const width of [first, ...others]) {
        await page.setViewportSize({ width, height: 900 });
        say(await page.evaluate(layoutFaults), `${width} px`);
      }
    }
    expect(found.filter((line) => !shortened.test(line))).toEqual([]);
    // What the browser says of a refused message.
    if (before !== undefined) complaints.length = 0;
  });
}
