import { describe, expect, test } from "vitest";
import { isError } from "../../../scripts/content/core/diagnostic.ts";
import { checkEdited, type Edit, renameLanguage, replace, textOf, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

type Forms = Readonly<Record<string, string>>;

/** The sample with its German as another language, in which every string that counts has these forms. */
function translated(language: string, forms: Forms): Edit[] {
  const file = `${language}/ui.yaml`;
  const lines = (_whole: string, key: string) =>
    Object.entries(forms)
      .map(([form, text]) => `  ${key}_${form}: "${text}"\n`)
      .join("");
  return [
    renameLanguage("de", language),
    replace("site.yaml", "languages: [en, de]", `languages: [en, ${language}]`),
    replace(file, / {2}\w+_one: .*\n/g, ""),
    (files) => write(file, textOf(files, file).replaceAll(/ {2}(\w+)_other: .*\n/g, lines))(files),
  ];
}

const polish = { one: "{{count}} a", few: "{{count}} b", many: "{{count}} c", other: "{{count}} d" };
const arabic = { ...polish, zero: "a", two: "c" };

/** What is found in the first string. */
function firstIn(language: string, forms: Forms) {
  const { diagnostics } = checkEdited(...translated(language, forms));
  return diagnostics.find(isError);
}

describe("plural forms", () => {
  test.each([
    ["pl", polish],
    ["ar", arabic],
    ["ja", { other: "{{count}} a" }],
    // A form for millions, which no count here reaches: with it or without.
    ["fr", { one: "{{count}} a", other: "{{count}} b" }],
    ["fr", { one: "{{count}} a", many: "{{count}} b", other: "{{count}} c" }],
  ])("%s is complete with %j", (language, forms) => expect(firstIn(language, forms)).toBeUndefined());

  test.each([
    [
      "pl",
      { one: polish.one, other: polish.other },
      "catalogue",
      "missing",
      { keys: ["results_few", "results_many"], count: 2, language: "pl", numbers: ["0", "2", "3", "4", "5", "6"] },
    ],
    [
      "ja",
      { one: "{{count}} a", other: "{{count}} b" },
      "catalogue.results_one",
      "unknown",
      { language: "ja", category: "one", forms: ["results_other"] },
    ],
    [
      "pl",
      { ...polish, few: "b" },
      "catalogue.results_few",
      "number",
      { names: ["{{count}}"], count: 1, form: "results_other" },
    ],
  ])("%s with %j is not", (language, forms, path, name, data) => {
    expect(firstIn(language, forms)).toMatchObject({ id: `plural-forms.${name}`, path: path.split("."), data });
  });
});

describeRule("plural-forms", [
  [
    [replace("de/ui.yaml", /^ {2}results_one: .*\n/m, ""), replace("de/ui.yaml", /^catalogue:/m, "‸catalogue:")],
    "plural-forms.missing",
    { keys: ["results_one"], lines: ["results_one: …"] },
  ],
]);
