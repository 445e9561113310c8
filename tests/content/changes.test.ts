import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { changesText } from "../../scripts/content/commands/changes-report.ts";
import { compareContent } from "../../scripts/content/commands/compare-content.ts";
import { compareValues } from "../../scripts/content/commands/compare-values.ts";
import { readContentFiles } from "../../scripts/content/validate/content-files.ts";

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

type Files = Readonly<Record<string, unknown>>;

const kifaru = { name: "Kifaru", phone: "+254 1" };
const savanna = { name: "Savanna", phone: "+254 2", address: ["Street", "Nairobi"] };
const tausi = { name: "Tausi", phone: "+254 3" };
const home = { hero: { title: "Till", text: "A till." }, explore: "More" };
const german = { hero: { title: "Kasse", text: "Eine Kasse." }, explore: "Mehr" };
const faq = (...questions: readonly [id: string, title: string][]) => ({
  questions: questions.map(([id, title]) => ({ id, title })),
});
const base: Files = {
  "facts/site.yaml": { languages: ["en", "de"], brand: "Till" },
  "facts/partners/kenya.yaml": { country: "KE", partners: [kifaru, savanna] },
  "facts/plugins/fatoora.yaml": { price: 8, help: ["fatoora", "licence"], country: "SA" },
  "en/plugins/fatoora.yaml": { name: "Fatoora!", intro: "Reports your sales." },
  "de/plugins/fatoora.yaml": { name: "Fatoora", intro: "Meldet Ihre Umsätze." },
  "facts/releases/1.47.yaml": { version: "1.47" },
  "en/releases/1.47.yaml": { title: "Faster", items: ["Faster start", "Faster end"] },
  "de/releases/1.47.yaml": { title: "Schneller", items: ["Schneller Start", "Schnelles Ende"] },
  "en/pages/home.yaml": home,
  "de/pages/home.yaml": german,
  "en/pages/faq.yaml": faq(["free", "Free?"], ["offline", "Offline?"]),
  "de/pages/faq.yaml": faq(["free", "Kostenlos?"], ["offline", "Offline?"]),
  "images/logo.svg": "<svg/>",
};

const bytesOf = (files: Files) =>
  new Map(
    Object.entries(files).flatMap(([file, value]) =>
      value === undefined ? [] : [[file, Buffer.from(typeof value === "string" ? value : stringify(value))] as const],
    ),
  );

/** Compares the base with itself after some files were replaced; `undefined` takes a file away. */
const compare = (edits: Files, before: Files = base) =>
  compareContent(readContentFiles(bytesOf(before)), readContentFiles(bytesOf({ ...before, ...edits })));

const linesOf = (edits: Files, language: "en" | "de" = "en", before: Files = base) =>
  changesText(compare(edits, before), undefined, "main", language).split("\n").slice(1, -3);

/** The entries, and the texts that were changed in one language only. */
const partsOf = (edits: Files, before: Files = base) => {
  const [entries = "", half] = linesOf(edits, "en", before).join("\n").split("\n\n");
  return { entries: entries.split("\n"), half: half?.split("\n").slice(1) ?? [] };
};

const partners = (...list: readonly unknown[]) => ({
  "facts/partners/kenya.yaml": { country: "KE", partners: list },
});

