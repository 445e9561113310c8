import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { invisibleCharacter } from "../../scripts/content/parse/invisible-characters.ts";
import { coloured, paintFor, plain } from "../../scripts/content/report/paint.ts";
import { reportText } from "../../scripts/content/report/text.ts";
import { filesOf, problemAt } from "./report-case.ts";

const partner = { en: 'Partner "Savanna Tills"', de: "Partner „Savanna Tills“" };
const text = "country: KE\npartners:\n  - name: Savanna Tills\n    e-mail: info@savanna.example\n";
const files = filesOf({ "facts/partners/kenya.yaml": text });
const report = { folder: "content", language: "en", files } as const;

const unknown = problemAt("facts/partners/kenya.yaml", 4, 5, {
  endColumn: 11,
  entry: partner,
  path: ["partners", 0, "e-mail"],
  message: { en: 'Unknown field "e-mail"', de: "Unbekanntes Feld „e-mail“" },
  hint: { en: 'Did you mean "email"?', de: "Meinten Sie „email“?" },
});

const first = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 10 };
const second = { file: "en/ui.yaml", line: 8, column: 1, endLine: 8, endColumn: 2 };
const hint = { en: "Write\nhelp:\n  - printers", de: "" };

describe("the report for people", () => {
  test("names file, line, column, entry, what is wrong and what to write, and counts", () => {
    expect(
      reportText([unknown], report),
    ).toBe(`content/facts/partners/kenya.yaml:4:5  Partner "Savanna Tills": Unknown field "e-mail"
    4 |     e-mail: info@savanna.example
            ^^^^^^
   Fix: Did you mean "email"?   [unknown-field]

1 error in 1 file
  content/facts/partners/kenya.yaml: 1 error
`);
  });

  test("shows the lines around a mistake that keeps the file from being read", () => {
    const broken = filesOf({ "en/ui.yaml": "nav:\n  home: 'Home\n  menu: Menu\n" });
    expect(reportText([problemAt("en/ui.yaml", 2, 9)], { ...report, files: broken })).toContain(
      "    1 | nav:\n    2 |   home: 'Home\n                ^\n    3 |   menu: Menu\n",
    );
  });

  test("speaks German", () => {
    const said = reportText([unknown, { ...unknown, severity: "warning" }], { ...report, language: "de" });
    expect(said).toContain("Partner „Savanna Tills“: Unbekanntes Feld „e-mail“");
    expect(said).toContain("  Warnung: Partner „Savanna Tills“");
    expect(said).toContain("   Abhilfe: Meinten Sie „email“?   [unknown-field]");
    expect(said).toMatch(/^1 Fehler, 1 Warnung in 1 Datei$/m);
  });

  test("is empty without diagnostics, and takes a folder with a slash at its end", () => {
    expect(reportText([], report)).toBe("");
    expect(reportText([unknown], { ...report, folder: "content/" })).toMatch(/^content\/facts/);
  });

  test.each([
    ["entry and key", { entry: partner, path: ["partners", 0, "phone"] }, 'Partner "Savanna Tills", phone: Unknown'],
    ["no key that the message names", { entry: partner, path: ["x"] }, 'Partner "Savanna Tills": Unknown field "x"'],
    ["no entry that the message names", { entry: partner, message: partner, path: [] }, '5  Partner "Savanna Tills"\n'],
    ["the last key, not an index", { path: ["help", 3] }, 'Tills", help: Unknown'],
    ["the place that belongs to it", { related: [second] }, "   The other place: content/en/ui.yaml:8:1\n"],
    ["all of them", { related: [first, second] }, "   Other places: content/en/ui.yaml:3:9, content/en/ui.yaml:8:1\n"],
    ["a hint of several lines", { hint }, "   Fix: Write\n      help:\n        - printers   ["],
  ])("names %s", (_name, what, expected) => {
    expect(reportText([{ ...unknown, message: problemAt("", 1, 1).message, ...what }], report)).toContain(expected);
  });

  test("of hundreds of problems in a file shows the first with their lines and lists all others, the same ones once", () => {
    const many = Array.from({ length: 300 }, (_one, index) => problemAt("en/ui.yaml", index + 1, 3));
    const said = reportText([...many, unknown], {
      ...report,
      files: filesOf({ "en/ui.yaml": "  x: 1\n".repeat(300), "facts/partners/kenya.yaml": text }),
    });
    expect(said.split("\n").length).toBeLessThan(200);
    expect(said).toContain("content/en/ui.yaml: 280 more, by line\n   21:3, 22:3, 23:3, ");
    expect(said).toContain(', 300:3  Unknown field "x". Delete it   [unknown-field]\n');
    expect(said).toMatch(
      /301 errors in 2 files\n {2}content\/en\/ui\.yaml: 300 errors\n {2}content\/facts.*: 1 error\n$/,
    );
  });

  test("lets nothing from content act on the terminal", () => {
    const evil = { en: "a\u001B]0;x\u0007\u009B31m\r\nb\u202E", de: "" };
    const said = reportText(
      [{ ...unknown, file: "en/\u001B[2J.yaml", message: evil, entry: evil, hint: evil }],
      report,
    );
    expect(said).not.toMatch(invisibleCharacter);
    expect(said).toContain("<U+001B>");
  });

  test("has its colours on a terminal and is the same without them", () => {
    const said = reportText([unknown], { ...report, paint: coloured });
    expect(said).toContain("\u001B[31m");
    expect(stripVTControlCharacters(said)).toBe(reportText([unknown], report));
  });
});

describe("colours", () => {
  test.each([
    ["on a terminal", true, {}, coloured],
    ["not in a file", false, {}, plain],
    ["not where NO_COLOR is set", true, { NO_COLOR: "1" }, plain],
    ["where NO_COLOR is empty, as if it were not set", true, { NO_COLOR: "" }, coloured],
    ["where they are forced", false, { FORCE_COLOR: "1" }, coloured],
    ["where they are forced and refused", false, { FORCE_COLOR: "1", NO_COLOR: "1" }, coloured],
    ["not where they are forced off", true, { FORCE_COLOR: "0" }, plain],
    ["not on a terminal that knows none", true, { TERM: "dumb" }, plain],
  ])("are used %s", (_name, isTTY, environment, expected) => {
    expect(paintFor({ isTTY }, environment)).toBe(expected);
  });
});
