/** Reports of changed entries, of texts changed in one language only, and of pages. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesSummary, changesText } from "../../scripts/content/cli/changes-report.ts";
import { compareContent } from "../../scripts/content/cli/compare-content.ts";
import { comparePages } from "../../scripts/content/cli/compare-pages.ts";
import { compareValues } from "../../scripts/content/cli/compare-values.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import { append, checkEdited, type Edit, remove, replace, setValue, write } from "./content-copy.ts";
import { giftCards } from "./grown-content.ts";

test("values have no difference exactly if they say the same", () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  const trimmed = (_key: string, inner: unknown) =>
    typeof inner === "string" ? inner.replaceAll(/\s+/g, " ").trim() : inner;
  const inWords = (one: unknown): unknown => JSON.parse(JSON.stringify(one, trimmed));
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(compareValues(a, structuredClone(a))).toEqual([]);
      expect(compareValues(a, b).length === 0).toBe(isDeepStrictEqual(inWords(a), inWords(b)));
    }),
    { numRuns: 300, seed: 2025 },
  );
});

const sample = checkEdited();

function textOf(before: typeof sample, after: typeof sample, language: "en" | "de" = "en"): string {
  const changes = compareContent(before.files, after.files, language);
  return changesText(changes, comparePages(before, after), "main", language);
}

const changesOf = (...edits: readonly Edit[]) => compareContent(sample.files, checkEdited(...edits).files, "en");

/** The German pages that changed, and changes of many pages. */
function pagesOf(before: typeof sample, after: typeof sample): string[] | undefined {
  const found = comparePages(before, after);
  const german = found?.pages.filter(({ path }) => !path.startsWith("/en"));
  const names = german?.map(({ path, change }) => (change === "changed" ? path : `${path} ${change}`));
  return names && found && [...names, ...found.shared.map(({ id }) => id)];
}

const [logo, kenya] = ["plugins/my-logo.yaml", "partners/kenya.yaml"];
const price = (text: string) => setValue(logo, "price", text);
const label = setValue("de/ui.yaml", "skip", "Weiter");
const more = (language: string, text: string) => setValue(`${language}/pages/home.yaml`, "more", text);

function entriesOf(...edits: readonly Edit[]): string[] {
  const [, entries = ""] = /:\n(.*?)\n\n/s.exec(textOf(sample, checkEdited(...edits))) ?? [];
  return entries.split("\n");
}

test("the values that changed in a file are listed", () => {
  const inPlugin = entriesOf(price("2"), replace(logo, /^monthlyS.*\n/m, ""));
  const values = ["      price 1 → 2", "      monthlySubscriptionAvailable false removed"];
  expect(inPlugin).toEqual(['  Plugin "My logo": 2 changes', ...values]);
  const names = [replace(kenya, "Kifaru & Daughters Office Machines", "Twiga"), replace(kenya, "41 555 0809", "1")];
  expect(entriesOf(...names)).toEqual([
    "  Partners in Kenya: 3 changes",
    "      partners › Twiga added",
    '      partners › Tausi Counter Computers › phone "+254 41 555 0809" → "+254 1"',
    "      partners › Kifaru & Daughters Office Machines removed",
  ]);
  const order = replace(kenya, /( {2}- name: K[\s\S]*)( {2}- name: S[\s\S]*)(?= {2}- name: T)/, "$2$1");
  expect(entriesOf(order)).toEqual(["  Partners in Kenya: partners in a different order"]);
  expect(entriesOf(replace("en/pages/home.yaml", "Lite\n    stays free", "Lite\n    stays cheap"))).toEqual([
    '  Home page (English): hero › text "…you sell. Lite stays free, Pro connects several registers to one datab…" → "…you sell. Lite stays cheap, Pro connects several registers to one data…"',
  ]);
});

test.each<[edit: Edit, subject: string, what: string]>([
  [write("releases/1.48.yaml", "date: 2025-10-07"), "Release 1.48", "file-added"],
  [remove("plugins/fatoora.yaml"), 'Plugin "Fatoora"', "file-removed"],
  [append("site.yaml", "# new\n"), "Site", "layout-only"],
  [write("en/pages/home.yaml", "a: ["), "Home page (English)", "broken"],
  [write("images/partners/savanna.svg", "<svg/>"), 'File "images/partners/savanna.svg"', "file-replaced"],
])("what happened to a file as a whole is said, %#", (edit, subject, what) => {
  expect(changesOf(edit).files).toMatchObject([{ subject, what: `tool.changes.${what}` }]);
});

test("is told in German", () => {
  const edits = [replace(kenya, /- name: Kifaru.*/, "$&\n    premium: true"), more("de", "Los")];
  expect(textOf(sample, checkEdited(...edits), "de")).toBe(`Inhalt verglichen mit main:
  Startseite (Deutsch): hero › more „Funktionen und Preise ansehen“ → „Los“
  Partner (Kenia): partners › Kifaru & Daughters Office Machines › premium true hinzugefügt

Diese Texte wurden nicht in jeder Sprache geändert. Wenn sie jetzt etwas anderes besagen, ändern Sie auch die übrigen:
  Startseite: hero › more (geändert: Deutsch; nicht geändert: Englisch)

Seiten, die sich ändern:
  /en/partners  Find a partner near you · Northtill
  /de  Northtill: kostenlose Kassensoftware für Windows
  /de/partners  Partner in Ihrer Nähe finden · Northtill
`);
  const same = say({ id: "tool.changes.same", data: { base: "main" } }, "de");
  expect(textOf(sample, sample, "de")).toBe(`${same}\n`);
});

