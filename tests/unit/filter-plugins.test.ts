import { describe, expect, test } from "vitest";
import { filterPlugins } from "../../src/features/catalogue/filter-plugins.ts";

const plugins = [
  { name: "Print stations", description: "Send products to kitchen printers." },
  { name: "Price lists", description: "Different prices for customers and registers." },
  { name: "My logo", description: "Company logo on the login screen." },
  { name: "Küchenbon", description: "Über jede Position ein Hinweis." },
];

const names = (query: string) => filterPlugins(plugins, query).map(({ name }) => name);

describe("the search of the catalogue", () => {
  test.each([
    ["finds all with an empty query", "", ["Print stations", "Price lists", "My logo", "Küchenbon"]],
    ["finds all with nothing but white space", "  \t", ["Print stations", "Price lists", "My logo", "Küchenbon"]],
    ["finds by a part of the name", "logo", ["My logo"]],
    ["finds by the description", "kitchen", ["Print stations"]],
    ["keeps the order of the catalogue", "pri", ["Print stations", "Price lists"]],
    ["does not mind case", "PRICE LISTS", ["Price lists"]],
    ["does not mind the case of umlauts", "KÜCHE", ["Küchenbon"]],
    ["does not mind white space around the query", " logo ", ["My logo"]],
    ["takes what is typed as it is, not as a pattern", ".*", []],
    ["finds nothing where nothing matches", "xyzzy", []],
  ])("%s", (_fact, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  test("leaves the plugins as they are", () => {
    const frozen = Object.freeze([...plugins]);
    expect(filterPlugins(frozen, "logo")).toHaveLength(1);
  });
});
