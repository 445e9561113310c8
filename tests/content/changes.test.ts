/** What is said of a change of the sample: entries, texts that were changed in one language only, and pages. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesSummary, changesText } from "../../scripts/content/commands/changes-report.ts";
import { compareContent } from "../../scripts/content/commands/compare-content.ts";
import { comparePages } from "../../scripts/content/commands/compare-pages.ts";
import { compareValues } from "../../scripts/content/commands/compare-values.ts";
import { append, checkEdited, type Edit, remove, replace, write } from "./content-copy.ts";
import { french, giftCards } from "./grown-content.ts";

test("values have no difference exactly if they say the same", () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(compareValues(a, structuredClone(a))).toEqual([]);
      const sorted = (one: unknown) => JSON.stringify(one, (_key, inner) => keysSorted(inner));
      expect(compareValues(a, b).length === 0).toBe(sorted(a) === sorted(b));
    }),
    { numRuns: 300, seed: 2025 },
  );
});

function keysSorted(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/\s+/g, " ").trim();
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const sample = checkEdited();
const grown = checkEdited(...giftCards(["en", "de"]));

function textOf(before: typeof sample, after: typeof sample, language: "en" | "de" = "en"): string {
  return changesText(compareContent(before.files, after.files), comparePages(before, after), "main", language);
}

/** The lines about entries, half changed texts and pages, without what stands above the first two. */
function partsOf(before: typeof sample, after: typeof sample) {
  const blocks = textOf(before, after).trimEnd().split("\n\n");
  const [entries, half, pages] = blocks.length === 3 ? blocks : [blocks[0], "", blocks[1]];
  const linesOf = (block = "") => block.split("\n").slice(1);
  return { entries: linesOf(entries), half: linesOf(half), pages: pages?.split("\n") ?? [] };
}

/** Paths of German pages, with what happened to them; what many pages show. */
const pagesOf = (before: typeof sample, after: typeof sample) =>
  partsOf(before, after)
    .pages.filter((line) => !line.startsWith("  /en"))
    .map((line) => line.replace(/(?<=\S) {2}.*?(?=$| \(\w+\)$)/, ""));

const price = (text: string) => replace("plugins/my-logo.yaml", /^price: .*/m, text);
const label = replace("de/ui.yaml", /skip: .*/, "skip: Weiter");
const kenya = "partners/kenya.yaml";
const explore = (language: string, text: string) =>
  replace(`${language}/pages/home.yaml`, /^explore: .*/m, `explore: ${text}`);

test.each<[Edit[], string[]]>([
  [
    [price("price: 2"), replace("plugins/my-logo.yaml", /^monthlyS.*\n/m, "")],
    ['  Plugin "My logo": 2 changes', "      price 1 → 2", "      monthlySubscriptionAvailable false removed"],
  ],
  [
    [replace(kenya, "Kifaru & Daughters Office Machines", "Twiga"), replace(kenya, "+254 41 555 0809", "+254 1")],
    [
      "  Partners in Kenya: 3 changes",
      "      partners › Twiga added",
      '      partners › Tausi Counter Computers › phone "+254 41 555 0809" → "+254 1"',
      "      partners › Kifaru & Daughters Office Machines removed",
    ],
  ],
  [
    [replace(kenya, /( {2}- name: K[\s\S]*)( {2}- name: S[\s\S]*)(?= {2}- name: T)/, "$2$1")],
    ["  Partners in Kenya: partners in another order"],
  ],
  [[write("releases/1.48.yaml", "date: 2025-10-07")], ["  Release 1.48: added"]],
  [[remove("plugins/fatoora.yaml")], ['  Plugin "Fatoora": removed']],
  [[append("site.yaml", "# new\n")], ["  Site: only comments or layout changed"]],
  [
    [write("en/pages/home.yaml", "a: ["), write("images/partners/savanna.svg", "<svg/>"), write("notes.txt", "x")],
    [
      "  Home page (English): has mistakes, or had them",
      '  File "images/partners/savanna.svg": replaced',
      '  File "notes.txt": added',
    ],
  ],
  [
    [replace("en/pages/home.yaml", "Lite\n    stays free", "Lite\n    stays cheap")],
    [
      '  Home page (English): hero › text "…you sell. Lite stays free, Pro connects several registers to one datab…" → "…you sell. Lite stays cheap, Pro connects several registers to one data…"',
    ],
  ],
])("is told, %#", (edits, expected) => {
  expect(partsOf(sample, checkEdited(...edits)).entries).toEqual(expected);
});

