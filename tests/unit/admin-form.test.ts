/** From a content file to the form for editors, and back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { dayFormat } from "../../scripts/admin/browser/form/day.ts";
import { decode } from "../../scripts/admin/browser/form/decode.ts";
import { encode } from "../../scripts/admin/browser/form/encode.ts";
import { fromFile, toFile } from "../../scripts/admin/browser/form/file-config.ts";
import { kindAt, type Shape } from "../../scripts/admin/browser/form/shape.ts";
import { formConfig } from "../../scripts/admin/build/config.ts";
import { readFormSettings } from "../../scripts/admin/build/form-settings.ts";
import { schemaOf } from "../../scripts/content/check/file-kinds.ts";
import { editYaml } from "../../scripts/content/files/edit.ts";
import { isJsonArray, isJsonObject, type JsonValue, jsonOf } from "../../scripts/content/files/json-value.ts";
import { printYaml, readYaml, valueIn } from "../../scripts/content/files/print.ts";
import { sampleFolder } from "../content/content-copy.ts";
import { filesIn } from "./source-files.ts";

const { formats } = formConfig(await readFormSettings(sampleFolder), "en");

const files = filesIn("tests/content/sample", /^(?!.*\/\.).*\.yaml$/).map(({ path, text }) => {
  const found = schemaOf(path.replace("tests/content/sample/", ""), ["en", "de"]);
  const format = "id" in found ? formats[found.id] : undefined;
  if (format === undefined) throw new Error(`${path} has no format`);
  return { ...format, path, text };
});

/** The form fills in missing fields: an empty text, nothing, no entries, or off. */
function filledUp(shape: Shape, value: JsonValue | undefined, empty: JsonValue): JsonValue {
  if (value === undefined) {
    if (shape.kind === "switch") return false;
    return shape.kind === "list" || shape.kind === "lines" ? [] : empty;
  }
  if (shape.kind === "map" && isJsonObject(value)) {
    const known = Object.entries(shape.entries).map(([key, inner]) => [key, filledUp(inner, value[key], empty)]);
    return { ...value, ...Object.fromEntries(known) };
  }
  return shape.kind === "list" && isJsonArray(value) ? value.map((one) => filledUp(shape.entry, one, empty)) : value;
}

test.each(files)("$path stays as it is, printed, and saved with all the form filled in", ({ text, shape }) => {
  expect(printYaml(readYaml(text), (path) => kindAt(shape, path) === "markdown")).toBe(text);
  const form = fromFile(shape, text);
  for (const value of [form, filledUp(shape, form, ""), filledUp(shape, form, null)]) {
    expect(toFile(shape, value, "")).toBe(text);
  }
});

const value: Shape = { kind: "value" };
const partner: Shape = {
  kind: "map",
  entries: {
    name: value,
    logo: { kind: "picture", optional: true },
    address: { kind: "lines", optional: true },
    premium: { kind: "switch", optional: true },
    phone: { kind: "value", optional: true },
  },
};
const menu: Shape = { kind: "variants", variants: { route: { route: value }, link: { link: value } } };

