import { expect, test } from "vitest";
import { isCountryCode } from "../../src/domain/country-code.ts";
import { filterOf, parametersOf } from "../../src/lib/use-filter.ts";
import { readParameter, withParameters } from "../../src/lib/use-query.ts";
import { filterPlugins } from "../../src/pages/plugins/filter-plugins.ts";

test.each([
  ["?a=1&q=M%C3%B6we+%26+Co&b=2", "Möwe & Co"],
  ["?Q=till", ""],
  ["?q=%FF%FE", ""],
  ["?q=one&q=two", "one"],
  ["?q=a%0Ab%00c", "a b c"],
  [`?q=${encodeURIComponent("😀".repeat(200))}`, "😀".repeat(100)],
])("a parameter is read from the address: %#", (search, value) => {
  expect(readParameter(new URLSearchParams(search), "q")).toBe(value);
});

test.each([
  ["?country=SA&utm_source=letter&q=a", { country: "", q: "b" }, "utm_source=letter&q=b"],
  ["", { country: "SA", q: "a&b=c#d" }, "country=SA&q=a%26b%3Dc%23d"],
])("parameters are written to the query %j: %j", (search, parameters, expected) => {
  expect(String(withParameters(search, parameters))).toBe(expected);
});

test.each<[written: string, country: string, isCountry: boolean]>([
  ["SA", "SA", true],
  ["sa", "SA", true],
  ["%20Fr%00", "FR", true],
  ["XX", "XX", false],
  ["xx", "XX", false],
  ...["ZZ", "EU", "UK", "XA", "SU"].map((code): [string, string, boolean] => [code, code, false]),
  ["SAU", "SAU", false],
  ["682", "682", false],
  ["%C3%9F", "ß", false],
  ["%D8%B3%D8%B9", "سع", false],
  ["", "", false],
  ["%00", "", false],
  ["%FF", "", false],
])("?country=%s is the filter %j; it is that of a country: %j", (written, country, isCountry) => {
  expect(filterOf(new URLSearchParams(`q=till&country=${written}`))).toEqual({ country, search: "till" });
  expect(isCountryCode(country)).toBe(isCountry);
});

test("the directory's filter is written without white space around it", () => {
  expect(parametersOf({ country: "SA", search: " till " })).toEqual({ country: "SA", q: "till" });
});

const plugins = Object.freeze([
  { name: "Print stations", description: "Send products to kitchen printers." },
  { name: "Price lists", description: "Different prices for customers and registers." },
  { name: "My logo", description: "Company logo on the login screen." },
  { name: "Küchenbon", description: "Über jede Position ein Hinweis." },
]);
const all = plugins.map(({ name }) => name);

test.each([
  ["finds all with nothing but white space", "  \t", all],
  ["finds by a part of the name", " logo ", ["My logo"]],
  ["finds by the description", "kitchen", ["Print stations"]],
  ["keeps the order of the catalogue", "pri", ["Print stations", "Price lists"]],
  ["ignores the case of umlauts", "KÜCHE", ["Küchenbon"]],
  ["ignores diacritics, in the name", "kuche", ["Küchenbon"]],
  ["ignores them in the description, and what is typed with too many", "ubèr jédé", ["Küchenbon"]],
  ["ignores signs between words", "pricé-lists", ["Price lists"]],
  ["takes several spaces for one", "price   lists", ["Price lists"]],
  ["takes what is typed as it is, not as a pattern", ".*", []],
])("the search of the catalogue %s", (_fact, query, expected) => {
  expect(filterPlugins(plugins, query).map(({ name }) => name)).toEqual(expected);
});
