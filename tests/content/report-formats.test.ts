import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonReport } from "../../scripts/content/report/json.ts";
import { sarifReport } from "../../scripts/content/report/sarif.ts";
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

describe("the report as SARIF", () => {
  const report = {
    language: "en",
    pathOf: (file: string) => `site/content/${file}`,
    docsOf: (rule: string) => `https://github.example/docs#${rule}`,
  } as const;
  const shape = z.object({
    version: z.literal("2.1.0"),
    runs: z.tuple([
      z.object({
        columnKind: z.string(),
        tool: z.object({ driver: z.object({ name: z.string(), rules: z.array(z.record(z.string(), z.unknown())) }) }),
        results: z.array(
          z.object({
            ruleId: z.string(),
            ruleIndex: z.number(),
            level: z.string(),
            message: z.object({ text: z.string() }),
            locations: z.array(z.unknown()),
            relatedLocations: z.array(z.unknown()),
            partialFingerprints: z.record(z.string(), z.string()),
          }),
        ),
      }),
    ]),
  });
  const runOf = (...problems: Parameters<typeof sarifReport>[0]) =>
    shape.parse(JSON.parse(sarifReport(problems, report))).runs[0];

  test("names place, rule, message and the places that belong to it", () => {
    const run = runOf(warning, unknown);
    expect(run.columnKind).toBe("utf16CodeUnits");
    expect(run.results[1]).toMatchObject({
      ruleId: "unknown-field",
      ruleIndex: 0,
      level: "error",
      message: { text: 'Partner "Savanna Tills": Unknown field "x". Fix: Delete it' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "site/content/facts/partners/a%20b.yaml", uriBaseId: "%SRCROOT%" },
            region: { startLine: 4, startColumn: 5, endLine: 4, endColumn: 6 },
          },
        },
      ],
      relatedLocations: [{ id: 0, physicalLocation: { artifactLocation: { uri: "site/content/en/ui.yaml" } } }],
    });
    expect(run.results[0]).toMatchObject({ level: "warning", relatedLocations: [] });
  });

  test("explains each rule once", () => {
    expect(runOf(warning, unknown).tool.driver.rules).toEqual([
      {
        id: "unknown-field",
        shortDescription: { text: "Unknown field" },
        fullDescription: { text: expect.stringContaining("misspelled") },
        help: { text: expect.stringContaining("misspelled") },
        helpUri: "https://github.example/docs#unknown-field",
      },
    ]);
  });

  test("has no address of the documentation where only its path is known", () => {
    const said = sarifReport([warning], { ...report, docsOf: (rule) => `docs/content-rules.md#${rule}` });
    expect(said).not.toContain("helpUri");
  });

  test("knows a problem again on another line and at another place of a list, and tells two of a kind apart", () => {
    const [first, second] = runOf(unknown, unknown).results.map((one) => one.partialFingerprints);
    expect(first).not.toEqual(second);
    const moved = { ...unknown, line: 40, endLine: 40, path: ["partners", 7, "x"] };
    expect(runOf(moved).results[0]?.partialFingerprints).toEqual(first);
    expect(runOf({ ...unknown, path: ["partners", 0, "y"] }).results[0]?.partialFingerprints).not.toEqual(first);
  });

  test("of valid content is a run without results", () => expect(runOf().results).toEqual([]));
});