describe("a value", () => {
  test.each<[what: string, shape: Shape, inFile: JsonValue, inForm: JsonValue]>([
    ["a picture in each language", { kind: "picture", language: "en" }, "a/b.{lang}.webp", "/a/b.en.webp"],
    ["a tick", { kind: "switchOrWord" }, true, "true"],
    ["a word", { kind: "switchOrWord" }, "unlimited", "unlimited"],
    ["one line", { kind: "lines" }, "Main Road 1", ["Main Road 1"]],
    ["free keys with texts", { kind: "record", value }, { a: "x" }, [{ _key: "a", _value: "x" }]],
    ["free keys with groups", { kind: "record", value: partner }, { a: { name: "x" } }, [{ _key: "a", name: "x" }]],
    ["one of two kinds", menu, { link: "help" }, { _variant: "link", link: "help" }],
  ])("%s goes into the form, and comes out of it", (_what, shape, inFile, inForm) => {
    expect(encode(shape, inFile)).toEqual(inForm);
    expect(decode(shape, inForm, undefined)).toEqual(inFile);
    expect(encode(shape, 5)).toBe(5);
  });

  test("of a number is a number if it is written as one, and otherwise stays as it is typed", () => {
    for (const [text, number] of Object.entries({ "9.50": 9.5, "-1": -1, "0": 0 }))
      expect(decode({ kind: "number" }, text, 5)).toBe(number);
    for (const text of ["9,50", "9 €", "9.", ".5", "1e3", "0x10", "007", "1.000.000"])
      expect(decode({ kind: "number" }, text, 5)).toBe(text);
  });

  test("has the type of its field, and quotes if YAML needs them", () => {
    const shape: Shape = { kind: "map", entries: { version: value, price: { kind: "number" }, name: value } };
    const text = 'version: 1.50\nprice: "9"\nname: x\n';
    const form = fromFile(shape, text);
    expect(form).toMatchObject({ version: "1.50", price: "9" });
    expect(toFile(shape, form, "")).toBe(text);
    expect(toFile(shape, { ...form, name: "y" }, "")).toBe('version: "1.50"\nprice: 9\nname: y\n');
  });

  test("of a yes or no is read in either language", () => {
    const shape: Shape = { kind: "map", entries: { premium: { kind: "switch" }, published: { kind: "switchOrWord" } } };
    expect(fromFile(shape, "premium: Ja\npublished: no\n")).toMatchObject({ premium: true, published: "false" });
  });

  test("of an unknown key is kept", () => {
    expect(encode(partner, { name: "x", unknown: [1] })).toEqual({ name: "x", unknown: [1] });
    expect(decode(partner, { name: "x", unknown: [1] }, {})).toEqual({ name: "x", unknown: [1] });
  });
});

describe("an empty field", () => {
  const name = "Al Wabrah";
  const group: Shape = { kind: "map", optional: true, entries: { country: value, plugin: value } };
  const list: Shape = { kind: "map", entries: { notes: { kind: "list", entry: value } } };
  const filled = { name, logo: "", address: [], premium: false, phone: null };

  test.each<
    [what: string, shape: Shape, inForm: JsonValue, before: JsonValue | undefined, inFile: JsonValue | undefined]
  >([
    ["is left out if it is optional", partner, filled, { name, logo: "a.svg", phone: "1", premium: true }, { name }],
    ["is kept if it is a switch that was off", partner, filled, { name, premium: false }, { name, premium: false }],
    ["stays an empty list if it is required", list, { notes: "" }, {}, { notes: [] }],
    ["of a group leaves out the group", group, { country: "", plugin: "" }, undefined, undefined],
    ["for a whole group leaves it out", group, null, { country: "SA", plugin: "fatoora" }, undefined],
  ])("%s", (_what, shape, inForm, before, inFile) => expect(decode(shape, inForm, before)).toEqual(inFile));
});

test("the form trims texts, which is no change", () => {
  const text = '# Texts\na: >\n  one\n  two\nb: " three"\nd: 1\n';
  const shape: Shape = { kind: "map", entries: { a: value, b: value, d: value } };
  const { _source: source = "" } = fromFile(shape, text);
  const after = toFile(shape, { _source: source, a: "one two", b: "three", d: 2 }, "");
  expect(valueIn(after)).toEqual({ a: "one two\n", b: " three", d: 2 });
});

test("a file of free keys alone gets a key, and keeps its remarks", () => {
  const shape: Shape = { kind: "record", value: { kind: "map", entries: { path: value } } };
  const text = "# Articles\nprinters:\n  # devices\n  path: /printers\n";
  const { _entries: entries, ...rest } = fromFile(shape, text);
  const added = [...(isJsonArray(entries) ? entries : []), { _key: "backups", path: "/backups" }];
  expect(toFile(shape, { ...rest, _entries: added }, "")).toBe(`${text}backups:\n  path: /backups\n`);
});

test("a new file begins with the first line of its kind", () => {
  const { shape, firstLine, text } = files.find(({ path }) => path.includes("/releases/")) ?? expect.fail();
  expect(text.split("\n")[0]).toBe(firstLine);
  expect(toFile(shape, { date: "2025-08-05" }, firstLine)).toBe(`${firstLine}\ndate: 2025-08-05\n`);
});

test.each([
  ["de-DE", "2026-11-18", "18.11.2026"],
  ["en-US", "2026-11-08", "11/08/2026"],
  ["en-GB", "2026-11-08", "08/11/2026"],
  ["de-DE", "tomorrow", "tomorrow"],
  ["de-DE", "2026-13-01", "2026-13-01"],
])("in %s, the day %s is shown as %s, and read so", (locale, day, shown) => {
  expect(dayFormat(locale).toReader(day)).toBe(shown);
  expect(dayFormat(locale).fromReader(` ${shown} `)).toBe(day);
});

