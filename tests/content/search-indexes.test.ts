/** The search indexes that the content build emits. What they find is tested where they are searched. */
import { describe, expect, test } from "vitest";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import type { PartnerIndex, SiteIndex } from "../../src/content/types.ts";
import { emitEdited, write } from "./content-copy.ts";

const { content, files, emitted, json } = emitEdited();
const names = content.languages.flatMap((language) =>
  ["partners", "site"].map((name) => `content/${language}/search/${name}.json`),
);

test("a draft has the same ones", () => {
  const draft = emitContent({ ...content, draft: true }, files);
  for (const name of names) expect(draft.get(name), name).toEqual(emitted.get(name));
});

describe("the directory's", () => {
  const [known] = json("content/en/search/partners.json").countries;

  /** Partners in Iceland, so that the directory has this many. */
  const directoryOf = (count: number) => {
    const before = [...content.partners.values()].reduce((sum, { partners }) => sum + partners.length, 0);
    const partners = Array.from(
      { length: count - before },
      (_, index) => `  - name: Till ${index}\n    address: Höfn\n`,
    );
    const grown = emitEdited(write("partners/iceland.yaml", `country: IS\npartners:\n${partners.join("")}`));
    const { countries }: PartnerIndex = grown.json("content/de/search/partners.json");
    return { page: grown.json("content/de/partners.json"), country: countries.find(({ code }) => code === "IS") };
  };

  test("has what countries are called, which the page has not", () => {
    expect(known).toMatchObject({ code: "BH", country: "Bahrain", alsoCalled: ["البحرين"] });
    const pages = content.languages.map((language) => emitted.get(`content/${language}/partners.json`));
    expect(pages.join()).not.toMatch(/alsoCalled|shortNames/);
  });

  test("has addresses as long as the list is on one page", () => {
    const [whole, parted] = [directoryOf(60), directoryOf(61)];
    expect([whole.page.pages, whole.country?.addresses?.[0]]).toEqual([1, "Höfn"]);
    expect([parted.page.pages, parted.country?.addresses]).toEqual([3, undefined]);
    expect(parted.country?.names).toHaveLength((whole.country?.names.length ?? 0) + 1);
  });
});

describe("the site's", () => {
  const index: SiteIndex = json("content/de/search/site.json");

  test.each([
    ["a plugin", "/de/plugins/mrp", { kind: "plugin", title: "MRP" }],
    ["a question", "/de/faq#hardware", { kind: "question" }],
    ["a part of a text", "/de/privacy-policy#cookies", { kind: "page" }],
    ["a release, by each change", "/de/release-notes#v1-46", { kind: "release", title: "1.46" }],
    ["a download", "/de/download#data-migration", { kind: "page" }],
  ])("has %s", (_what, href, entry) => {
    expect(index.filter((each) => each.href === href)).toMatchObject([entry]);
  });

  test("has nothing twice, no partner, and no markup", () => {
    expect(new Set(index.map(({ href }) => href)).size).toBe(index.length);
    const partners = [...content.partners.values()].flatMap((group) => group.partners);
    const texts = index.map(({ title, text = "" }) => `${title}\n${text}`).join("\n");
    expect(partners.filter(({ name }) => texts.includes(name))).toEqual([]);
    expect(texts).not.toMatch(/<\w|\{\w|\]\(/);
  });

  test("has the first page of a directory alone", () => {
    const partners = Array.from({ length: 70 }, (_, number) => `  - name: Till ${number}\n`).join("");
    const grown = emitEdited(write("partners/iceland.yaml", `country: IS\npartners:\n${partners}`));
    const entries: SiteIndex = grown.json("content/en/search/site.json");
    expect(entries.filter(({ href }) => href.includes("/partners")).map(({ href }) => href)).toEqual(["/en/partners"]);
  });
});