describe("what a change does", () => {
  test.each<[string, Files, string[]]>([
    [
      "several facts",
      { "facts/plugins/fatoora.yaml": { price: 9, help: ["fatoora"] } },
      [
        '  Plugin "fatoora": 3 changes',
        "      price 8 → 9",
        '      help "licence" removed',
        '      country "SA" removed',
      ],
    ],
    [
      "a partner that came, one that went, and another phone",
      partners(tausi, { ...savanna, phone: "+254 9" }),
      [
        "  Partners in Kenya: 3 changes",
        "      partners › Tausi added",
        '      partners › Savanna › phone "+254 2" → "+254 9"',
        "      partners › Kifaru removed",
      ],
    ],
    ["partners in another order", partners(savanna, kifaru), ["  Partners in Kenya: partners in another order"]],
    [
      "a release that came",
      { "facts/releases/1.48.yaml": { version: "1.48" }, "en/releases/1.48.yaml": { title: "New" } },
      ["  Release 1.48 (English): added", "  Release 1.48: added"],
    ],
    ["words that are gone", { "de/plugins/fatoora.yaml": undefined }, ['  Plugin "Fatoora" (German): removed']],
    [
      "texts of a page",
      { "en/pages/home.yaml": { ...home, hero: { title: "Till", text: "Your till." } } },
      ['  Home page (English): hero › text "A till." → "Your till."'],
    ],
    [
      "comments, and where a text is wrapped",
      { "facts/site.yaml": "# new\nbrand: |\n  Till\nlanguages: [en, de]\n" },
      ["  Site: only comments or layout changed"],
    ],
    [
      "a file that does not parse any more, beside others",
      { "en/pages/home.yaml": "explore: [", "images/logo.svg": "<svg></svg>", "notes.txt": "x" },
      [
        "  Home page (English): has mistakes, or had them",
        '  File "images/logo.svg": replaced',
        '  File "notes.txt": added',
      ],
    ],
  ])("is told of %s", (_name, edits, expected) => {
    expect(partsOf(edits).entries).toEqual(expected);
  });

  test("is told of long texts from where they begin to differ", () => {
    const text = "The plugin connects the till with the platform and reports your sales to the office every evening.";
    const before = { ...base, "en/ui.yaml": { a: text } };
    expect(linesOf({ "en/ui.yaml": { a: text.replace("sales", "receipts") } }, "en", before)).toEqual([
      '  Interface strings (English): a "…platform and reports your sales to the office every evening." → "…platform and reports your receipts to the office every evening."',
    ]);
  });

  test("is told in German", () => {
    const edits = {
      ...partners(kifaru, { ...savanna, premium: true }),
      "de/pages/home.yaml": { ...german, explore: "Los" },
    };
    expect(linesOf(edits, "de")).toEqual([
      "  Startseite (Deutsch): explore „Mehr“ → „Los“",
      "  Partner (Kenia): partners › Savanna › premium true hinzugefügt",
      "",
      "Diese Texte wurden nicht in jeder Sprache geändert. Wenn sie jetzt etwas anderes besagen, ändern Sie auch die übrigen:",
      "  Startseite: explore (geändert: Deutsch; nicht geändert: Englisch)",
    ]);
  });

  test("is that the content is the same, if nothing changed", () => {
    expect(changesText(compare({}), undefined, "main", "en")).toBe("The content is the same as in main.\n");
  });
});

describe("a text that was changed in one language only", () => {
  test.each<[string, Files, string[]]>([
    [
      "is named",
      { "en/pages/home.yaml": { ...home, explore: "Even more" } },
      ["  Home page: explore (changed: English; not changed: German)"],
    ],
    [
      "is found by its id, wherever it is",
      {
        "en/pages/faq.yaml": faq(["offline", "Without internet?"], ["free", "Free?"]),
        "de/pages/faq.yaml": faq(["free", "Was kostet es?"], ["offline", "Offline?"]),
      },
      [
        "  Frequently asked questions: questions › offline › title (changed: English; not changed: German)",
        "  Frequently asked questions: questions › free › title (changed: German; not changed: English)",
      ],
    ],
    ["is none that is new", { "en/pages/home.yaml": { ...home, more: "New" } }, []],
    [
      "is none if the other language does not parse",
      { "en/pages/home.yaml": { ...home, explore: "x" }, "de/pages/home.yaml": "a: [" },
      [],
    ],
  ])("%s", (_name, edits, expected) => {
    expect(partsOf(edits).half).toEqual(expected);
  });

  test("is named with all languages, if there are more", () => {
    const three = { ...base, "facts/site.yaml": { languages: ["en", "de", "fr"] }, "fr/pages/home.yaml": home };
    const edits = {
      "en/pages/home.yaml": { ...home, explore: "Even more" },
      "fr/pages/home.yaml": { ...home, explore: "Plus" },
    };
    expect(partsOf(edits, three).half).toEqual([
      "  Home page: explore (changed: English, French; not changed: German)",
    ]);
  });
});
