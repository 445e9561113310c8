/** What the check offers to write instead of a slip, and that it is what was wanted. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withFixes } from "../../scripts/content/check/fixes.ts";
import { fixContent } from "../../scripts/content/cli/fix.ts";
import { jsonReport } from "../../scripts/content/cli/report/json.ts";
import { rdjsonReport } from "../../scripts/content/cli/report/rdjson.ts";
import { isTextEdit } from "../../scripts/content/core/diagnostic.ts";
import { applyEdits } from "../../scripts/content/files/apply-edits.ts";
import { checkEdited, edited, rename, replace, sampleFiles, textOf } from "./content-copy.ts";
import { filesOf, problemAt, reportOf } from "./report-case.ts";

const plugin = "plugins/fatoora.yaml";
const partners = "partners/kenya.yaml";

type Slips = readonly (readonly [was: string, typed: string, wanted: string])[];

const slips: Readonly<Record<string, Slips>> = {
  [plugin]: [
    ["price: 8", "price: $8", "price: 8"],
    ["price: 8", "price: 9,50 EUR", "price: 9.50"],
    ["price: 8", 'price: "9,-"', "price: 9"],
    ["price: 8", "price: 1.000,50", "price: 1000.50"],
    ["price: 8", "price: 8 $ pro Monat", "price: 8"],
    ["price: 8", "price: 1O", "price: 10"],
    ["price: 8", "price: ٩", "price: 9"],
    ["bytes: 8527872", "bytes: 8,527,872", "bytes: 8527872"],
    ["bytes: 8527872", "bytes: 8 527 872 bytes", "bytes: 8527872"],
    ["bytes: 8527872", "bytes: 8,13 MB (8.527.872 Bytes)", "bytes: 8527872"],
    ["date: 2025-08-05", "date: 18 Nov 2025", "date: 2025-11-18"],
    ["date: 2025-08-05", "date: 9. Dezember 2025", "date: 2025-12-09"],
    ["date: 2025-08-05", "date: Tuesday, December 9th, 2025", "date: 2025-12-09"],
    ["date: 2025-08-05", "date: 2025-11-18 10:00", "date: 2025-11-18"],
    ["date: 2025-08-05", "date: 09.12.25", "date: 2025-12-09"],
    ["date: 2025-08-05", "date: 13/08/2025", "date: 2025-08-13"],
    ["date: 2025-08-05", "date: 45999", "date: 2025-12-08"],
    ["date: 2025-08-05", "date: 2O25_08_05", "date: 2025-08-05"],
    ["date: 2025-08-05", "date: 5th of August 2025 (Tuesday)", "date: 2025-08-05"],
    ["    bytes: 8527872", "  bytes: 8527872", "    bytes: 8527872"],
    ["country: SA", "country: Saudi-Arabien", "country: SA"],
    ["country: SA", "country: KSA", "country: SA"],
    ['version: "1.15"', "version: 1,15", "version: 1.15"],
    ['version: "1.15"', "version: Version 1.15", "version: 1.15"],
    ["sha256: 3fa154", "sha256: Fatoora.Lite.exe 3FA154", "sha256: 3fa154"],
    [
      "path: plugins/fatoora/latest/Fatoora.Lite",
      "path: /plugins/fatoora/latest/Fatoora.Lite",
      "path: plugins/fatoora/latest/Fatoora.Lite",
    ],
    ["order: 110", "ordr: 110", "order: 110"],
    ["order: 110", "order:110", "order: 110"],
    ["order: 110", "order = 110", "order: 110"],
    ["order: 110", "order: 110\norder: 110", "order: 110"],
    ["layout: standard", "layout: standart", "layout: standard"],
    ["order: 110", "order: #110", "order: 110"],
    ["order: 110", "order: No. 110", "order: 110"],
    ["price: 8", "Preis: 8", "price: 8"],
    ["date: 2025-08-05", "datum: 2025-08-05", "date: 2025-08-05"],
    ["date: 2025-08-05", "date: den 5. Aug. 2025", "date: 2025-08-05"],
    ['version: "1.15"', "version: “1.15”", "version: 1.15"],
    ["image: plugins/", "image: C:\\content\\images\\plugins\\", "image: plugins/"],
    ["image: plugins/", "image: ", "image: plugins/"],
    ["  - fatoora\n", "  - How reporting to Fatoora works\n", "  - fatoora\n"],
  ],
  [partners]: [
    ["phone: +254 57", "phone: tel:+254 57", "phone: +254 57"],
    ["phone: +254 57", "phone: +254 (0) 57", "phone: +254 57"],
    ["phone: +254 57", "phone: ＋254 57", "phone: +254 57"],
    ["phone: +254 57 555 0416", "phone: '+254 57 555 0416", "phone: +254 57 555 0416"],
    ["phone: +254 57 555 0416", "phone: 254 57/555–0416", "phone: +254 57 555-0416"],
    [
      "phone: +254 57 555 0416",
      "phone: +254 57 555 0416 or +254 57 555 0417",
      "phone: +254 57 555 0416, +254 57 555 0417",
    ],
    ["info@savanna.example", "info(at)savanna.example", "info@savanna.example"],
    ["info@savanna.example", "mailto:info@savanna.example", "info@savanna.example"],
    ["info@savanna.example", "info@savanna,example", "info@savanna.example"],
    [
      "info@savanna.example",
      "info@savanna.example; till@savanna.example.",
      "info@savanna.example, till@savanna.example",
    ],
    ["https://savanna.example", "www.savanna.example", "https://www.savanna.example"],
    ["https://savanna.example", "<http:/savanna.example>", "https://savanna.example"],
    ["country: KE", "country: Kenya", "country: KE"],
    ["country: KE", "country: Republik Kenia (KE)", "country: KE"],
    // In quotes each would still be none.
    ["website: https://savanna.example", "website: Website: savanna.example", "website: https://savanna.example"],
    [
      "website: https://savanna.example",
      "website: [Savanna](https://savanna.example)",
      "website: https://savanna.example",
    ],
    ["info@savanna.example", "E-Mail: info@savanna.example", "info@savanna.example"],
    ["phone: +254 57", "phone: Tel.: +254 57", "phone: +254 57"],
    ["premium: true", "premium: ture", "premium: true"],
    ["      - Nairobi", "      -Nairobi", "      - Nairobi"],
    ['"@tausi_example"', "https://t.me/tausi_example", '"@tausi_example"'],
    ["    email: info", "   email: info", "    email: info"],
    ["    email: info", "     email: info", "    email: info"],
    ["    email: info", "\temail: info", "    email: info"],
    ["  - name: Tausi", "  -name: Tausi", "  - name: Tausi"],
    ["  - name: Tausi", "  • name: Tausi", "  - name: Tausi"],
    ["partners:\n", "", "partners:\n"],
    ["name: Savanna Till Systems", "name: Savanna: Till Systems", 'name: "Savanna: Till Systems"'],
    ["name: Savanna Till Systems", "name: @Savanna", 'name: "@Savanna"'],
    ["name: Savanna Till Systems", 'name: "Savanna" Till', "name: '\"Savanna\" Till'"],
    ["name: Savanna Till Systems", 'name: "Savanna', 'name: "Savanna"'],
    ["name: Savanna Till Systems", "name: #1 Tills", 'name: "#1 Tills"'],
    ["name: Savanna Till Systems", "name: 'Savanna's Tills'", 'name: "Savanna\'s Tills"'],
    ["  - name: Tausi", "    name: Tausi", "  - name: Tausi"],
    ["    mobile: +254 700 555 072", "    Handy: +254 700 555 072", "    mobile: +254 700 555 072"],
    ["    phone: +254 57", "\u00a0\u00a0  phone: +254 57", "    phone: +254 57"],
    ["    phone: +254 57", "    phone:+254 57", "    phone: +254 57"],
    ["    phone: +254 57", "    phone:\u00a0+254 57", "    phone: +254 57"],
    ["phone: +254 57 555 0416", "phone: https://wa.me/254575550416", "phone: +254575550416"],
    ["https://savanna.example", "https://savanna.example/ till", "https://savanna.example/till"],
    ["country: KE", "country: KEN", "country: KE"],
    ["country: KE", "country: Kenja", "country: KE"],
  ],
  "editions.yaml": [
    ["trialDays: 30", "trialDays: 60 days", "trialDays: 60"],
    ["trialDays: 30", "trialDays: 3O", "trialDays: 30"],
    ["trialDays: 30", "trialDays: 14 Tage", "trialDays: 14"],
    ["cpuGhz: 1", "cpuGhz: 1,5 GHz", "cpuGhz: 1.5"],
    ["group: limits", "group: Obergrenzen", "group: limits"],
    ["currency: USD", "currency: Euro", "currency: EUR"],
    ["currency: USD", "currency: €", "currency: EUR"],
  ],
  "areas.yaml": [
    ["      - Sales by hour", "      • Sales by hour", "      - Sales by hour"],
    ["      - Sales by hour", "     - Sales by hour", "      - Sales by hour"],
  ],
  "help.yaml": [["/{lang}/install-pro", "/{Sprache}/install-pro", "/{lang}/install-pro"]],
  "releases/1.47.yaml": [["    de: Beleg scannen", "  - de: Beleg scannen", "    de: Beleg scannen"]],
  "en/pages/faq.yaml": [["    text: |-\n", "    text: >-\n", "    text: |-\n"]],
  "statistics.yaml": [
    ["downloads: 1000000", "downloads: 1,200,000+", "downloads: 1200000"],
    ["downloads: 1000000", "downloads: 1.2 million", "downloads: 1200000"],
    ["countries: 140", "countries: 140 countries", "countries: 140"],
  ],
  "site.yaml": [
    ["languages: [en, de]", "languages: en, de", "languages: [en, de]"],
    ["languages: [en, de]", "languages: [en, de", "languages: [en, de]"],
    ["path: /sign-in", "path: sign-in", "path: /sign-in"],
  ],
};

/** The texts with each fix of a file that is refused. */
function fixedTexts(file: string, was: string, typed: string) {
  const { files, diagnostics, content } = checkEdited(replace(file, was, typed));
  expect(content).toBeUndefined();
  const text = new TextDecoder().decode(files.bytes.get(file));
  return withFixes(diagnostics, files).flatMap(({ fixes = [] }) =>
    fixes.map(({ kind, edit }) => ({ kind, text: applyEdits(text, [edit].filter(isTextEdit)) })),
  );
}

