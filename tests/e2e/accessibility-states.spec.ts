/** axe-core and the layout checks on what a page becomes when somebody uses it, in every language. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { axeFindings, colourRules } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, hydrated, test } from "./site.ts";
import { decline, layOutAll } from "./static-page.ts";

interface State {
  readonly name: string;
  /** Below the language. */
  readonly path: string;
  /** Widths at which there is this state; the first is where it comes about. */
  readonly widths: readonly number[];
  /** Whether consent is still to be given; the banner lies over a part of the page. */
  readonly undecided?: true;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<unknown>;
}

const both = [390, 1440];
const empty = (page: Page) => expect(page.locator("main li h2, main li h3")).toHaveCount(0);
const openAll = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });
const answerWith = (status: number) => (page: Page) =>
  page.route("**/api/v1/message", (route) => route.fulfill({ status, body: "" }));
const send = async (page: Page) => {
  await page.locator('form [name="name"]').fill("Amal Haddad");
  await page.locator('form [name="email"]').fill("amal@corner-shop.example");
  await page.locator('form [name="body"]').fill("Zwei Zeilen\nüber Preislisten");
  await page.locator('main form button[type="submit"]').click();
};
const onPhone = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (Linux; Android 15) Mobile" });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  });

const states: readonly State[] = [
  {
    name: "the menu is open",
    path: "/contact",
    widths: [390, 320],
    reach: (page) => page.locator("header details > summary").click(),
  },
  {
    name: "consent is asked",
    path: "",
    widths: both,
    undecided: true,
    reach: (page) => expect(page.locator("#consent")).toBeVisible(),
  },
  {
    name: "the preferences are open",
    path: "/faq",
    widths: [...both, 320],
    undecided: true,
    reach: async (page) => {
      await page.locator('#consent [data-consent-press="preferences"]').click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a message could not be sent",
    path: "/contact",
    widths: both,
    before: answerWith(500),
    reach: async (page) => {
      await send(page);
      await expect(page.locator("main form [role=alert]")).not.toBeEmpty();
    },
  },
  {
    name: "fields are missing",
    path: "/contact",
    widths: both,
    reach: async (page) => {
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('form [name="name"]')).toBeFocused();
    },
  },
  {
    name: "a message is on its way",
    path: "/contact",
    widths: both,
    before: (page) => page.route("**/api/v1/message", () => {}),
    reach: async (page) => {
      await send(page);
      await expect(page.locator('main form button[aria-disabled="true"]')).toBeVisible();
    },
  },
  {
    name: "a message was sent",
    path: "/contact",
    widths: both,
    before: answerWith(202),
    reach: async (page) => {
      await send(page);
      await expect(page.locator("main form")).toHaveCount(0);
    },
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
  { name: "all answers are open", path: "/faq", widths: [...both, 320], reach: openAll },
  { name: "details of the files are open", path: "/download", widths: [...both, 320], reach: openAll },
  {
    name: "prices are for a year",
    path: "/features",
    widths: both,
    reach: (page) => page.locator('main input[value="annual"]').check({ force: true }),
  },
  {
    name: "the device runs no Windows",
    path: "/download/pro",
    widths: [...both, 320],
    before: onPhone,
    reach: async (page) => {
      await openAll(page);
      await expect(page.locator("main aside")).toBeVisible();
    },
  },
  {
    name: "code or connection fail",
    path: "/terms-of-use",
    widths: both,
    reach: (page) =>
      page.locator("[role=alert][hidden]").evaluateAll((all) => {
        for (const one of all) one.removeAttribute("hidden");
      }),
  },
];

test.describe.configure({ timeout: 120_000 });

/** Ends in dots on purpose: one line whatever its length, so that nothing moves; a button copies the whole address. */
const shortened = /: (?:cut|spilt): .*> aside\S* > code /;

for (const { name, path, widths, undecided, before, reach } of states) {
  test(`where ${name}, nothing is found`, async ({ page, complaints }) => {
    const found: string[] = [];
    await page.route(/\.exe$/, (route) => route.fulfill({ status: 204 }));
    if (!undecided) await decline(page);
    await before?.(page);
    for (const { code } of shell.languages) {
      await page.setViewportSize({ width: widths[0] ?? 390, height: 900 });
      await page.goto(`/${code}${path}`);
      await hydrated(page);
      await reach(page);
      await layOutAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${code} at ${width} px`;
        found.push(...(await page.evaluate(layoutFaults)).map((fault) => `${at}: ${fault}`));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const findings = await axeFindings(page, colorScheme === "light" ? undefined : colourRules);
          found.push(...findings.map((finding) => `${at}, ${colorScheme}: ${finding}`));
        }
      }
    }
    expect(found.filter((line) => !shortened.test(line))).toEqual([]);
    // What the browser says of a refused message.
    if (before !== undefined) complaints.length = 0;
  });
}
