import { expect, test } from "vitest";
import { jsonReport } from "../../scripts/content/report/json.ts";
import { problemAt, reportOf } from "./report-case.ts";

const entry = { en: 'Partner "Savanna Tills"', de: "Partner „Savanna Tills“" };
const place = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 12 };
const error = problemAt("partners/a b.yaml", 4, 5, { entry, path: ["partners", 0, "x"], related: [place] });
const warning = problemAt("en/ui.yaml", 1, 1, { severity: "warning" });

test("the report as JSON has this shape", () => {
  expect(JSON.parse(jsonReport(reportOf([error, warning], { language: "de" })))).toEqual({
    version: 1,
    language: "de",
    valid: false,
    counts: { files: 1, filesWithProblems: 2, errors: 1, warnings: 1 },
    contentLanguages: ["en", "de"],
    problems: [
      {
        rule: "unknown-field",
        severity: "error",
        file: "content/partners/a b.yaml",
        line: 4,
        column: 5,
        endLine: 4,
        endColumn: 6,
        path: ["partners", 0, "x"],
        entry: "Partner „Savanna Tills“",
        message: "Unbekanntes Feld „x“",
        hint: "Löschen Sie es",
        related: [{ ...place, file: "content/en/ui.yaml" }],
        docs: "docs/content-rules.de.md#unknown-field",
      },
      expect.objectContaining({ severity: "warning", file: "content/en/ui.yaml", path: [], related: [] }),
    ],
  });
});

test("the report as JSON is valid with warnings alone, and has the same fields without any problem", () => {
  expect(JSON.parse(jsonReport(reportOf([warning])))).toMatchObject({ valid: true });
  expect(JSON.parse(jsonReport(reportOf([])))).toMatchObject({ valid: true, problems: [], counts: { errors: 0 } });
});
