/** Comments that silence a warning at their line. */
import { describe, expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { type Edit, edited, replace, sampleFiles, write } from "../content-copy.ts";

const file = "plugins/price-lists.yaml";
const order = (line: string) => replace(file, /^order: .*$/m, line);
/** What is told with a base to compare with, as in a pull request. */
const told = (...edits: readonly Edit[]) =>
  checkContent(edited(...edits), { base: sampleFiles }).diagnostics.map(({ id, line, data }) => ({ id, line, data }));

describe("a warning that somebody accepts", () => {
  test.each([
    ["at its line", "order: 50 # accepted: duplicate, both are first"],
    ["above it", "# accepted: duplicate: both are first\norder: 50"],
    ["above another comment", "# accepted: duplicate – both are first\n\n# The order\norder: 50"],
  ])("is silent with a comment %s", (_name, line) => {
    expect(told(order(line))).toEqual([]);
  });

  test("is told if the comment is elsewhere, is about another rule, or is a text", () => {
    for (const line of ["order: 50", "order: 50 # accepted", "order: 50\n# accepted: duplicate, too late"]) {
      expect(told(order(line)).map(({ id }) => id)).toContain("duplicate.order");
    }
    expect(told(order("order: 50 # accepted: untranslated, x")).map(({ id }) => id)).toEqual([
      "duplicate.order",
      "accepted.stale",
    ]);
  });

  test("needs a reason", () => {
    expect(told(order("order: 50 # accepted: duplicate"))).toMatchObject([{ id: "accepted.no-reason", line: 3 }]);
  });

  test("has no comment any more once it is gone, if every warning was looked for", () => {
    const stale = order("order: 55 # accepted: duplicate, both are first");
    expect(told(stale)).toEqual([{ id: "accepted.stale", line: 3, data: { rule: "duplicate" } }]);
    expect(told(stale, write("partners/kenya.yaml", "country: XX\n")).map(({ id }) => id)).not.toContain(
      "accepted.stale",
    );
    expect(checkContent(edited(stale)).diagnostics).toEqual([]);
  });

  test("is no error: an error stays", () => {
    expect(told(order("order: x # accepted: wrong-type, later")).map(({ id }) => id)).not.toEqual([]);
  });
});
