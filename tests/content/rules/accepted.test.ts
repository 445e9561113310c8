/** Comments that silence a warning at their line. */
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check/check.ts";
import { type Edit, edited, replace, sampleFiles, write } from "../content-copy.ts";

const file = "plugins/price-lists.yaml";
const order = (line: string) => replace(file, /^order: .*$/m, line);
/** What is told with a base to compare with, as in a pull request. */
const told = (...edits: readonly Edit[]) =>
  checkContent(edited(...edits), { base: sampleFiles }).diagnostics.map(({ id }) => id);

test.each<[what: string, line: string, ids: readonly string[]]>([
  ["at its line", "order: 50 # accepted: duplicate, both are first", []],
  ["above it", "# accepted: duplicate: both are first\norder: 50", []],
  ["above another comment", "# accepted: duplicate – both are first\n\n# The order\norder: 50", []],
  ["that names no rule", "order: 50 # accepted", ["duplicate.order"]],
  ["below it", "order: 50\n# accepted: duplicate, too late", ["duplicate.order", "accepted.stale"]],
  ["on the line above", "published: true # accepted: duplicate, x\norder: 50", ["accepted.stale", "duplicate.order"]],
  ["about another rule", "order: 50 # accepted: untranslated, x", ["duplicate.order", "accepted.stale"]],
  ["without a reason", "order: 50 # accepted: duplicate", ["accepted.no-reason"]],
  ["at an error", "order: x # accepted: wrong-type, later", ["wrong-type.whole-number"]],
])("a warning with a comment %s", (_what, line, ids) => expect(told(order(line))).toEqual(ids));

test("a comment is stale once its warning is gone, if every warning was looked for", () => {
  const stale = order("order: 55 # accepted: duplicate, both are first");
  const since = checkContent(edited(stale), { base: sampleFiles }).diagnostics;
  expect(since).toMatchObject([{ id: "accepted.stale", line: 3, data: { rule: "duplicate" } }]);
  expect(told(stale, write("partners/kenya.yaml", "country: XX\n"))).not.toContain("accepted.stale");
  expect(checkContent(edited(stale)).diagnostics).toEqual([]);
});
