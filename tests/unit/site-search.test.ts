/** What the search of the whole site finds in the sample, and how well. */
import { expect, test } from "vitest";
import { fold } from "../../src/domain/fold.ts";
import { createFinder } from "../../src/features/search/finder.ts";
import { emitEdited } from "../content/content-copy.ts";
import { pick, randomNumbers } from "../directory/invented-partners.ts";

const { json } = emitEdited();
const finderOf = (language: string) => {
  const [site, partners] = ["site", "partners"].map((name) => json(`content/${language}/search/${name}.json`));
  return createFinder(site, partners, `/${language}/partners`);
};
const find = finderOf("en");
const findGerman = finderOf("de");

const entriesOf = ({ groups }: ReturnType<typeof find>) => groups.flatMap(({ entries }) => entries);
const all = [...new Set(["a", "e", "1"].flatMap((letter) => entriesOf(find(letter))))];

test.each([
  ["a page comes before parts and texts of the same words", find, "plugins", "page", /^\/en\/plugins$/],
  ["any order of words", find, "lists price", "plugin", "/en/plugins/price-lists"],
  ["diacritics and case", findGerman, "HAUFIGE fragen", "page", "/de/faq"],
  ["a typing mistake", find, "fatora", "plugin", "/en/plugins/fatoora"],
  ["a missing space", find, "pricelists", "plugin", "/en/plugins/price-lists"],
  ["a part of a compound", findGerman, "listen", "plugin", "/de/plugins/price-lists"],
  ["words of an address, in any language", findGerman, "price list", "plugin", "/de/plugins/price-lists"],
  ["a question", findGerman, "hardware", "question", "/de/faq#hardware"],
  ["a release by its number", find, "1.46", "release", "/en/release-notes#v1-46"],
  ["a partner", find, "savana", "partner", "/en/partners?q=Savanna+Till+Systems"],
  ["a partner by the short name of its country", find, "ksa", "partner", /^\/en\/partners\?q=/],
] as const)("%s", (_what, search, typed, kind, href) => {
  const group = search(typed).groups.find((each) => each.kind === kind);
  expect(group?.entries[0]?.href).toMatch(href);
});

test.each([
  // Not "Release notes", nor all that is on that page.
  [find, "notes", ["plugin", "page"]],
  [find, "1.46", ["release"]],
  [findGerman, "KAUFE", ["question"]],
] as const)("the kind of the best result comes first: %#", (search, typed, kinds) => {
  const { groups } = search(typed);
  expect(groups.map(({ kind }) => kind).slice(0, kinds.length)).toEqual(kinds);
});

test("equally good kinds come in one order; what was found is marked", () => {
  const { groups, count, isMeant } = find("fatoora");
  expect(groups.map(({ kind }) => kind)).toEqual(["plugin", "help", "release"]);
  expect(count).toBe(groups.flatMap(({ entries }) => entries).length);
  expect(["Fatoora", "fatoora", "Savanna"].map(isMeant)).toEqual([true, true, false]);
  // With a mistake, the word that was meant.
  expect(["Fatoora", "Price"].map(find("fatora").isMeant)).toEqual([true, false]);
});

test("nothing similar is shown if something is exact", () => {
  // "Lite" is one mistake away.
  for (const entry of entriesOf(find("lists"))) {
    const { title, lines, href } = entry;
    expect(fold([title, ...lines, href].join(" "))).toContain("lists");
  }
});

test.each(["xyzzyxyzzy", "fatoora xyzzyxyzzy", "\u0301"])("“%s” finds nothing", (typed) => {
  expect(find(typed)).toMatchObject({ count: 0, groups: [] });
});

test("each title is found as it is, and with a letter missing in 99 of 100 cases", () => {
  const random = randomNumbers(11);
  const missing = all.filter((entry) => !entriesOf(find(entry.title)).includes(entry));
  expect(missing).toEqual([]);
  const lacking = all.filter((entry) => {
    const word = pick(entry.title.split(/[\s–-]+/), random);
    const place = Math.floor(random() * word.length);
    const typed = word.slice(0, place) + word.slice(place + 1);
    const found = entriesOf(find(typed));
    return fold(typed).length >= 4 && found.length === 0;
  });
  expect(all.length).toBeGreaterThan(60);
  expect(lacking.length / all.length).toBeLessThanOrEqual(0.01);
});

test("4 to 12 random letters find something in at most 2 of 100 cases", () => {
  const random = randomNumbers(5);
  const typed = () =>
    Array.from({ length: 4 + Math.floor(random() * 9) }, () => pick([..."abcdefghijklmnopqrstuvwxyz"], random)).join(
      "",
    );
  const answered = Array.from({ length: 1_000 }, typed).filter((text) => find(text).count > 0);
  expect(answered.length).toBeLessThanOrEqual(20);
});
