/** axe-core and the layout checks on pages in use. */
import type { Page } from "@playwright/test";
import { decline, layOutAll } from "../../scripts/testing/static-page.ts";
import { everything } from "../commands/everything.ts";
import { axeFindings, colourRules } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, iPhone, open, setDevice, test } from "./site.ts";

type Step = (page: Page) => Promise<unknown>;

const press = (selector: string) => (page: Page) => page.locator(selector).click();
const submit = press('main form button[type="submit"]');
const send = async (page: Page) => {
  await page.locator('form [name="name"]').fill("Amal Haddad");
  await page.locator('form [name="email"]').fill("amal@corner-shop.example");
  await page.locator('form [name="body"]').fill("Zwei Zeilen\nüber Preislisten");
  await submit(page);
};
const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.locator("dialog input").fill(text);
  await page.keyboard.press("ArrowDown");
};
const answerMessages = (status: number) => (page: Page) =>
  page.route("**/api/v1/message", (route) => route.fulfill({ status, body: "" }));
const onPhone = async (page: Page) => {
  await setDevice(page, iPhone);
  // A download that begins by itself would break off the way to the next page.
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
};

interface State {
  /** Below the language. */
  readonly path: string;
  readonly before?: Step;
  readonly reach?: Step;
  readonly seen?: string;
}

const states: Readonly<Record<string, State>> = {
  "the menu is open and consent is asked": {
    path: "/contact",
    reach: (page) =>
      page.evaluate(() => {
        document.documentElement.dataset.consent = "ask";
        document.querySelector("header details")?.setAttribute("open", "");
      }),
  },
  "the preferences are open": {
    path: "/faq",
    reach: press('footer [data-consent-action="preferences"]'),
    seen: "dialog",
  },
  "fields are missing": { path: "/contact", reach: submit, seen: 'form [name="name"]:focus' },
  "a message was sent": {
    path: "/contact",
    before: answerMessages(202),
    reach: send,
    seen: "main [role=status]:focus",
  },
  "a message could not be sent": {
    path: "/contact",
    before: answerMessages(500),
    reach: send,
    seen: "main form [role=alert]:not(:empty)",
  },
  "no partner of a country is found": {
    path: "/partners?country=SA&q=xyzzyxyzzy",
    seen: "main:not(:has(li h2, li h3))",
  },
  "the address names no country": {
    path: `/partners?country=${"X".repeat(99)}`,
    seen: "main:not(:has(li h2, li h3))",
  },
  "only similar names are found": { path: "/partners?q=savnana", seen: "main li h3:has-text('Savanna')" },
  "the search has results": { path: "/contact", reach: searchFor("fatoora"), seen: "dialog [role=option]" },
  "the search finds nothing": { path: "/contact", reach: searchFor("xyzzyxyzzy"), seen: "dialog a:visible" },
  "the search is not there": {
    path: "/impressum",
    before: (page) => page.route("**/search/site.json", (route) => route.abort()),
    reach: searchFor("x"),
    seen: "dialog [role=alert]",
  },
  "a page shows what was searched": { path: "/faq?q=fatoora", seen: "main section mark" },
  "all answers are open, and code or connection fail": {
    path: "/faq",
    reach: (page) =>
      page.evaluate(() => {
        for (const answer of document.querySelectorAll("main details")) answer.setAttribute("open", "");
        for (const notice of document.querySelectorAll("[role=alert][hidden]")) notice.removeAttribute("hidden");
      }),
  },
  "details of the files are open, and prices are for a year": {
    path: "/download",
    reach: async (page) => {
      await page.locator('#main input[value="annual"]').check({ force: true });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
      });
    },
  },
  "a receipt has all that it can have": {
    path: "/features?edition=pro&plugins=price-lists,my-logo,fatoora,x&plugins=notes",
    seen: '[data-total="annual"]',
  },
  "the device runs no Windows": { path: "/download/pro", before: onPhone, seen: "main aside" },
};

/** Ends in dots on purpose: one line whatever its length, so that nothing moves; a button copies the whole address. */
const shortened = /: (?:cut|spilt): .*> aside\S* > code /;

for (const [turn, [state, { path, before, reach, seen }]] of Object.entries(states).entries()) {
  test(`if ${state}, nothing is found`, async ({ page, complaints }) => {
    const found: string[] = [];
    const add = async (where: string, faults: Promise<readonly string[]>) =>
      found.push(...(await faults).map((fault) => `${where}: ${fault}`));
    await decline(page);
    await before?.(page);
    await page.setViewportSize({ width: 390, height: 900 });
    // German words are the longer ones.
    await open(page, `/de${path}`);
    await reach?.(page);
    if (seen !== undefined) await expect(page.locator(seen).first()).toBeVisible();
    await layOutAll(page);
    // The part that the state is in: `tests/site/pages.spec.ts` looks at the others.
    const [part = "html"] = /^\w+/.exec(everything ? "" : (seen ?? "")) ?? [];
    // By turns; both with `npm run test:all`.
    const [scheme, other] = turn % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const);
    await page.emulateMedia({ colorScheme: scheme });
    await add(scheme, axeFindings(page, undefined, part));
    for (const width of [390, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await add(`${width} px`, page.evaluate(layoutFaults));
    }
    await page.emulateMedia({ colorScheme: other });
    if (everything) await add(other, axeFindings(page, colourRules, part));
    expect(found.filter((line) => !shortened.test(line))).toEqual([]);
    // What the browser says of a refused message.
    if (before !== undefined) complaints.length = 0;
  });
}
