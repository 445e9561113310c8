/** One price, wherever it is: on cards and in tables, in structured data, in texts. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { money } from "../../scripts/content/check/format-facts.ts";
import { factTable } from "../../scripts/content/check/placeholders.ts";
import type { Price } from "../../src/content/types.ts";
import { BilledPrice } from "../../src/features/billing/billed-price.tsx";
import { staticI18n } from "../../src/features/language/i18n.ts";
import type { Content as Home } from "../../src/pages/home/compose.ts";
import { elementsOf } from "../site/html-elements.ts";
import { type Edit, emitEdited, replace, setValue, validContent } from "./content-copy.ts";
import { chain } from "./grown-content.ts";

const months = (count: number) => setValue("editions.yaml", "annualMonths", String(count));
const currency = (code: string) => setValue("editions.yaml", "currency", code);
const price = (amount: string) => setValue("plugins/price-lists.yaml", "price", amount);
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

/** The lines of a price, each with the position of the switch that it is for. */
function linesOf(billed: Price | undefined, language: string, translation: Record<string, unknown>): string[] {
  const i18n = staticI18n(language, { [language]: { translation } });
  const element = createElement(I18nextProvider, { i18n }, createElement(BilledPrice, { price: billed }));
  const lines = elementsOf(renderToString(element)).filter(({ name }) => name === "p");
  return lines.map(({ text, attributes }) => plainSpaces(`${attributes["data-period"] ?? "both"}: ${text}`));
}

const [month, year] = ["USD per store and month", "USD per store and year"];
const yearOnly = "both: billed yearly only";

test.each<[what: string, path: string, lines: readonly string[], amounts: readonly number[], ...edits: Edit[]]>([
  ["for both periods", "en/plugin/price-lists", [`monthly: $5 ${month}`, `annual: $50 ${year}`], [5, 50]],
  ["for both, at one price", "en/plugin/fatoora", [`monthly: $8 ${month}`, `annual: $8 ${year}`], [8, 8], months(1)],
  ["for a year only", "en/plugin/my-logo", [`both: $10 ${year}`, yearOnly], [10]],
  ["for a year that costs a month", "en/plugin/my-logo", [`both: $1 ${year}`, yearOnly], [1], months(1)],
  ["of a plugin without a price", "en/plugin/mrp", [], [0]],
  ["of a free edition", "en/download", ["both: $0 USD"], [0], months(1)],
  [
    "with cents, which floating point does not hold",
    "de/plugin/price-lists",
    ["monthly: 4,35 € pro Filiale und Monat", "annual: 13,05 € pro Filiale und Jahr"],
    [4.35, 13.05],
    ...[price("4.35"), months(3), currency("EUR")],
  ],
  [
    "in a currency without cents",
    "en/plugin/price-lists",
    ["monthly: ¥5 JPY per store and month", "annual: ¥50 JPY per store and year"],
    [5, 50],
    ...[price("4.50"), currency("JPY")],
  ],
])("a price %s is the same for readers and programs", (_what, path, lines, amounts, ...edits) => {
  const { json } = emitEdited(...edits);
  const [language = ""] = path.split("/");
  const content = json(`content/${path}.json`);
  const { price: billed } = content.editions?.[0] ?? content;
  expect(linesOf(billed, language, json(`public/locales/${language}/translation.json`))).toEqual(lines);
  const nodes: Record<string, unknown>[] = json(`metadata/${path}.json`).structuredData["@graph"];
  const offers = amounts.map((amount) => expect.objectContaining({ price: amount }));
  expect(nodes.find((node) => node["@type"] === "SoftwareApplication")).toMatchObject({ offers });
});

const noneOnHome = ["notes", "price-lists"].map((slug) => replace(`plugins/${slug}.yaml`, "onHome: true\n", ""));

test.each<[what: string, slugs: readonly string[], lines: readonly string[], ...edits: Edit[]]>([
  ["the sample's", ["price-lists", "notes"], ["Northtill Pro: $10", "Price lists: $5", "Notes: Free", "Monthly: $15"]],
  [
    "one more",
    ["price-lists", "notes", "fatoora"],
    ["Northtill Pro: $10", "Price lists: $5", "Notes: Free", "Fatoora: $8", "Monthly: $23"],
    replace("plugins/fatoora.yaml", /^layout:/m, "onHome: true\n$&"),
  ],
  [
    "one that is sold by the year only",
    ["price-lists", "notes"],
    ["Northtill Pro: $100", "Price lists: $50", "Notes: Free", "Annual: $150"],
    setValue("plugins/price-lists.yaml", "monthlySubscriptionAvailable", "false"),
  ],
  [
    "none, with a free edition",
    [],
    ["Northtill Lite: Free", "Monthly: Free"],
    ...[...noneOnHome, replace("en/pages/home.yaml", "edition: pro", "edition: lite")],
  ],
  [
    "with an edition whose price one asks for",
    ["price-lists", "notes"],
    [],
    ...chain(["en", "de"]),
    replace("editions.yaml", /^ {4}monthly: 25\n/m, ""),
    replace("editions.yaml", /"?\{price\.chain\} a month\."?/g, "Ask."),
    replace("en/pages/home.yaml", "edition: pro", "edition: chain"),
  ],
])("an offer adds up the plugins that it shows: %s", (_what, slugs, lines, ...edits) => {
  const { blocks }: Home = emitEdited(...edits).json("content/en/home.json");
  const offers = blocks.flatMap((block) => ("offer" in block ? [block.offer] : []));
  expect(offers.flatMap(({ plugins }) => plugins.map(({ slug }) => slug))).toEqual(slugs);
  const rows = offers.flatMap(({ receipt }) => (receipt ? [...receipt.rows, receipt.total] : []));
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual(lines);
});

test.each<[name: string, text: string | undefined, ...edits: Edit[]]>([
  ["price.lite", "$0"],
  ["annual.lite", "$0"],
  ["annual.pro", "$100"],
  ["annual.pro", "$10", months(1)],
  ["price.my-logo", undefined],
  ["annual.my-logo", "$10"],
  ["price.mrp", undefined],
  ["annual.price-lists", "$13.05", price("4.35"), months(3)],
])("{%s} is %s", (name, text, ...edits) => {
  expect(factTable(validContent(...edits).content, "en").get(name)).toBe(text);
});

test("a currency is isolated where it would be torn apart: from right to left", () => {
  const shown = ["ar", "en", "de"].map((language) => plainSpaces(money(10, "USD", language)));
  expect(shown).toEqual(["\u200f10 \u2068US$\u2069", "$10", "10 $"]);
});
