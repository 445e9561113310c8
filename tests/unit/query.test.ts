import { expect, test } from "vitest";
import { filterOf, parametersOf } from "../../src/features/directory/directory-filter.ts";
import { readParameter, withParameters } from "../../src/lib/use-query.ts";

test.each<[search: string, value: string]>([
  ["?q=till", "till"],
  ["?a=1&q=M%C3%B6we+%26+Co&b=2", "Möwe & Co"],
  ...["", "?q", "?Q=till", "?q=%FF%FE"].map((search): [string, string] => [search, ""]),
  ["?q=one&q=two", "one"],
  ["?q=a%0Ab%00c", "a b c"],
  [`?q=${"x".repeat(5_000)}`, "x".repeat(100)],
  [`?q=${encodeURIComponent("😀".repeat(200))}`, "😀".repeat(100)],
])("a parameter is read from the address: %#", (search, value) => {
  expect(readParameter(new URLSearchParams(search), "q")).toBe(value);
});

test.each([
  ["has them", "", { country: "SA", q: "till" }, "country=SA&q=till"],
  ["leaves empty ones out", "?country=SA&q=till", { country: "SA", q: "" }, "country=SA"],
  ["is empty if none is left", "?q=till", { country: "", q: "" }, ""],
  ["keeps what others wrote", "?utm_source=letter&q=a", { q: "b" }, "utm_source=letter&q=b"],
  ["encodes what is typed", "", { q: "a&b=c#d" }, "q=a%26b%3Dc%23d"],
])("the query with parameters %s", (_fact, search, parameters, expected) => {
  expect(String(withParameters(search, parameters))).toBe(expected);
});

test.each([
  ["?country=SA&q=till", { country: "SA", search: "till" }],
  ["?country=XX&q=till", { country: "", search: "till" }],
  ["?country=DE", { country: "DE", search: "" }],
  ["?country=sa", { country: "", search: "" }],
  ["", { country: "", search: "" }],
])("the directory's filter is read from %j", (search, filter) => {
  expect(filterOf(new URLSearchParams(search))).toEqual(filter);
});

test("the directory's filter is written without white space around it", () => {
  expect(parametersOf({ country: "SA", search: " till " })).toEqual({ country: "SA", q: "till" });
});
