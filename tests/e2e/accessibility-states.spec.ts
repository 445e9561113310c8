/** axe-core and the layout checks on what a page becomes when somebody uses it. */

import type { Page } from "@playwright/test";
import { decline, layOutAll } from "../../scripts/testing/static-page.ts";
import { shortestTime } from "../../src/domain/message.ts";
import { axeFindings, colourRules } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, iPhone, open, setDevice, test } from "./site.ts";

type Step = (page: Page) => Promise<unknown>;

const press = (selector: string) => (page: Page) => page.locator(selector).click();
const toggle = (selector: string, attribute: string) => (page: Page) =>
  page.locator(selector).evaluateAll((found, name) => {
    for (const one of found) one.toggleAttribute(name);
  }, attribute);
const submit = press('main form button[type="submit"]');
const send = async (page: Page) => {
  await page.locator('form [name="name"]').fill("Amal Haddad");
  await page.locator('form [name="email"]').fill("amal@corner-shop.example");
  await page.locator('form [name="body"]').fill("Zwei Zeilen\nüber Preislisten");
  await page.clock.fastForward(shortestTime);
  await submit(page);
};
/** Without a status a message never gets an answer. */
const answerMessages = (status?: number) => async (page: Page) => {
  await page.clock.install();
  await page.route("**/api/v1/message", async (route) => {
    if (status !== undefined) await route.fulfill({ status, body: "" });
  });
};
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

const nothingFound = "main:not(:has(li h2, li h3))";

const states: Readonly<Record<string, State>> = {
  "the menu is open": { path: "/contact", reach: toggle("header details", "open") },
  "consent is asked": {
    path: "",
    reach: (page) => page.evaluate(() => void Object.assign(document.documentElement.dataset, { consent: "ask" })),
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
  "a message is on its way": {
    path: "/contact",
    before: answerMessages(),
    reach: send,
    seen: 'main form button[aria-disabled="true"]',
  },
  "no partner of a country is found": { path: "/partners?country=SA&q=xyzzyxyzzy", seen: nothingFound },
  "only similar names are found": { path: "/partners?q=savnana", seen: "main li h3:has-text('Savanna')" },
  "no plugin is found": { path: "/plugins?q=xyzzyxyzzy", seen: nothingFound },
  "all answers are open": { path: "/faq", reach: toggle("main details:not([open])", "open") },
  "details of the files are open": { path: "/download", reach: toggle("main details", "open") },
  "prices are for a year": {
    path: "/features",
    reach: (page) => page.locator('#main input[value="annual"]').check({ force: true }),
  },
  "the device runs no Windows": { path: "/download/pro", before: onPhone, seen: "main aside" },
  "code or connection fail": { path: "/terms-of-use", reach: toggle("[role=alert][hidden]", "hidden") },
};

/** Ends in dots on purpose: one line whatever its length, so that nothing moves; a button copies the whole address. */
const shortened = /: (?:cut|spilt): .*> aside\S* > code /;

for (const [state, { path, before, reach, seen }] of Object.entries(states)) {
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
    await page.emulateMedia({ colorScheme: "light" });
    await add("light", axeFindings(page));
    for (const width of [390, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await add(`${width} px`, page.evaluate(layoutFaults));
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await add("dark", axeFindings(page, colourRules));
    expect(found.filter((line) => !shortened.test(line))).toEqual([]);
    // What the browser says of a refused message.
    if (before !== undefined) complaints.length = 0;
  });
}