test("a day without its zeros is read; half a day, and one in another order, stay as they are typed", () => {
  const { fromReader } = dayFormat("de-DE");
  expect(fromReader("8.1.2026")).toBe("2026-01-08");
  for (const text of ["18.11.", "18.11.26", "11/18/2026", "2026-11-18", ""]) expect(fromReader(text)).toBe(text);
});

/** A text, its edited value as YAML, and the expected text: the edit changes no other lines. */
const rows: readonly (readonly [before: string, value: string, after: string])[] = [
  ["# head\nprice: 5 # a month\nb: x\n", "{ price: 8, b: x }", "# head\nprice: 8 # a month\nb: x\n"],
  [
    "a: short # pending\nb: 1\n",
    `{ a: ${"some words ".repeat(12)}, b: 1 }`,
    `a: >- # pending\n  ${"some words ".repeat(10)}some\n  words some words\nb: 1\n`,
  ],
  ["a: >- # why\n  one\n", "a: 5", "a: 5 # why\n"],
  ["a: 1\n\n# c\nc: 3\n", "{ a: 1, b: [1], c: 3 }", "a: 1\nb:\n  - 1\n\n# c\nc: 3\n"],
  ["a: 1\n# about b\nb:\n  - x\n\nc: 3\n", "{ a: 1, c: 3 }", "a: 1\n\n# about b\nc: 3\n"],
  ["l:\n  - a\n\n# m\nm: 1\n", "{ l: [a, b], m: 1 }", "l:\n  - a\n  - b\n\n# m\nm: 1\n"],
  ["l:\n  # first\n  - b\n", "l: [a, b]", "l:\n  # first\n  - a\n  - b\n"],
  ["l: [] # none\nm: 1\n", "{ l: [{ a: 1 }], m: 1 }", "l:\n  # none\n  - a: 1\nm: 1\n"],
  [
    "l:\n  - name: a\n    t: x\n  # about b\n  - name: b # b\n    t: y\n",
    "l: [{ name: b, t: y }, { name: a, t: x }]",
    "l:\n  # about b\n  - name: b # b\n    t: y\n  - name: a\n    t: x\n",
  ],
  ["a: x # c\nb: 1\n", "{ a: [x, y], b: 1 }", "a:\n  # c\n  - x\n  - y\nb: 1\n"],
  ["", '{ version: "1.10", l: [] }', 'version: "1.10"\nl: []\n'],
];

test.each(rows)("an edit changes the lines it concerns: %j", (before, value, after) => {
  expect(editYaml(before, jsonOf(parse(value)))).toBe(after);
});

test("a file that is no YAML is refused", () => {
  expect(() => editYaml("a: [1\n", { a: 1 })).toThrow();
});

/** Words with the signs that mean something to YAML. */
const word = fc.constantFrom(..."a Kasse 1.40 yes 2025-08-05 {brand} - z #1 it's é 5".split(" "), "x: y", '"q"');
const sentence = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));
const scalar = fc.oneof(sentence, fc.integer({ min: -5, max: 9_999 }), fc.boolean());
const key = fc.constantFrom("a", "b", "c", "title", "results_one");
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
  ),
}));
const file = fc.dictionary(key, tree, { minKeys: 1 });

const commentsOf = (text: string) => text.match(/^ *# .*$/gm)?.map((line) => line.trim()) ?? [];

test("whatever is edited, the file says it, and keeps its comments between the keys that stay", () => {
  fc.assert(
    fc.property(file, file, scalar, (from, to, stays) => {
      const entries = Object.entries({ ...from, stays });
      const text = entries
        .map(([name, one]) => `# about ${name}\n${editYaml("", jsonOf({ [name]: one }))}`)
        .join("\n")
        .replaceAll(/^((?:a|b|c|title|results_one|stays): \S+)$/gm, "$1 # remark");
      const value = jsonOf({ ...to, stays });
      const after = editYaml(text, value);
      expect(jsonOf(parse(after))).toEqual(value);
      expect(commentsOf(after)).toEqual(expect.arrayContaining(commentsOf(text)));
      expect(editYaml(after, value)).toBe(after);
    }),
    { numRuns: 150, seed: 2025 },
  );
});
