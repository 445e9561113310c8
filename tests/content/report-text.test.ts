import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeFrame } from "../../scripts/content/cli/report/code-frame.ts";
import { jsonReport } from "../../scripts/content/cli/report/json.ts";
import { plain } from "../../scripts/content/cli/report/paint.ts";
import { reportText } from "../../scripts/content/cli/report/text.ts";
import { invisibleCharacter } from "../../scripts/content/files/invisible-characters.ts";
import { filesOf, problemAt, reportOf } from "./report-case.ts";

const kenya = {
  "partners/kenya.yaml": "country: KE\npartners:\n  - name: Savanna Tills\n    e-mail: info@savanna.example\n",
};
const report = { folder: "content", language: "en", files: filesOf(kenya) } as const;

const data = { name: "e-mail", similar: "email" };
const entry = { id: "tool.entry.partner", data: { name: "Savanna Tills" } } as const;
const path = ["partners", 0, "e-mail"];
const unknown = problemAt("partners/kenya.yaml", 4, 5, { endColumn: 11, entry, path, data });
const inLines = (count: number, severity: "error" | "warning" = "error") =>
  Array.from({ length: count }, (_one, index) =>
    problemAt("en/ui.yaml", index + 1, 3, { severity, data: { name: `k${index + 1}` } }),
  );

describe("the report for people", () => {
  test("names file, line, column, entry, what is wrong and what to write, and counts", () => {
    expect(
      reportText([unknown], report),
    ).toBe(`content/partners/kenya.yaml:4:5  Partner "Savanna Tills": Unknown field "e-mail"   [unknown-field]
    4 |     e-mail: info@savanna.example
            ^^^^^^
   Fix: Did you mean "email"?

1 error in 1 file
  content/partners/kenya.yaml: 1 error
`);
    expect(reportText([], report)).toBe("");
  });

  test("speaks German, and says the same of several lines once", () => {
    const warnings = [4, 8, 9, 9, 15].map((line) => ({ ...unknown, severity: "warning", line }) as const);
    const other = { ...unknown, severity: "warning", data: { name: "e-mail" } } as const;
    const said = reportText([unknown, ...warnings, other], { ...report, folder: "content/", language: "de" });
    expect(said).toMatch(/^content\/partners.*Partner „Savanna Tills“: Unbekanntes Feld „e-mail“ {3}\[/);
    expect(said).toContain(": Unbekanntes Feld „e-mail“ (und 3 weitere dieser Art, Zeilen 8, 9 und 15)   [");
    expect(said.match(/ {2}Warnung: Partner „Savanna Tills“/g)).toHaveLength(2);
    expect(said).toContain("   Vorschlag: Meinten Sie „email“?\n");
    expect(said).toMatch(/^1 Fehler, 6 Warnungen in 1 Datei$/m);
    expect(reportText([unknown, { ...unknown, line: 12 }], report)).toContain('"e-mail" (and in line 12)   [');
  });

  const first = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 10 };
  const second = { ...first, line: 8, column: 1, endLine: 8 };
  const lines = ["help:", "  - printers"];

  test.each([
    ["entry and key", { path: ["partners", 0, "phone"] }, 'Partner "Savanna Tills", phone: Unknown'],
    ["no entry that the message names", { data: entry.data, path: [] }, '5  Unknown field "Savanna Tills"   ['],
    ["the last key with its group, and no index", { path: ["seo", "help", 3] }, 'Tills", seo › help: Unknown'],
    ["related places", { related: [first, second] }, "   See also: content/en/ui.yaml:3:9, content/en/ui.yaml:8:1\n"],
    ["lines to be added", { data: { name: "x", lines } }, "   Fix: Add:\n      help:\n        - printers\n"],
  ])("names %s", (_name, what, expected) => {
    expect(reportText([{ ...unknown, data: { name: "x" }, ...what }], report)).toContain(expected);
  });

  test("links to the page of the rule if the content names its repository", () => {
    const site = filesOf({ ...kenya, "site.yaml": "editing:\n  repository: shop/site\n  branch: live\n" });
    const address = "https://github.com/shop/site/blob/live/docs/content-rules/unknown-field.md";
    expect(reportText([unknown], { ...report, files: site })).toContain(`\n   ${address}\n`);
  });

  test("of hundreds of problems in a file shows the first with their lines and lists all others", () => {
    const many = filesOf({ ...kenya, "en/ui.yaml": "  x: 1\n".repeat(300) });
    const said = reportText([...inLines(300), unknown], { ...report, files: many });
    expect(said).toContain("content/en/ui.yaml: 280 more, by line\n   21:3  Unknown");
    expect(said).toContain('\n   300:3  Unknown field "k300"   [unknown-field]\n');
    expect(said).toMatch(/301 errors in 2 files\n {2}content\/en\/ui\.yaml: 300 errors\n {2}content\/.*: 1 error\n$/);
  });

  test("shows errors before warnings, and more than ten warnings of a rule as one line", () => {
    const ten = reportText([...inLines(10, "warning"), unknown], report);
    expect(ten.match(/Warning: /g)).toHaveLength(10);
    expect(ten.indexOf("e-mail")).toBeLessThan(ten.indexOf("Warning: "));
    const eleven = reportText(inLines(11, "warning"), report).match(/Warning: .*/g);
    expect(eleven).toEqual([expect.stringContaining('"k1" (and 10 more warnings of this rule, in 1 files)   [')]);
  });

  test("lets nothing from content act on the terminal", () => {
    const evil = "a\u001B]0;x\u0007\u009B31m\r\nb\u202E";
    const said = reportText([{ ...unknown, file: "en/\u001B[2J.yaml", data: { name: evil, similar: evil } }], report);
    expect(said).not.toMatch(invisibleCharacter);
    expect(said).toContain("<U+001B>");
  });

  test("has its colours where they are wanted", () => {
    const said = reportText([unknown], { ...report, paint: (style, text) => `<${style}>${text}</${style}>` });
    expect(said).toContain(`<red>${" ".repeat(12)}^^^^^^</red>`);
    expect(said.replaceAll(/<\/?(?:bold|dim|red|green)>/g, "")).toBe(reportText([unknown], report));
  });
});

