/** What the sitemap is told of each page. */
import { expect, test } from "vitest";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import type { PageRecord } from "../../scripts/content/emit/page-records.ts";
import { checkEdited, replace } from "./content-copy.ts";

const naming = ["en", "de"].map((language) =>
  replace(`${language}/pages/privacy-policy.yaml`, "{brand}", "{brand} {trialDays} {price.fatoora}"),
);
const { content, files } = checkEdited(...naming);
if (content === undefined) throw new Error("The content has errors");
const records: PageRecord[] = JSON.parse(String(emitContent(content, files).get("pages.json")));
const recordOf = (route: string, slug?: string) =>
  records.find((page) => page.route === route && page.slug === slug && page.language === "de");

test("a plugin is made of its facts and words, its picture, and the partners that install it", () => {
  expect(recordOf("plugin", "fatoora")).toEqual({
    route: "plugin",
    slug: "fatoora",
    language: "de",
    sources: expect.arrayContaining([
      "facts/plugins/fatoora.yaml",
      "de/plugins/fatoora.yaml",
      "facts/partners/saudi-arabia.yaml",
      expect.stringMatching(/^images\/plugins\//),
    ]),
    pictures: [expect.stringMatching(/^\/images\/plugins\/.*\.jpg$/)],
  });
});

test("a page is made of the facts that its sentences name, not of who publishes the site", () => {
  const { sources = [], pictures } = recordOf("privacyPolicy") ?? {};
  expect(sources).toEqual(expect.arrayContaining(["facts/editions.yaml", "facts/plugins/fatoora.yaml"]));
  expect([sources[0], pictures]).toEqual(["de/pages/privacy-policy.yaml", []]);
  expect(sources).not.toContain("facts/site.yaml");
});

test("a list is made of its folder, and of no page that is not listed", () => {
  expect(recordOf("partners")?.sources).toContain("facts/partners/");
  expect(records.map(({ route }) => route)).not.toContain("thankYou");
});
