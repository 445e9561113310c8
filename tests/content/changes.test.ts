import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { changesMarkdown, changesText } from "../../scripts/content/changes/changes-report.ts";
import { compareContent } from "../../scripts/content/changes/compare-content.ts";
import { diffValues, sameValue } from "../../scripts/content/changes/diff-values.ts";
import { shownPair } from "../../scripts/content/changes/short-value.ts";
import { contentTree } from "../../scripts/content/changes/tree.ts";

/** Each change as a line: `+ path`, `- path`, `path: before → after`, `~ path` for another order. */
function linesOf(before: unknown, after: unknown): string[] {
  return diffValues(before, after).map((one) => {
    const label = one.label.join("/");
    if (one.kind === "changed") return `${label}: ${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}`;
    return `${{ added: "+", removed: "-", reordered: "~" }[one.kind]} ${label}`;
  });
}

const kifaru = { name: "Kifaru", phone: "+254 1", email: "a@kifaru.example" };
const savanna = { name: "Savanna", phone: "+254 2", email: "a@savanna.example" };
const tausi = { name: "Tausi", phone: "+254 3" };

describe("the difference of two values", () => {
  test.each<[string, unknown, unknown, string[]]>([
    ["nothing", { a: 1, b: ["x"] }, { b: ["x"], a: 1 }, []],
    ["a number", { price: 8 }, { price: 9 }, ["price: 8 → 9"]],
    ["a number that became a text", { price: 8 }, { price: "8" }, ['price: 8 → "8"']],
    ["a field that came, and one that went", { a: 1 }, { b: 1 }, ["+ b", "- a"]],
    ["a field of a field", { seo: { title: "a" } }, { seo: { title: "b" } }, ['seo/title: "a" → "b"']],
    ["a list that became a text", { a: ["x"] }, { a: "x" }, ['a: ["x"] → "x"']],
    ["an entry that came in front", [savanna], [kifaru, savanna], ["+ Kifaru"]],
    ["an entry that went from the front", [kifaru, savanna], [savanna], ["- Kifaru"]],
    [
      "an entry that was changed while another came in front",
      [tausi],
      [savanna, { ...tausi, phone: "+9" }],
      ['Tausi/phone: "+254 3" → "+9"', "+ Savanna"],
    ],
    [
      "an entry with another name, the rest of it the same",
      [kifaru, savanna],
      [kifaru, { ...savanna, name: "Savanna Tills" }],
      ['Savanna Tills/name: "Savanna" → "Savanna Tills"'],
    ],
    ["another entry in its place", [kifaru, savanna], [kifaru, tausi], ["+ Tausi", "- Savanna"]],
    ["another order of entries", [kifaru, savanna, tausi], [tausi, kifaru, savanna], ["~ "]],
    ["another order of texts", ["a", "b"], ["b", "a"], ["~ "]],
    ["a text among texts", ["a", "b", "c"], ["a", "x", "c"], ['2: "b" → "x"']],
    ["a text that came between", ["a", "c"], ["a", "b", "c"], ["+ 2"]],
    ["a text that went", ["a", "b", "c"], ["a", "c"], ["- 2"]],
    [
      "the text of an entry without a name",
      [{ title: "T", text: "a" }],
      [{ title: "T", text: "b" }],
      ['T/text: "a" → "b"'],
    ],
    [
      "the title of an entry without a name",
      [{ title: "T", text: "a" }],
      [{ title: "U", text: "a" }],
      ['U/title: "T" → "U"'],
    ],
    ["names that stand twice", [kifaru, kifaru], [kifaru, kifaru], []],
    ["keys that every object has", { constructor: 1 }, { toString: 1 }, ["+ toString", "- constructor"]],
  ])("says %s", (_name, before, after, expected) => {
    expect(linesOf(before, after)).toEqual(expected);
  });

  test("is empty exactly for values that say the same", () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(diffValues(a, structuredClone(a))).toEqual([]);
        expect(diffValues(a, b).length === 0).toBe(sameValue(a, b));
      }),
      { numRuns: 300, seed: 2025 },
    );
  });

  test("of long lists comes at once", () => {
    const list = Array.from({ length: 20_000 }, (_one, index) => `entry ${index}`);
    const started = performance.now();
    expect(linesOf(list, ["new", ...list])).toEqual(["+ 1"]);
    expect(diffValues(list, [...list].reverse()).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe("values in short", () => {
  test("of long texts show where they begin to differ, from the beginning of a word", () => {
    const text = "The plugin connects the till with the platform and reports your sales to the office every evening.";
    const [before, after] = shownPair(text, text.replace("sales", "receipts"));
    expect(before.en).toBe('"…and reports your sales to the office every evening."');
    expect(after.en).toBe('"…and reports your receipts to the office every evening."');
  });

  test.each([
    [8, 9, "8 → 9"],
    ["a", "b", '"a" → "b"'],
    [true, null, "yes → nothing"],
    [["x", "y"], { name: "Kifaru" }, '2 entries → "Kifaru"'],
  ])("%j and %j", (before, after, expected) => {
    expect(
      shownPair(before, after)
        .map(({ en }) => en)
        .join(" → "),
    ).toBe(expected);
  });
});

type Files = Readonly<Record<string, unknown>>;

const site = { languages: ["en", "de"] };
const plugin = { name: "Fatoora", intro: "Reports your sales.", title: "Invoices" };
const base: Files = {
  "facts/site.yaml": site,
  "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, savanna] },
  "facts/partners/zambia.yaml": { country: "ZM", partners: [tausi] },
  "facts/plugins/fatoora.yaml": { price: 8, help: ["fatoora"], country: "SA" },
  "en/plugins/fatoora.yaml": plugin,
  "de/plugins/fatoora.yaml": { name: "Fatoora", intro: "Meldet Ihre Umsätze.", title: "Rechnungen" },
  "facts/releases/1.47.yaml": { version: "1.47", date: "2025-08-05" },
  "en/releases/1.47.yaml": { title: "Faster", items: ["Faster start", "Faster end"] },
  "de/releases/1.47.yaml": { title: "Schneller", items: ["Schneller Start", "Schnelles Ende"] },
  "en/pages/home.yaml": { hero: { title: "Till", text: "A till." }, explore: "More" },
  "de/pages/home.yaml": { hero: { title: "Kasse", text: "Eine Kasse." }, explore: "Mehr" },
};

/** Compares the base with itself after some files were replaced; `undefined` takes a file away. */
function compare(edits: Files, before: Files = base) {
  const after = { ...before, ...edits };
  const encode = (value: unknown) =>
    value === undefined ? undefined : Buffer.from(typeof value === "string" ? value : stringify(value));
  const tree = (files: Files) => contentTree((file) => encode(files[file]));
  return compareContent(tree(before), tree(after), Object.keys(edits));
}

const said = (edits: Files, language: "en" | "de" = "en", before: Files = base) =>
  changesText(compare(edits, before), "main", language).trimEnd().split("\n").slice(1);

describe("what a change does", () => {
  test.each<[string, Files, string[]]>([
    [
      "a price",
      { "facts/plugins/fatoora.yaml": { price: 9, help: ["fatoora"], country: "SA" } },
      ['  Plugin "Fatoora": price 8 → 9'],
    ],
    [
      "several facts",
      { "facts/plugins/fatoora.yaml": { price: 9, help: [] } },
      [
        '  Plugin "Fatoora": 3 changes',
        "      price 8 → 9",
        '      help › 1 "fatoora" removed',
        '      country "SA" removed',
      ],
    ],
    [
      "a partner that came",
      { "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, savanna, tausi] } },
      ['  Partner "Tausi" in Kenya: added'],
    ],
    [
      "a partner that went",
      { "facts/partners/kenya.yaml": { country: "KE", partners: [savanna] } },
      ['  Partner "Kifaru" in Kenya: removed'],
    ],
    [
      "a partner with another phone, behind a new one",
      { "facts/partners/kenya.yaml": { country: "KE", partners: [tausi, kifaru, { ...savanna, phone: "+254 9" }] } },
      ['  Partner "Savanna" in Kenya: phone "+254 2" → "+254 9"', '  Partner "Tausi" in Kenya: added'],
    ],
    [
      "a partner with another name",
      { "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, { ...savanna, name: "Savanna Tills" }] } },
      ['  Partner "Savanna Tills" in Kenya: renamed, was "Savanna"'],
    ],
    [
      "a partner in another country",
      {
        "facts/partners/kenya.yaml": { country: "KE", partners: [savanna] },
        "facts/partners/zambia.yaml": { country: "ZM", partners: [tausi, kifaru] },
      },
      ['  Partner "Kifaru" in Zambia: moved from Kenya to Zambia'],
    ],
    [
      "partners in another order",
      { "facts/partners/kenya.yaml": { country: "KE", partners: [savanna, kifaru] } },
      ["  Partners in Kenya: partners: other order"],
    ],
    [
      "a country that came, partner by partner",
      { "facts/partners/iceland.yaml": { country: "IS", partners: [{ name: "Nordkap" }] } },
      ['  Partner "Nordkap" in Iceland: added'],
    ],
    [
      "a file of partners with another name",
      { "facts/partners/kenya.yaml": undefined, "facts/partners/ke.yaml": base["facts/partners/kenya.yaml"] },
      [
        '  Partner "Kifaru" in Kenya: now in another file, was in facts/partners/kenya.yaml',
        '  Partner "Savanna" in Kenya: now in another file, was in facts/partners/kenya.yaml',
      ],
    ],
    [
      "a release that came, once",
      {
        "facts/releases/1.48.yaml": { version: "1.48", date: "2025-10-01" },
        "en/releases/1.48.yaml": { title: "New" },
        "de/releases/1.48.yaml": { title: "Neu" },
      },
      ["  Release 1.48: added"],
    ],
    [
      "a release with another version",
      {
        "facts/releases/1.47.yaml": undefined,
        "en/releases/1.47.yaml": undefined,
        "de/releases/1.47.yaml": undefined,
        "facts/releases/1.46.yaml": { version: "1.46", date: "2025-08-05" },
        "en/releases/1.46.yaml": base["en/releases/1.47.yaml"],
        "de/releases/1.46.yaml": base["de/releases/1.47.yaml"],
      },
      ['  Release 1.46: renamed, was "1.47"', '  Release 1.46: version "1.47" → "1.46"'],
    ],
    [
      "a translation that came later",
      { "de/plugins/fatoora.yaml": undefined },
      ['  Plugin "Fatoora" (German): removed'],
    ],
    [
      "texts of a page in both languages",
      {
        "en/pages/home.yaml": { hero: { title: "Till", text: "Your till." }, explore: "More" },
        "de/pages/home.yaml": { hero: { title: "Kasse", text: "Ihre Kasse." }, explore: "Noch mehr" },
      },
      [
        '  Page "home" (English): hero › text "A till." → "Your till."',
        '  Page "home" (German): 2 texts changed',
        '      hero › text "Eine Kasse." → "Ihre Kasse."',
        '      explore "Mehr" → "Noch mehr"',
      ],
    ],
    [
      "comments and layout",
      { "facts/site.yaml": "# new\nlanguages: [en, de]\n" },
      ["  Site facts: only comments or layout changed"],
    ],
    [
      "a file that does not parse any more",
      { "facts/partners/kenya.yaml": "partners: [" },
      ["  Partners in Kenya: cannot be compared: the file has mistakes, which the content check names"],
    ],
    ["a picture", { "images/logo.svg": "<svg/>" }, ['  Picture "logo.svg": added']],
    ["a file that content does not have", { "notes.txt": "x" }, ['  File "notes.txt": added']],
  ])("is told of %s", (_name, edits, expected) => {
    expect(said(edits)).toEqual(expected);
  });

  test("is told of a file that parses again, and of a picture that was replaced", () => {
    const before = { ...base, "facts/site.yaml": "languages: [", "images/logo.svg": "<svg/>" };
    expect(said({ "facts/site.yaml": site, "images/logo.svg": "<svg></svg>" }, "en", before)).toEqual([
      "  Site facts: can be read again; what it said before cannot be compared",
      '  Picture "logo.svg": replaced',
    ]);
  });

  test("is told in German", () => {
    const edits = {
      "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, { ...savanna, premium: true }] },
      "facts/plugins/fatoora.yaml": { price: 9 },
    };
    expect(said(edits, "de")).toEqual([
      "  Partner „Savanna“ (Kenia): premium ja hinzugefügt",
      "  Plugin „Fatoora“: 3 Änderungen",
      "      price 8 → 9",
      "      help 1 Eintrag entfernt",
      "      country „SA“ entfernt",
    ]);
  });

  test("is that the content is the same, where nothing changed", () => {
    expect(changesText(compare({}), "main", "en")).toBe("The content is the same as in main.\n");
  });

  test("lists many changes of an entry up to a dozen", () => {
    const words = (sign: string) =>
      Object.fromEntries(Array.from({ length: 30 }, (_one, index) => [`k${index}`, sign]));
    const lines = said({ "en/ui.yaml": words("b") }, "en", { ...base, "en/ui.yaml": words("a") });
    expect(lines).toHaveLength(14);
    expect(lines[0]).toBe("  Labels and messages (English): 30 texts changed");
    expect(lines.at(-1)).toBe("      and 18 more");
  });

  test("in Markdown cannot do anything to the page, and stays below its size", () => {
    const evil = { name: "[x](https://evil.example) <img src=x>\n# y", phone: "1" };
    const changes = compare({ "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, savanna, evil] } });
    expect(changesMarkdown(changes, "a`b", "en")).toBe(
      String.raw`## What this change does

Content compared with a\`b\:

- Partner \"\[x\]\(https\:\/\/evil\.example\) &lt;img src\=x&gt; \# y\" in Kenya\: added
`,
    );
    const many = { ...changes, entries: Array.from({ length: 20_000 }, () => changes.entries).flat() };
    const long = changesMarkdown(many, "main", "en");
    expect(Buffer.byteLength(long)).toBeLessThan(1024 * 1024);
    expect(long).toMatch(/\n[\d,]+ more changes do not fit into this summary/);
  });
});

describe("translations that need another look", () => {
  const outdated = (edits: Files) =>
    compare(edits).outdated.map(({ subject, label }) => `${subject.en}: ${label.join("/")}`);
  const home = { hero: { title: "Till", text: "A till." }, explore: "More" };
  const german = { hero: { title: "Kasse", text: "Eine Kasse." }, explore: "Mehr" };

  test.each<[string, Files, string[]]>([
    [
      "a text whose original alone was changed",
      { "en/pages/home.yaml": { ...home, explore: "Even more" } },
      ['Page "home" (German): explore'],
    ],
    [
      "a text of a plugin",
      { "en/plugins/fatoora.yaml": { ...plugin, intro: "Reports all." } },
      ['Plugin "Fatoora" (German): intro'],
    ],
    [
      "no text that was changed too",
      {
        "en/pages/home.yaml": { ...home, explore: "Even more" },
        "de/pages/home.yaml": { ...german, explore: "Noch mehr" },
      },
      [],
    ],
    [
      "the one of two that was not changed too",
      {
        "en/pages/home.yaml": { hero: { title: "Tills", text: "A till." }, explore: "Even more" },
        "de/pages/home.yaml": { ...german, explore: "Noch mehr" },
      },
      ['Page "home" (German): hero/title'],
    ],
    ["no text that is new", { "en/pages/home.yaml": { ...home, more: "New" } }, []],
    ["no text that is only wrapped otherwise", { "en/pages/home.yaml": { ...home, explore: "More\n" } }, []],
    ["no original of a changed translation", { "de/pages/home.yaml": { ...german, explore: "Noch mehr" } }, []],
    [
      "a text of a list by its place",
      { "en/releases/1.47.yaml": { title: "Faster", items: ["Faster start", "Quick end"] } },
      ["Release 1.47 (German): items/2"],
    ],
    [
      "none in a file that does not parse",
      { "en/pages/home.yaml": { ...home, explore: "x" }, "de/pages/home.yaml": "a: [" },
      [],
    ],
  ])("are %s", (_name, edits, expected) => {
    expect(outdated(edits)).toEqual(expected);
  });

  test("are told with what the original said", () => {
    expect(said({ "en/pages/home.yaml": { ...home, explore: "Even more" } }).slice(1)).toEqual([
      "",
      "Translations that need another look, because the text they were made from has changed:",
      '  Page "home" (German): explore "More" → "Even more"',
    ]);
  });
});
