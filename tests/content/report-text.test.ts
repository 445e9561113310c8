import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invisibleCharacter } from "../../scripts/content/parse/invisible-characters.ts";
import { frameOf } from "../../scripts/content/report/frame.ts";
import { plain } from "../../scripts/content/report/paint.ts";
import { reportText } from "../../scripts/content/report/text.ts";
import { filesOf, problemAt } from "./report-case.ts";

const partner = { id: "tool.entry.partner", data: { name: "Savanna Tills" } } as const;
const text = "country: KE\npartners:\n  - name: Savanna Tills\n    e-mail: info@savanna.example\n";
const files = filesOf({ "partners/kenya.yaml": text });
const report = { folder: "content", language: "en", files } as const;

const unknown = problemAt("partners/kenya.yaml", 4, 5, {
  endColumn: 11,
  entry: partner,
  path: ["partners", 0, "e-mail"],
  data: { name: "e-mail", similar: "email" },
});

const first = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 10 };
const named = { data: { name: "Savanna Tills" } };
const lines = ["help:", "  - printers"];
const second = { file: "en/ui.yaml", line: 8, column: 1, endLine: 8, endColumn: 2 };

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
  });

  test("speaks German", () => {
    const warnings = [4, 8, 9, 9, 15].map((line) => ({ ...unknown, severity: "warning", line }) as const);
    const other = { ...unknown, severity: "warning", data: { name: "e-mail" } } as const;
    const said = reportText([unknown, ...warnings, other], { ...report, language: "de" });
    expect(said).toContain("Partner „Savanna Tills“: Unbekanntes Feld „e-mail“   [");
    expect(said).toContain(": Unbekanntes Feld „e-mail“ (und 3 weitere dieser Art, Zeilen 8, 9 und 15)   [");
    expect(said.match(/ {2}Warnung: Partner „Savanna Tills“/g)).toHaveLength(2);
    expect(said).toContain("   Vorschlag: Meinten Sie „email“?\n");
    expect(said).toMatch(/^1 Fehler, 6 Warnungen in 1 Datei$/m);
  });

  test("is empty without diagnostics, and takes a folder with a slash at its end", () => {
    expect(reportText([], report)).toBe("");
    expect(reportText([unknown], { ...report, folder: "content/" })).toMatch(/^content\/partners/);
  });

  test.each([
    ["entry and key", { entry: partner, path: ["partners", 0, "phone"] }, 'Partner "Savanna Tills", phone: Unknown'],
    ["no key that the message names", { entry: partner, path: ["x"] }, 'Partner "Savanna Tills": Unknown field "x"'],
    ["no entry that the message names", { entry: partner, ...named, path: [] }, '5  Unknown field "Savanna Tills"   ['],
    ["the last key with its group, and no index", { path: ["seo", "help", 3] }, 'Tills", seo › help: Unknown'],
    ["related places", { related: [first, second] }, "   See also: content/en/ui.yaml:3:9, content/en/ui.yaml:8:1\n"],
    ["lines to be added", { data: { name: "x", lines } }, "   Fix: Add:\n      help:\n        - printers\n"],
  ])("names %s", (_name, what, expected) => {
    expect(reportText([{ ...unknown, data: { name: "x" }, ...what }], report)).toContain(expected);
  });

  test("of hundreds of problems in a file shows the first with their lines and lists all others", () => {
    const many = Array.from({ length: 300 }, (_one, index) =>
      problemAt("en/ui.yaml", index + 1, 3, { data: { name: String(index + 1) } }),
    );
    const said = reportText([...many, unknown], {
      ...report,
      files: filesOf({ "en/ui.yaml": "  x: 1\n".repeat(300), "partners/kenya.yaml": text }),
    });
    expect(said).toContain("content/en/ui.yaml: 280 more, by line\n   21:3  Unknown");
    expect(said).toContain('\n   300:3  Unknown field "300"   [unknown-field]\n');
    expect(said).toMatch(
      /301 errors in 2 files\n {2}content\/en\/ui\.yaml: 300 errors\n {2}content\/partners.*: 1 error\n$/,
    );
  });

  test("says the same of several lines once", () => {
    const again = [unknown, { ...unknown, line: 9 }, { ...unknown, line: 12 }];
    expect(reportText(again, report)).toContain('"e-mail" (and 2 more like this, lines 9 and 12)   [');
    expect(reportText(again.slice(1), report)).toContain('"e-mail" (and in line 12)   [');
  });

  test("shows errors before warnings, and more than ten warnings of a rule as one line", () => {
    const warning = (line: number) =>
      problemAt("en/ui.yaml", line, 1, { severity: "warning", data: { name: `k${line}` } });
    const warnings = Array.from({ length: 10 }, (_one, index) => warning(index + 1));
    const ten = reportText([...warnings, unknown], report);
    expect(ten.match(/Warning: /g)).toHaveLength(10);
    expect(ten.indexOf("e-mail")).toBeLessThan(ten.indexOf("Warning: "));
    const eleven = reportText([...warnings, warning(11), unknown], report);
    expect(eleven).toContain(
      'Warning: Unknown field "k1" (and 10 more warnings of this rule, in 1 files)   [unknown-field]',
    );
    expect(eleven.match(/Warning: /g)).toHaveLength(1);
  });

  test("links to the page of the rule if the content names its repository", () => {
    const site = filesOf({
      "partners/kenya.yaml": text,
      "site.yaml": "editing:\n  repository: shop/site\n  branch: live\n",
    });
    const address = "https://github.com/shop/site/blob/live/docs/content-rules/unknown-field.md";
    expect(reportText([unknown], { ...report, files: site })).toContain(`\n   ${address}\n`);
  });

  test("lets nothing from content act on the terminal", () => {
    const evil = "a\u001B]0;x\u0007\u009B31m\r\nb\u202E";
    const said = reportText([{ ...unknown, file: "en/\u001B[2J.yaml", data: { name: evil, similar: evil } }], report);
    expect(said).not.toMatch(invisibleCharacter);
    expect(said).toContain("<U+001B>");
  });

  test("has its colours where they are wanted", () => {
    const said = reportText([unknown], { ...report, paint: (style, text) => `<${style}>${text}</${style}>` });
    expect(said).toContain("<red>    ^^^^^^</red>".replace("    ", "            "));
    expect(said.replaceAll(/<\/?(?:bold|dim|red|green)>/g, "")).toBe(reportText([unknown], report));
  });
});

describe("the line of a diagnostic", () => {
  const frame = (line: string, column: number, endColumn: number, width = 60) => {
    const found = problemAt("en/ui.yaml", 1, column, { endColumn });
    return frameOf(found, filesOf({ "en/ui.yaml": line }), width, plain);
  };

  test.each([
    ["a word", "price: 5 USD", 8, 13, "    1 | price: 5 USD", "               ^^^^^"],
    ["the end of a line", "price:", 7, 8, "    1 | price:", "              ^"],
    ["letters of two columns", "n: 東京x", 5, 7, "    1 | n: 東京x", "             ^^^"],
    ["a byte order mark, which is no column", "\uFEFFab", 2, 3, "    1 | ab", "         ^"],
    ["Windows line ends", "bc\r\n", 2, 3, "    1 | bc", "         ^"],
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
