import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check/check.ts";
import { isError } from "../../../scripts/content/core/diagnostic.ts";
import { memoBy } from "../../../scripts/content/core/memo.ts";
import { edited, renameLanguage, replace, sampleFiles, textOf, write } from "../content-copy.ts";

type Forms = Readonly<Record<string, string>>;

/** The sample with its German as another language. Its files are read once. */
const sampleIn = memoBy((_sample: typeof sampleFiles, language: string) =>
  edited(
    renameLanguage("de", language),
    replace("site.yaml", "languages: [en, de]", `languages: [en, ${language}]`),
    replace(`${language}/ui.yaml`, / {2}\w+_one: .*\n/g, ""),
  ),
);

/** The first error if every string that counts has these forms. */
function firstIn(language: string, forms: Forms) {
  const file = `${language}/ui.yaml`;
  const lines = (_whole: string, key: string) =>
    Object.entries(forms)
      .map(([form, text]) => `  ${key}_${form}: "${text}"\n`)
      .join("");
  const files = new Map(sampleIn(sampleFiles, language));
  write(file, textOf(files, file).replaceAll(/ {2}(\w+)_other: .*\n/g, lines))(files);
  return checkContent(files).diagnostics.find(isError);
}

const two = { one: "{{count}} a", other: "{{count}} b" };
const polish = { ...two, few: "{{count}} b", many: "{{count}} c" };

test.each([
  ["pl", polish],
  ["ar", { ...polish, zero: "a", two: "c" }],
  ["ja", { other: "{{count}} a" }],
  // A form for millions, which no count here reaches: with it or without.
  ["fr", two],
  ["fr", { ...two, many: "{{count}} c" }],
])("%s is complete with %j", (language, forms) => expect(firstIn(language, forms)).toBeUndefined());

const [numbers, names] = [["0", "2", "3", "4", "5", "6"], ["{{count}}"]];
const keys = ["results_few", "results_many"];
const lines = keys.map((key) => `${key}: …`);
const numberless = { ...polish, few: "b" };
test.each([
  ["pl", two, "catalogue", "missing", { keys, lines, count: 2, language: "pl", numbers }],
  ["ja", two, "catalogue.results_one", "unknown", { language: "ja", category: "one", forms: ["results_other"] }],
  ["pl", numberless, "catalogue.results_few", "number", { names, count: 1, form: "results_other" }],
])("%s with %j is not", (language, forms, path, name, data) => {
  expect(firstIn(language, forms)).toMatchObject({ id: `plural-forms.${name}`, path: path.split("."), data });
});