test("is told in German", () => {
  const edits = [replace(kenya, /- name: Kifaru.*/, "$&\n    premium: true"), explore("de", "Los")];
  expect(textOf(sample, checkEdited(...edits), "de")).toBe(`Inhalt verglichen mit main:
  Startseite (Deutsch): explore „Weitere Funktionen ansehen“ → „Los“
  Partner (Kenia): partners › Kifaru & Daughters Office Machines › premium true hinzugefügt

Diese Texte wurden nicht in jeder Sprache geändert. Wenn sie jetzt etwas anderes besagen, ändern Sie auch die übrigen:
  Startseite: explore (geändert: Deutsch; nicht geändert: Englisch)

Seiten, die sich ändern:
  /en/partners  Find a partner near you · Northtill
  /de  Northtill: kostenlose Kassensoftware für Windows
  /de/partners  Partner in Ihrer Nähe finden · Northtill
`);
});

test("is that the content is the same, if nothing changed", () => {
  expect(textOf(sample, sample)).toBe("The content is the same as in main.\n");
});

describe("a text that was changed in one language only", () => {
  const faq = (language: string, id: string) =>
    replace(`${language}/pages/faq.yaml`, new RegExp(`(?<=^ {2}${id}:\\n {4}title: ).*`, "m"), "Was?");
  test.each<[string, Edit[], string[]]>([
    ["is named", [explore("en", "More")], ["  Home page: explore (changed: English; not changed: German)"]],
    [
      "is found by its key",
      [faq("en", "hardware"), faq("de", "is-it-free")],
      [
        "  Frequently asked questions: questions › hardware › title (changed: English; not changed: German)",
        "  Frequently asked questions: questions › is-it-free › title (changed: German; not changed: English)",
      ],
    ],
    [
      "is found in a pair and in a group beside facts",
      [
        replace("plugins/my-logo.yaml", /(?<=^name:\n {2}en: ).*/m, "Logo"),
        replace("plugins/my-logo.yaml", /(?<=^de:\n(?: .*\n)*? {2}title: ).*/m, "Ihr Logo"),
        replace("releases/1.47.yaml", /(?<=^bugFixes:\n {2}- en: ).*/m, "Less"),
      ],
      [
        '  Plugin "Logo": name (changed: English; not changed: German)',
        '  Plugin "Logo": title (changed: German; not changed: English)',
        "  Release 1.47: bugFixes › 1 (changed: English; not changed: German)",
      ],
    ],
    ["is none that is new", [append("en/pages/home.yaml", "more: New\n")], []],
    ["is none if the other language does not parse", [explore("en", "x"), write("de/pages/home.yaml", "a: [")], []],
  ])("%s", (_name, edits, expected) => {
    expect(partsOf(sample, checkEdited(...edits)).half).toEqual(expected);
  });

  test("is named with all languages, if there are more", () => {
    const edited = checkEdited(...french, explore("en", "More"), explore("fr", "Plus"));
    expect(partsOf(checkEdited(...french), edited).half).toEqual([
      "  Home page: explore (changed: English, French; not changed: German)",
    ]);
  });
});
test.each<[string, Edit, string[]]>([
  ["a price", price("price: 2"), ["  /de/download", "  /de/features", "  /de/plugins", "  /de/plugins/my-logo"]],
  ["a headline in one language", replace("de/pages/home.yaml", /title: Ihr.*/, "title: Kasse"), ["  /de"]],
  ["the name of a partner", replace("partners/kenya.yaml", /name: K/, "name: C"), ["  /de/partners"]],
  ["interface strings of one page", replace("de/notes.yaml", /lead: .*/, "lead: Gratis."), ["  /de/plugins/notes"]],
  ["a label", label, ["  Labels that any page may show (German)"]],
  [
    "a menu",
    replace("navigation.yaml", /- route: faq/, "- route: plugins"),
    ["  Header, footer or settings of every page"],
  ],
])("changes pages: %s", (_name, edit, expected) => {
  expect(pagesOf(sample, checkEdited(edit))).toEqual(["Pages that change:", ...expected]);
});

test("a remark changes no page; of content with errors they are not known", () => {
  expect(pagesOf(sample, checkEdited(price("price: 1 # for each store")))).toEqual(["No page changes."]);
  const broken = checkEdited(price("price: x"));
  const unknown = ["Which pages change is not known: the content has errors, or had them."];
  expect([pagesOf(sample, broken), pagesOf(broken, sample)]).toEqual([unknown, unknown]);
});

test("a page that came or went is said to, and is no change of the frame", () => {
  expect(pagesOf(sample, grown)).toContain("  /de/plugins/gift-cards (added)");
  expect(pagesOf(grown, sample)).toContain("  /de/plugins/gift-cards (removed)");
  expect(pagesOf(grown, sample)).not.toContainEqual(expect.stringContaining("Header"));
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
