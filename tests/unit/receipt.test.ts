/** What is chosen in an address, and what it costs: amounts by hand, none by the function that works out prices. */
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { choiceSearch, readChoice } from "../../src/domain/choice.ts";
import { formatMoney, type MoneyFormat } from "../../src/domain/money.ts";
import { receiptOf } from "../../src/domain/receipt.ts";
import { PlanCards } from "../../src/features/billing/plan-cards.tsx";
import { staticI18n } from "../../src/features/language/i18n.ts";
import type { Content } from "../../src/pages/features/compose.ts";
import { Receipt } from "../../src/pages/features/receipt.tsx";
import { expectEveryChoice } from "../content/every-choice.ts";
import { elementsOf } from "../site/html-elements.ts";

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

function emit(folder: string) {
  const { content, files } = checkContent(readFolder(folder));
  if (content === undefined) throw new Error(`${folder} has errors`);
  return emitContent(content, files);
}

const parse = (json: string | Uint8Array | undefined) => JSON.parse(String(json));

const other = emit("tests/content/brewery");
const i18n = staticI18n("en", { en: { translation: parse(other.get("public/locales/en/translation.json")) } });
const inEnglish = (element: ReactNode) => createElement(I18nextProvider, { i18n }, element);

const brewery: Content = parse(other.get("content/en/features.json"));

test("every choice adds up, of the sample and of another product", () => {
  expectEveryChoice(parse(emit("tests/content/sample").get("content/en/features.json")), {
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

test("the other product asks in its own words, and an edition without a price has no sum", () => {
  const { receipt: words, plans } = brewery;
  if (words === undefined) throw new Error("The brewery has no receipt");
  expect([words.question, ...plans.map(({ answer }) => answer)]).toEqual([
    "Where do you brew?",
    "At home",
    "In a brewery",
    "In several",
  ]);
  const linesOf = (edition: string) => {
    const choice = { edition, plugins: ["kegs"], billing: undefined, leftOut: [] };
    const receipt = createElement(Receipt, { content: brewery, words, choice });
    const elements = elementsOf(renderToString(inEnglish(receipt)));
    return elements.filter(({ name }) => /^(?:dd|dt|a)$/.test(name)).map(({ text }) => text);
  };
  expect(linesOf("brewhouse")).toEqual([
    ...["Kettlebook Brewhouse", "€39", "Kegs", "€6", "Monthly", "€45"],
    ...["Download Brewhouse (44 MB)", "Buy a licence"],
  ]);
  expect(linesOf("group")).toEqual([
    ...[
      "Kettlebook Group",
      "Price on request",
      "Kegs",
      "€6",
      "Monthly",
      "Price on request",
      "Talk to us",
      "Buy a licence",
    ],
  ]);
});

test.each([
  ["recommended", brewery.plans, ["quiet", "primary", "quiet"]],
  ["first", brewery.plans.map((plan) => ({ ...plan, recommended: false })), ["primary", "quiet", "quiet"]],
])("of the editions the %s has the filled button", (_which, plans, looks) => {
  const elements = elementsOf(renderToString(inEnglish(createElement(PlanCards, { plans }))));
  expect(elements.flatMap(({ attributes }) => attributes["data-look"] ?? [])).toEqual(looks);
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
