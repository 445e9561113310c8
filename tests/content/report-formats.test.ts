import { expect, test } from "vitest";
import { jsonReport } from "../../scripts/content/report/json.ts";
import { problemAt, reportOf } from "./report-case.ts";

const entry = { id: "tool.entry.partner", data: { name: "Savanna Tills" } } as const;
const place = { file: "en/ui.yaml", line: 3, column: 9, endLine: 3, endColumn: 12 };
const error = problemAt("partners/a b.yaml", 4, 5, { entry, path: ["partners", 0, "x"], related: [place] });
const warning = problemAt("en/ui.yaml", 1, 1, { severity: "warning" });

test("the report as JSON has this shape", () => {
  expect(JSON.parse(jsonReport(reportOf([error, warning], { language: "de" })))).toEqual({
    version: 2,
    language: "de",
    valid: false,
    counts: { files: 1, filesWithDiagnostics: 2, errors: 1, warnings: 1 },
    contentLanguages: ["en"],
    diagnostics: [
      {
        id: "unknown-field",
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
        data: { name: "x", similar: "y" },
        help: "Meinten Sie „y“?",
        related: [{ ...place, file: "content/en/ui.yaml" }],
        docs: "docs/content-rules/unknown-field.de.md",
        fixes: [],
      },
      expect.objectContaining({ severity: "warning", file: "content/en/ui.yaml", path: [], related: [] }),
    ],
  });
  expect(JSON.parse(jsonReport(reportOf([warning])))).toMatchObject({ valid: true });
  expect(JSON.parse(jsonReport(reportOf([])))).toMatchObject({ valid: true, diagnostics: [], counts: { errors: 0 } });
});