describe("the line of a diagnostic", () => {
  const frame = (line: string, column: number, endColumn: number, width = 60) => {
    const found = problemAt("en/ui.yaml", 1, column, { endColumn });
    return codeFrame(found, filesOf({ "en/ui.yaml": line }), width, plain);
  };

  test.each([
    ["a word", "price: 5 USD", 8, 13, "    1 | price: 5 USD", "               ^^^^^"],
    ["the end of a line", "price:", 7, 8, "    1 | price:", "              ^"],
    ["letters of two columns", "n: 東京x", 5, 7, "    1 | n: 東京x", "             ^^^"],
    ["no byte order mark and no line end", "\uFEFFab\r\n", 2, 3, "    1 | ab", "         ^"],
    ["what turns the direction", "n: \u202Ex", 5, 6, "    1 | n: <U+202E>x", "                   ^"],
  ])("underlines %s", (_name, line, column, endColumn, ...shown) => {
    expect(frame(line, column, endColumn)).toEqual(shown);
  });

  test("is cut around the place if it is long", () => {
    const [line = "", marks = ""] = frame(`${"a ".repeat(200)}HERE${" b".repeat(200)}`, 401, 405, 80);
    expect(line).toMatch(/^ {4}1 \| …[a ]{40}HERE[b ]{28}…$/);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
  });

  test("has no character that acts on a terminal, whatever the text and the place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.nat(300), fc.nat(300), (line, column, width) => {
        for (const shown of frame(line, column + 1, column + 1 + width)) expect(shown).not.toMatch(invisibleCharacter);
      }),
      { numRuns: 200, seed: 2025 },
    );
  });
});

test("the report as JSON has this shape", () => {
  const place = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 12 };
  const warnings = inLines(1, "warning");
  const found = [{ ...unknown, related: [place] }, ...warnings];
  expect(JSON.parse(jsonReport(reportOf(found, { language: "de" })))).toEqual({
    version: 2,
    language: "de",
    valid: false,
    counts: { files: 1, filesWithDiagnostics: 2, errors: 1, warnings: 1 },
    contentLanguages: ["en"],
    diagnostics: [
      {
        ...{ id: "unknown-field", rule: "unknown-field", severity: "error", path, data },
        ...{ file: "content/partners/kenya.yaml", line: 4, column: 5, endLine: 4, endColumn: 11 },
        entry: "Partner „Savanna Tills“",
        message: "Unbekanntes Feld „e-mail“",
        help: "Meinten Sie „email“?",
        related: [{ ...place, file: "content/en/ui.yaml" }],
        docs: "docs/content-rules/unknown-field.de.md",
        fixes: [],
      },
      expect.objectContaining({ severity: "warning", file: "content/en/ui.yaml", path: [], related: [] }),
    ],
  });
  expect(JSON.parse(jsonReport(reportOf(warnings)))).toMatchObject({ valid: true });
});