describe("a text that was changed in one language only", () => {
  const halfIn = (...edits: readonly Edit[]) =>
    changesOf(...edits).halfChanged.map((one) => `${one.subject}, ${one.label}: ${one.changed}, not ${one.unchanged}`);

  test("is found by its key, in a pair, and in a group beside facts", () => {
    const found = halfIn(
      replace("en/pages/faq.yaml", /(?<=^ {2}hardware:\n {4}title: ).*/m, "What?"),
      replace(logo, /(?<=^name:\n {2}en: ).*/m, "Logo"),
      replace(logo, /(?<=^de:\n(?: .*\n)*? {2}title: ).*/m, "Ihr Logo"),
      replace("releases/1.47.yaml", /(?<=^bugFixes:\n {2}- en: ).*/m, "Less"),
    );
    expect(found).toEqual([
      "Frequently asked questions, questions › hardware › title: en, not de",
      ...['Plugin "Logo", title: de, not en', 'Plugin "Logo", name: en, not de'],
      "Release 1.47, bugFixes › 1: en, not de",
    ]);
  });

  test("is none that is new, or whose other language does not parse", () => {
    expect(halfIn(append("en/pages/home.yaml", "new: New\n"))).toEqual([]);
    expect(halfIn(more("en", "x"), write("de/pages/home.yaml", "a: ["))).toEqual([]);
  });
});

test.each<[string, Edit, string[]]>([
  ["a price", price("2"), ["/de/download", "/de/features", "/de/plugins", "/de/plugins/my-logo"]],
  ["a headline in one language", replace("de/pages/home.yaml", /title: Ihr.*/, "title: Kasse"), ["/de"]],
  ["interface strings of one page", setValue("de/notes.yaml", "lead", "Gratis."), ["/de/plugins/notes"]],
  ["a label", label, ["tool.changes.labels"]],
  ["a menu", replace("navigation.yaml", /- route: faq/, "- route: plugins"), ["tool.changes.frame"]],
])("changes pages: %s", (_name, edit, expected) => expect(pagesOf(sample, checkEdited(edit))).toEqual(expected));

test("a remark changes no page; of content with errors they are not known", () => {
  const [remarked, broken] = [checkEdited(price("1 # for each store")), checkEdited(price("x"))];
  const changed = [pagesOf(sample, remarked), pagesOf(sample, broken), pagesOf(broken, sample)];
  expect(changed).toEqual([[], undefined, undefined]);
  expect(textOf(sample, remarked)).toContain(`\n\n${say({ id: "tool.changes.no-pages" }, "en")}\n`);
  expect(textOf(sample, broken)).toContain(`\n\n${say({ id: "tool.changes.unknown-pages" }, "en")}\n`);
});

test("a page is added or removed, which does not change the frame", () => {
  const grown = checkEdited(...giftCards(["en", "de"]));
  expect(pagesOf(sample, grown)).toContain("/de/plugins/gift-cards added");
  const gone = pagesOf(grown, sample);
  expect(gone).toContain("/de/plugins/gift-cards removed");
  expect(gone).not.toContain("tool.changes.frame");
});

test("what many pages show can be seen on a page of each route that did not change itself", () => {
  const paths = comparePages(sample, checkEdited(label, price("2")))?.samples.map(({ path }) => path) ?? [];
  expect(paths).toEqual(expect.arrayContaining(["/de", "/de/404", "/de/download/pro"]));
  expect(paths.filter((path) => /^\/en|\/features$|my-logo$/.test(path))).toEqual([]);
});

const pull = { GITHUB_HEAD_REF: "cms/Partners/de_saudi-arabia-and-more", GITHUB_REF: "refs/pull/7/merge" };
test.each([
  ["https://{branch}.site.example", pull, "https://cms-partners-de-saudi-arabia.site.example"],
  ["https://deploy-preview-{number}--site.example", pull, "https://deploy-preview-7--site.example"],
  ["https://{brunch}.site.example", pull, undefined],
  ["https://{branch}.site.example", { GITHUB_REF: "refs/heads/main" }, undefined],
])("with the preview %s the summary leads to the page", (PREVIEW_URL, environment, origin) => {
  const link = origin === undefined ? "/de" : `<a href="${origin}/de">/de</a>`;
  expect(changesSummary("  A <b>\n  /de  B\n", "de", { PREVIEW_URL, ...environment })).toBe(
    `## ${say({ id: "tool.changes.title" }, "de")}\n\n<pre>\n  A &lt;b&gt;\n  ${link}  B\n</pre>\n`,
  );
});
