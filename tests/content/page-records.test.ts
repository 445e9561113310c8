/** Sources and pictures of each page, the page that shows an edited file, `llms.txt`, and related plugins. */
import { expect, test } from "vitest";
import { composePreview } from "../../scripts/admin/browser/worker/preview-page.ts";
import { relatedSlugs } from "../../scripts/content/compose/plugins.ts";
import type { PageRecord } from "../../scripts/content/emit/page-records.ts";
import { localizedPath } from "../../src/routes/routes.ts";
import { emitEdited, replace, validContent } from "./content-copy.ts";

const naming = ["en", "de"].map((language) =>
  replace(`${language}/texts/privacy-policy.yaml`, "{brand}", "{brand} {price.pro} {price.fatoora}"),
);
const { content, emitted, json } = emitEdited(...naming);
const records: PageRecord[] = json("pages.json");
const recordOf = (route: string, slug?: string) =>
  records.find((page) => page.route === route && page.slug === slug && page.language === "de");

test("the sources of a plugin are its file, its picture, and the partners that install it", () => {
  const picture = expect.stringMatching(/^images\/plugins\//);
  expect(recordOf("plugin", "fatoora")).toEqual({
    ...{ route: "plugin", slug: "fatoora", language: "de", languages: ["en", "de"] },
    sources: expect.arrayContaining(["plugins/fatoora.yaml", "partners/saudi-arabia.yaml", picture]),
    pictures: [expect.stringMatching(/^\/images\/plugins\/.*\.webp$/)],
  });
});

test("the sources of a page are the facts that it names, its pictures with those for phones, and folders", () => {
  const { sources = [], pictures } = recordOf("text", "privacy-policy") ?? {};
  expect(sources).toEqual(expect.arrayContaining(["editions.yaml", "plugins/fatoora.yaml"]));
  expect([sources[0], pictures]).toEqual(["de/texts/privacy-policy.yaml", []]);
  for (const other of ["site.yaml", "plugins/"]) expect(sources).not.toContain(other);
  expect(recordOf("home")?.sources).toContain("images/pages/home-hero-phone.de.webp");
  expect(recordOf("partners")?.sources).toContain("partners/");
  expect(records.map(({ route }) => route)).not.toContain("thankYou");
});

test.each([
  ["plugins/mrp.yaml", "/de/plugins/mrp"],
  ["areas.yaml", "/de/features"],
  ["releases/1.46.yaml", "/de/release-notes"],
  ["partners/kenya.yaml", "/de/partners?country=KE"],
  ["de/texts/privacy-policy.yaml", "/de/privacy-policy"],
  ["de/ui.yaml", "/de"],
])("who edits %s is shown %s", (file, address) => {
  const { content: edited, files } = validContent();
  const { path, search, pages } = composePreview(edited, files, {}, { files: [file], language: "de", key: undefined });
  expect(path + search).toBe(address);
  const key = pages.at(-1)?.key;
  expect(composePreview(edited, files, {}, { files: [file], language: "de", key }).key).toBe(key);
});

test.each([
  ["en", "public/llms.txt", "## Deutsch", "/de/llms.txt"],
  ["de", "public/de/llms.txt", "## English", "/llms.txt"],
])("llms.txt in %s has every listed page once, and the other language", (code, file, other, path) => {
  const [heading, summary, ...sections] = String(emitted.get(file)).trimEnd().split("\n\n");
  const origin = content.site.hosts.site;
  expect([heading, summary]).toEqual([`# ${content.site.brand}`, expect.stringMatching(/^> .{40}/)]);
  const links = sections.flatMap((section) => section.match(/(?<=^- \[[^\]]+\]\().+(?=\): .{40})/gm) ?? []);
  const listed = records.filter(({ language }) => language === code);
  expect(links.toSorted()).toEqual(listed.map((page) => `${origin}${localizedPath(page, code)}.md`).toSorted());
  expect(links.slice(0, 2)).toEqual([`${origin}/${code}.md`, `${origin}/${code}/features.md`]);
  expect(sections.slice(-2)).toEqual([other, `- [${content.site.brand}](${origin}${path})`]);
});

test("a plugin leads to three others, those for the same country first, and every plugin is led to", () => {
  const edited = validContent(replace("plugins/mrp.yaml", /^layout:/m, "country: SA\nlayout:"));
  const slugs = [...edited.content.plugins.keys()];
  const related = slugs.map((slug) => ({ slug, others: relatedSlugs(edited.content, slug) }));
  for (const { slug, others } of related) expect(new Set([...others, slug]).size, slug).toBe(4);
  const firstOf = (slug: string) => related.find((one) => one.slug === slug)?.others[0];
  expect([firstOf("fatoora"), firstOf("mrp")]).toEqual(["mrp", "fatoora"]);
  expect(new Set(related.flatMap(({ others }) => others))).toEqual(new Set(slugs));
});
