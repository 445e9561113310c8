import { describe, expect, test } from "vitest";
import { jsonReport } from "../../scripts/content/report/json.ts";
import { problemAt } from "./report-case.ts";

const partner = { en: 'Partner "Savanna Tills"', de: "Partner „Savanna Tills“" };
const related = [{ file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 12 }];
const unknown = problemAt("facts/partners/a b.yaml", 4, 5, { entry: partner, path: ["partners", 0, "x"], related });
const warning = problemAt("en/ui.yaml", 1, 1, { severity: "warning" });

describe("the report as JSON", () => {
  const report = {
    language: "de",
    languages: ["en", "de"],
    checked: 172,
    pathOf: (file: string) => `content/${file}`,
    docsOf: (rule: string) => `docs/content-rules.de.md#${rule}`,
  } as const;

  test("has this shape", () => {
    expect(JSON.parse(jsonReport([unknown, warning], report))).toEqual({
      version: 1,
      language: "de",
      valid: false,
      counts: { files: 172, filesWithProblems: 2, errors: 1, warnings: 1 },
      contentLanguages: ["en", "de"],
      problems: [
        {
          rule: "unknown-field",
          severity: "error",
          file: "content/facts/partners/a b.yaml",
          line: 4,
          column: 5,
          endLine: 4,
          endColumn: 6,
          path: ["partners", 0, "x"],
          entry: "Partner „Savanna Tills“",
          message: "Unbekanntes Feld „x“",
          hint: "Löschen Sie es",
          related: [{ file: "content/en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 12 }],
          docs: "docs/content-rules.de.md#unknown-field",
        },
        expect.objectContaining({ severity: "warning", file: "content/en/ui.yaml", path: [], related: [] }),
      ],
    });
  });

  test("is valid with warnings alone, and has the same fields without any problem", () => {
    expect(JSON.parse(jsonReport([warning], report))).toMatchObject({ valid: true });
    expect(JSON.parse(jsonReport([], report))).toMatchObject({ valid: true, problems: [], counts: { errors: 0 } });
  });
});
