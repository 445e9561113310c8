/** Which pages a change of the sample alters, and how that is said. */
import { expect, test } from "vitest";
import { changesSummary, changesText } from "../../scripts/content/commands/changes-report.ts";
import { compareContent } from "../../scripts/content/commands/compare-content.ts";
import { comparePages } from "../../scripts/content/commands/compare-pages.ts";
import { checkEdited, type Edit, replace } from "./content-copy.ts";
import { giftCards } from "./grown-content.ts";

const sample = checkEdited();
const grown = checkEdited(...giftCards(["en", "de"]));
const price = (text: string) => replace("facts/plugins/my-logo.yaml", /^price: .*/m, text);
const label = replace("de/ui.yaml", /skip: .*/, "skip: Weiter");

/** What is said of pages, without the English ones. */
function linesOf(before: typeof sample, after: typeof sample): string[] {
  const text = changesText(compareContent(before.files, after.files), comparePages(before, after), "main", "en");
  const lines = text.trimEnd().split("\n\n").at(-1)?.split("\n") ?? [];
  return lines.filter((line) => !line.startsWith("  /en")).map((line) => line.replace(/(?<=\S) {2}.*?(?=$| \()/, ""));
}

test.each<[string, Edit, string[]]>([
  ["a price", price("price: 2"), ["  /de/download", "  /de/features", "  /de/plugins", "  /de/plugins/my-logo"]],
  ["a headline in one language", replace("de/pages/home.yaml", /title: Ihr.*/, "title: Kasse"), ["  /de"]],
  ["the name of a partner", replace("facts/partners/kenya.yaml", /name: K/, "name: C"), ["  /de/partners"]],
  ["interface strings of one page", replace("de/notes.yaml", /lead: .*/, "lead: Gratis."), ["  /de/plugins/notes"]],
  ["a label", label, ["  Labels that any page may show (German)"]],
  [
    "a menu",
    replace("facts/navigation.yaml", /- route: faq/, "- route: plugins"),
    ["  Header, footer or settings of every page"],
  ],
])("%s", (_name, edit, expected) => {
  expect(linesOf(sample, checkEdited(edit))).toEqual(["Pages that change:", ...expected]);
});

test("a remark changes no page; of content with errors they are not known", () => {
  expect(linesOf(sample, checkEdited(price("price: 1 # for each store")))).toEqual(["No page changes."]);
  const broken = checkEdited(price("price: x"));
  const unknown = ["Which pages change is not known: the content has errors, or had them."];
  expect([linesOf(sample, broken), linesOf(broken, sample)]).toEqual([unknown, unknown]);
});

test("a page that came or went is said to, and is no change of the frame", () => {
  expect(linesOf(sample, grown)).toContain("  /de/plugins/gift-cards (added)");
  expect(linesOf(grown, sample)).toContain("  /de/plugins/gift-cards (removed)");
  expect(linesOf(grown, sample)).not.toContainEqual(expect.stringContaining("Header"));
});

test("what many pages show can be seen on a page of each route that did not change itself", () => {
  const paths = comparePages(sample, checkEdited(label, price("price: 2")))?.samples.map(({ path }) => path) ?? [];
  expect(paths).toEqual(expect.arrayContaining(["/de", "/de/404", "/de/download/pro"]));
  expect(paths.filter((path) => /^\/en|\/features$|my-logo$/.test(path))).toEqual([]);
});

const pull = { GITHUB_HEAD_REF: "cms/Partners/de_saudi-arabia-and-more", GITHUB_REF: "refs/pull/7/merge" };
const link = (origin: string) => `<a href="${origin}/de">/de</a>`;

test.each([
  ["https://{branch}.site.example", pull, link("https://cms-partners-de-saudi-arabia.site.example")],
  ["https://deploy-preview-{number}--site.example", pull, link("https://deploy-preview-7--site.example")],
  ["https://{brunch}.site.example", pull, "/de"],
  ["", pull, "/de"],
  ["https://{branch}.site.example", { GITHUB_REF: "refs/heads/main" }, "/de"],
])("with the preview %s the summary leads to the page", (PREVIEW_URL, environment, expected) => {
  expect(changesSummary("  A <b>\n  /de  B\n", "de", { PREVIEW_URL, ...environment })).toBe(
    `## Was diese Änderung bewirkt\n\n<pre>\n  A &lt;b&gt;\n  ${expected}  B\n</pre>\n`,
  );
});
