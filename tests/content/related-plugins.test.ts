/** Which other plugins the page of a plugin leads to. */
import { expect, test } from "vitest";
import { relatedSlugs } from "../../scripts/content/emit/plugins.ts";
import { replace, validContent } from "./content-copy.ts";

test("a plugin leads to three others, those for the same country first, and every plugin is led to", () => {
  const { content } = validContent(replace("facts/plugins/mrp.yaml", /^layout:/m, "country: SA\nlayout:"));
  const slugs = [...content.plugins.keys()];
  const related = slugs.map((slug) => ({ slug, others: relatedSlugs(content, slug) }));
  for (const { slug, others } of related) expect(new Set([...others, slug]).size, slug).toBe(4);
  const firstOf = (slug: string) => related.find((one) => one.slug === slug)?.others[0];
  expect([firstOf("fatoora"), firstOf("mrp")]).toEqual(["mrp", "fatoora"]);
  expect(new Set(related.flatMap(({ others }) => others))).toEqual(new Set(slugs));
});
