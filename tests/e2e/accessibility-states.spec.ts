/** axe-core and the layout checks on what a page becomes when somebody uses it. */
import type { Page } from "@playwright/test";
import { axeFindings, colourRules } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, iPhone, open, pretendDevice, test } from "./site.ts";
import { decline, everything, languagesAt, layOutAll } from "./static-page.ts";

interface State {
  readonly name: string;
  /** Below the language. */
  readonly path: string;
  /** Widths at which there is this state. All rules are asked at the first, colours in the dark at the last. */
  readonly widths: readonly number[];
  /** Whether consent is still to be given; the banner lies over a part of the page. */
  readonly undecided?: true;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<unknown>;
}

const both = [390, 1440];
const all = [390, 320, 1440];

const visible = (selector: string) => (page: Page) => expect(page.locator(selector)).toBeVisible();
const press = (selector: string) => (page: Page) => page.locator(selector).click();
const empty = (page: Page) => expect(page.locator("main li h2, main li h3")).toHaveCount(0);
const openAll = (page: Page) =>
  page.locator("main details").evaluateAll((found) => {
    for (const one of found) if (one instanceof HTMLDetailsElement) one.open = true;
  });
const answerWith = (status: number) => (page: Page) =>
  page.route("**/api/v1/message", (route) => route.fulfill({ status, body: "" }));
const submit = press('main form button[type="submit"]');
const send = async (page: Page) => {
  await page.locator('form [name="name"]').fill("Amal Haddad");
  await page.locator('form [name="email"]').fill("amal@corner-shop.example");
  await page.locator('form [name="body"]').fill("Zwei Zeilen\nüber Preislisten");
  await submit(page);
};
/** One step after the other. */
const steps =
  (...list: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of list) await step(page);
  };

const states: readonly State[] = [
  { name: "the menu is open", path: "/contact", widths: [390, 320], reach: press("header details > summary") },
  { name: "consent is asked", path: "", widths: both, undecided: true, reach: visible("#consent") },
  {
    name: "the preferences are open",
    path: "/faq",
    widths: all,
    undecided: true,
    reach: steps(press('#consent [data-consent-press="preferences"]'), visible("dialog")),
  },
  {
    name: "a message could not be sent",
    path: "/contact",
    widths: both,
    before: answerWith(500),
    reach: steps(send, (page) => expect(page.locator("main form [role=alert]")).not.toBeEmpty()),
  },
  {
    name: "fields are missing",
    path: "/contact",
    widths: both,
    reach: steps(submit, (page) => expect(page.locator('form [name="name"]')).toBeFocused()),
  },
  {
    name: "a message is on its way",
    path: "/contact",
    widths: both,
    before: (page) => page.route("**/api/v1/message", () => {}),
    reach: steps(send, visible('main form button[aria-disabled="true"]')),
  },
  {
    name: "a message was sent",
    path: "/contact",
    widths: both,
    before: answerWith(202),
    reach: steps(send, (page) => expect(page.locator("main form")).toHaveCount(0)),
  },
  { name: "no partner is found", path: "/partners?q=xyzzyxyzzy", widths: both, reach: empty },
  { name: "no partner of a country is found", path: "/partners?country=SA&q=xyzzyxyzzy", widths: both, reach: empty },
  {
    name: "only similar names are found",
    path: "/partners?q=savnana",
    widths: both,
    reach: (page) => expect(page.locator("main li h3").first()).toContainText("Savanna"),
  },
  { name: "no plugin is found", path: "/plugins?q=xyzzyxyzzy", widths: both, reach: empty },
  { name: "all answers are open", path: "/faq", widths: all, reach: openAll },
  { name: "details of the files are open", path: "/download", widths: all, reach: openAll },
  {
    name: "prices are for a year",
    path: "/features",
    widths: both,
    reach: (page) => page.locator('main input[value="annual"]').check({ force: true }),
  },
  {
    name: "the device runs no Windows",
    path: "/download/pro",
    widths: all,
    before: async (page) => {
      await pretendDevice(page, iPhone);
      // A download that begins by itself would break off the way to the next page.
      await page.addInitScript(() => {
        HTMLAnchorElement.prototype.click = () => {};
      });
    },
    reach: steps(openAll, visible("main aside")),
  },
  {
    name: "code or connection fail",
    path: "/terms-of-use",
    widths: both,
    reach: (page) =>
      page.locator("[role=alert][hidden]").evaluateAll((found) => {
        for (const one of found) one.removeAttribute("hidden");
      }),
  },
];

test.describe.configure({ timeout: 120_000 });

/** Ends in dots on purpose: one line whatever its length, so that nothing moves; a button copies the whole address. */
const shortened = /: (?:cut|spilt): .*> aside\S* > code /;

for (const { name, path, widths, undecided, before, reach } of states) {
  test(`if ${name}, nothing is found`, async ({ page, complaints }) => {
    const found: string[] = [];
    if (!undecided) await decline(page);
    await before?.(page);
    for (const language of new Set(widths.flatMap(languagesAt))) {
      const shown = widths.filter((width) => languagesAt(width).includes(language));
      await page.setViewportSize({ width: shown[0] ?? 390, height: 900 });
      await open(page, `/${language}${path}`);
      await reach(page);
      await layOutAll(page);
      for (const width of shown) {
        const say = (faults: readonly string[], scheme = "") =>
          found.push(...faults.map((fault) => `${language} at ${width} px${scheme}: ${fault}`));
        await page.setViewportSize({ width, height: 900 });
        say(await page.evaluate(layoutFaults));
        if (everything || width === widths[0]) {
          await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
          say(await axeFindings(page));
        }
        if (everything || width === widths.at(-1)) {
          await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
          say(await axeFindings(page, colourRules), ", dark");
        }
      }
    }
    expect(found.filter((line) => !shortened.test(line))).toEqual([]);
    // What the browser says of a refused message.
    if (before !== undefined) complaints.length = 0;
  });
}
