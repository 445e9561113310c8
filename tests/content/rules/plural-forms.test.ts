import { describe, expect, test } from "vitest";
import { isError } from "../../../scripts/content/check.ts";
import { pluralCategories } from "../../../scripts/content/schema/plural-forms.ts";
import { staticI18n } from "../../../src/features/language/i18n.ts";
import { checkEdited, type Edit, rename, replace, textOf, write } from "../content-copy.ts";

/** The sample with its German as another language, in which every string that counts has these forms. */
function translated(language: string, forms: Readonly<Record<string, string>>): Edit[] {
  const lines = (_whole: string, key: string) =>
    Object.entries(forms)
      .map(([form, text]) => `  ${key}_${form}: "${text}"\n`)
      .join("");
  return [
    rename("de", language),
    replace("facts/site.yaml", "languages: [en, de]", `languages: [en, ${language}]`),
    replace(`${language}/ui.yaml`, / {2}\w+_one: .*\n/g, ""),
    (files) => {
      const file = `${language}/ui.yaml`;
      write(file, textOf(files, file).replaceAll(/ {2}(\w+)_other: .*\n/g, lines))(files);
    },
  ];
}

const polish = { one: "{{count}} a", few: "{{count}} b", many: "{{count}} c", other: "{{count}} d" };
const arabic = {
  zero: "a",
  one: "{{count}} b",
  two: "c",
  few: "{{count}} d",
  many: "{{count}} e",
  other: "{{count}} f",
};

async function errorsIn(language: string, forms: Readonly<Record<string, string>>) {
  const { diagnostics } = await checkEdited(...translated(language, forms));
  return diagnostics.filter(isError).map(({ file, path, rule, message, hint }) => ({
    at: `${file} ${path.join(".")} ${rule}`,
    said: `${message.en}. ${hint.en}`,
  }));
}

describe("plural forms", () => {
  test.each([
    ["pl", polish],
    ["ar", arabic],
    ["ja", { other: "{{count}} a" }],
    // A form for millions, which no count here reaches: with it or without.
    ["fr", { one: "{{count}} a", other: "{{count}} b" }],
    ["fr", { one: "{{count}} a", many: "{{count}} b", other: "{{count}} c" }],
  ])("%s is complete with %j", async (language, forms) => {
    expect(await errorsIn(language, forms)).toEqual([]);
  });

  test("a language whose numbers need more forms is told which keys to add, once a string", async () => {
    const { one, other } = polish;
    const found = await errorsIn("pl", { one, other });
    expect(found.map(({ at }) => at)).toEqual([
      "pl/ui.yaml catalogue missing-field",
      "pl/ui.yaml directory missing-field",
      "pl/ui.yaml directory missing-field",
    ]);
    expect(found[0]?.said).toBe(
      '"results_few", "results_many" are missing: Polish has a form of its own for 0, 2, 3, 4, 5, 6 …. ' +
        "Add lines  results_few: …  results_many: …",
    );
  });

  test("a form that the language does not have is refused", async () => {
    const found = await errorsIn("ja", { one: "{{count}} a", other: "{{count}} b" });
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({
      at: "ja/ui.yaml catalogue.results_one unknown-field",
      said: 'Japanese has no plural form "one". Delete the line; the forms here are: results_other',
    });
  });

  test("a form for several numbers that forgets the number is told so", async () => {
    const found = await errorsIn("pl", { ...polish, few: "b" });
    expect(found.map(({ at }) => at)[0]).toBe("pl/ui.yaml catalogue.results_few placeholder-differs");
    expect(found[0]?.said).toBe("{{count}} is missing here and is in results_other. Put {{count}} into this text");
  });

  test("the browser's i18next takes the form that the number needs", () => {
    const say = (language: string, forms: Readonly<Record<string, string>>, count: number) => {
      const directory = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`results_${form}`, text]));
      return staticI18n(language, { [language]: { translation: { directory } } }).t("directory.results", { count });
    };
    expect([1, 3, 12, 22].map((count) => say("pl", polish, count))).toEqual(["1 a", "3 b", "12 c", "22 b"]);
    expect([0, 1, 2, 5, 11, 100].map((count) => say("ar", arabic, count))).toEqual([
      "a",
      "1 b",
      "c",
      "5 d",
      "11 e",
      "100 f",
    ]);
  });

  test("categories are those of the platform", () => {
    const all = new Set(
      ["en", "ar", "pl", "ja"].flatMap((code) => new Intl.PluralRules(code).resolvedOptions().pluralCategories),
    );
    expect([...all].sort()).toEqual([...pluralCategories].sort());
  });
});
