/** Which other plugins the page of a plugin leads to. */
import { expect, test } from "vitest";
import { relatedSlugs } from "../../scripts/content/emit/plugins.ts";
import { checkEdited, replace } from "./content-copy.ts";

const { content } = checkEdited(replace("facts/plugins/mrp.yaml", /^layout:/m, "country: SA\nlayout:"));
if (content === undefined) throw new Error("The copy has errors");
const slugs = [...content.plugins.keys()];
const relatedTo = (slug: string) => relatedSlugs(content, slug);

test.each(slugs)("%s leads to three others, each once", (slug) => {
  expect(new Set(relatedTo(slug)).size).toBe(3);
  expect(relatedTo(slug)).not.toContain(slug);
});

test("plugins for the same country come first", () => {
  expect(relatedTo("fatoora")[0]).toBe("mrp");
  expect(relatedTo("mrp")[0]).toBe("fatoora");
});

test("every plugin is led to from another one", () => {
  const reached = new Set(slugs.flatMap(relatedTo));
  expect(slugs.filter((slug) => !reached.has(slug))).toEqual([]);
});