for (const [file, rows] of Object.entries(slips)) {
  test.each(rows)(`${file}, "%s": for "%s" there is one fix`, (was, typed, wanted) => {
    expect(fixedTexts(file, was, typed)).toEqual([
      { kind: "fix", text: textOf(sampleFiles, file).replace(was, wanted) },
    ]);
  });
}

test.each([
  ["price: 8", "price: 9,500", ["price: 9500", "price: 9.5"]],
  ["date: 2025-08-05", "date: 09/12/2025", ["date: 2025-12-09", "date: 2025-09-12"]],
  [
    "title: When ZATCA has given you a date",
    "title: “When: ZATCA”",
    ['title: "When: ZATCA"', 'title: "“When: ZATCA”"'],
  ],
  [
    "title: When ZATCA has given you a date",
    'title: "When: ZATCA" or',
    ['title: "When: ZATCA or"', "title: '\"When: ZATCA\" or'"],
  ],
])('"%s": for "%s" there are choices, and none is certain', (was, typed, wanted) => {
  const text = textOf(sampleFiles, plugin);
  const texts = wanted.map((each) => ({ kind: "choice", text: text.replace(was, each) }));
  expect(fixedTexts(plugin, was, typed)).toEqual(texts);
});

// Each would lose something, or is a guess.
test.each([
  [plugin, "price: 8", "price: 8 or 9"],
  [plugin, "price: 8", "price: 80 per year"],
  [plugin, "price: 8", "price: 8.999"],
  [plugin, "bytes: 8527872", "bytes: 8.5 MB"],
  [plugin, "bytes: 8527872", "bytes: 4,12 MB (8.527.872 Bytes)"],
  [plugin, "date: 2025-08-05", "date: 30.02.2025"],
  [plugin, "date: 2025-08-05", "date: November 2025"],
  ["editions.yaml", "trialDays: 30", "trialDays: 2 weeks"],
  ["help.yaml", "path: /{lang}/install-pro", "path: https://help.example/install-pro"],
  [partners, "phone: +254 57 555 0416", "phone: 057 555 0416"],
  [partners, "phone: +254 57 555 0416", "phone: +254 57 555 0416 (office)"],
  [partners, "phone: +254 57 555 0416", "phone: 2.54576E+11"],
  [partners, "https://savanna.example", "https://savanna.example https://till.example"],
  [partners, "info@savanna.example", "Amal, savanna.example"],
])('%s, "%s": for "%s" there is no fix', (file, was, typed) => {
  expect(fixedTexts(file, was, typed)).toEqual([]);
});

