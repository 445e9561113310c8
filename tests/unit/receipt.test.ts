/** What is chosen in an address, and what it costs: amounts by hand, none by the function that works out prices. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { choiceSearch, readChoice } from "../../src/domain/choice.ts";
import { formatMoney, type MoneyFormat } from "../../src/domain/money.ts";
import { receiptOf } from "../../src/domain/receipt.ts";
import type { Content } from "../../src/pages/features/compose.ts";
import { expectEveryChoice } from "../content/every-choice.ts";

const offered = { editions: ["lite", "pro"], plugins: ["notes", "mrp", "my-logo"] };
const first = { edition: "lite", plugins: [], billing: undefined, leftOut: [] };

test.each<[search: string, expected: object]>([
  ["", {}],
  ["edition=pro&plugins=mrp,notes&billing=annual", { edition: "pro", plugins: ["notes", "mrp"], billing: "annual" }],
  ["plugins=notes&plugins=mrp&utm_source=x", { plugins: ["notes", "mrp"] }],
  ["plugins=%20notes,,&edition=&billing=monthly", { plugins: ["notes"], billing: "monthly" }],
  ["edition=Pro&billing=weekly", { leftOut: ["Pro", "weekly"] }],
  ["plugins=mrp,notes,mrp,mrp", { plugins: ["notes"], leftOut: ["mrp"] }],
  ["edition=lite&edition=pro", { leftOut: ["lite", "pro"] }],
  ["edition=pro&edition=pro", { leftOut: ["pro"] }],
  ["edition=pro&edition=max", { edition: "pro", leftOut: ["max"] }],
  ["billing=annual,monthly", { leftOut: ["annual", "monthly"] }],
  ["plugins=__proto__,constructor,%3Cb%3E", { leftOut: ["__proto__", "constructor", "<b>"] }],
])("an address with ?%s", (search, expected) => {
  expect(readChoice(new URLSearchParams(search), offered)).toEqual({ ...first, ...expected });
});

test.each<[choice: Parameters<typeof choiceSearch>[0], search: string, expected: string]>([
  [{}, "", ""],
  [{ edition: "lite", billing: "monthly", plugins: [] }, "?edition=pro&billing=annual&plugins=x", ""],
  [
    { edition: "pro", plugins: ["mrp", "notes"], billing: "annual" },
    "?a=b%26",
    "?a=b%26&edition=pro&plugins=mrp,notes&billing=annual",
  ],
])("the address of %o, after %s", (choice, search, expected) => {
  expect(choiceSearch(choice, offered.editions, search)).toBe(expected);
});

function pageOf(folder: string): Content {
  const { content, files } = checkContent(readFolder(folder));
  if (content === undefined) throw new Error(`${folder} has errors`);
  return JSON.parse(String(emitContent(content, files).get("content/en/features.json")));
}

const brewery = pageOf("tests/content/brewery");

test("every choice adds up, of the sample and of another product", () => {
  expectEveryChoice(pageOf("tests/content/sample"), {
    months: 10,
    cents: { lite: 0, pro: 1000, "price-lists": 500, fatoora: 800, "my-logo": 100, mrp: 0, notes: 0 },
    yearlyOnly: ["my-logo"],
  });
  expectEveryChoice(brewery, {
    months: 11,
    cents: {
      garage: 0,
      brewhouse: 3900,
      kegs: 600,
      "tap-list": 400,
      "yeast-bank": 300,
      "lab-notes": 0,
      "label-printer": 0,
    },
    yearlyOnly: ["yeast-bank"],
  });
});

test("the other product's receipt asks in its own words, and has no price where there is none", () => {
  const { receipt, plans, pluginPrices, money } = brewery;
  expect([receipt?.question, ...plans.map(({ answer }) => answer)]).toEqual([
    "Where do you brew?",
    "At home",
    "In a brewery",
    "In several",
  ]);
  expect(plans[2]).not.toHaveProperty("product.price");
  expect(pluginPrices.map(({ product }) => product.label)).toContain("Kegs");
  expect(money).toEqual({ currency: "EUR", language: "en", direction: "ltr" });
});

const money = (currency: string, language: string, direction: MoneyFormat["direction"] = "ltr") => ({
  currency,
  language,
  direction,
});

test.each<[prices: readonly number[], format: MoneyFormat, text: string]>([
  [[0.1, 0.2], money("USD", "en"), "$0.30"],
  [[4.35, 4.35, 4.35], money("EUR", "de"), "13,05 €"],
  [[2.5, 2.5], money("USD", "en"), "$5"],
  [[500, 250], money("JPY", "en"), "¥750"],
  [[1.005, 0.5], money("KWD", "en"), "KWD 1.505"],
  [[1000, 500], money("USD", "de"), "1.500 $"],
  [[5], money("USD", "ar", "rtl"), "\u200F5 \u2068US$\u2069"],
])("%o in %o is %s", (prices, format, text) => {
  const terms = { currency: format.currency, annualMonths: 10 };
  const [part] = receiptOf(
    terms,
    prices.map((price) => ({ price })),
    "monthly",
  );
  expect(formatMoney(part?.total ?? Number.NaN, format).replaceAll(/[\u00A0\u202F]/g, " ")).toBe(text);
});
