import { expect, test } from "vitest";
import { filterPlugins } from "../../src/pages/plugins/filter-plugins.ts";

const plugins = Object.freeze([
  { name: "Print stations", description: "Send products to kitchen printers." },
  { name: "Price lists", description: "Different prices for customers and registers." },
  { name: "My logo", description: "Company logo on the login screen." },
  { name: "Küchenbon", description: "Über jede Position ein Hinweis." },
]);
const all = plugins.map(({ name }) => name);

test.each([
  ["finds all with nothing but white space", "  \t", all],
  ["finds by a part of the name", "logo", ["My logo"]],
  ["finds by the description", "kitchen", ["Print stations"]],
  ["keeps the order of the catalogue", "pri", ["Print stations", "Price lists"]],
  ["does not mind the case of umlauts", "KÜCHE", ["Küchenbon"]],
  ["does not mind white space around the query", " logo ", ["My logo"]],
  ["takes several spaces for one", "price   lists", ["Price lists"]],
  ["takes what is typed as it is, not as a pattern", ".*", []],
])("the search of the catalogue %s", (_fact, query, expected) => {
  expect(filterPlugins(plugins, query).map(({ name }) => name)).toEqual(expected);
});