describe("--fix", () => {
  const broken = edited(
    replace(plugin, "price: 8", "price: $8  # as of today"),
    replace(plugin, "date: 2025-08-05", "date: 5 August 2025"),
    replace(partners, "country: KE", "country: Kenya"),
    replace(partners, "name: Savanna Till", "name: Savanna: Till"),
    rename(partners, "partners/Kenya.yml"),
  );

  test("makes the certain fixes, keeps comments and line ends, and finds nothing more afterwards", () => {
    const { fixed, applied } = fixContent(broken, {});
    expect(applied).toHaveLength(5);
    expect(textOf(fixed, plugin)).toBe(textOf(sampleFiles, plugin).replace("price: 8", "price: 8  # as of today"));
    expect(textOf(fixed, partners)).toBe(
      textOf(sampleFiles, partners).replace("name: Savanna Till Systems", 'name: "Savanna: Till Systems"'),
    );
    expect(fixed.has("partners/Kenya.yml")).toBe(false);
    expect(fixContent(fixed, {}).applied).toEqual([]);
  });
});

test("fixes in JSON have this shape", () => {
  const range = { line: 3, column: 1, endLine: 3, endColumn: 4 };
  const rename = { file: "partners/Kenya.yml", rename: "partners/kenya.yaml" };
  const found = [
    problemAt("en/ui.yaml", 3, 1, {
      fixes: [{ kind: "choice", edit: { file: "en/ui.yaml", ...range, newText: "" } }],
    }),
    problemAt("partners/Kenya.yml", 1, 1, { fixes: [{ kind: "fix", edit: rename }] }),
  ];
  const edit = z.union([
    z.strictObject({ file: z.string(), rename: z.string() }),
    z.strictObject({
      ...{ file: z.string(), newText: z.string() },
      ...{ line: z.int().min(1), column: z.int().min(1), endLine: z.int().min(1), endColumn: z.int().min(1) },
    }),
  ]);
  const fix = z.strictObject({
    kind: z.enum(["fix", "choice"]),
    title: z.string().min(1),
    edits: z.array(edit).min(1),
  });
  const report = JSON.parse(jsonReport(reportOf(found)));
  const fixes = z.array(z.object({ fixes: z.tuple([fix]) })).parse(report.diagnostics);
  expect(fixes.map(({ fixes: [{ title }] }) => title)).toEqual([
    "Delete this line",
    "Rename the file to partners/kenya.yaml",
  ]);
  expect(fixes[1]?.fixes[0].edits).toEqual([
    { file: "content/partners/Kenya.yml", rename: "content/partners/kenya.yaml" },
  ]);
});

test("columns of suggestions count bytes, as reviewdog wants them", () => {
  const line = "name: Kassenbücher 1";
  const place = { file: "en/ui.yaml", line: 1, column: line.length, endLine: 1, endColumn: line.length + 1 };
  const found = problemAt("en/ui.yaml", 1, line.length, {
    fixes: [{ kind: "fix", edit: { ...place, newText: "2" } }],
  });
  const report = JSON.parse(rdjsonReport(reportOf([found], { files: filesOf({ "en/ui.yaml": `${line}\n` }) })));
  const range = { start: { line: 1, column: 21 }, end: { line: 1, column: 22 } };
  expect(report).toEqual({
    source: { name: "Content check" },
    diagnostics: [
      {
        message: expect.stringContaining("Unknown field"),
        severity: "ERROR",
        location: { path: expect.stringMatching(/content\/en\/ui\.yaml$/), range },
        code: { value: "unknown-field" },
        suggestions: [{ range, text: "2" }],
      },
    ],
  });
});
