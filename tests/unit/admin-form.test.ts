/** From a content file to the form for editors, and back. */
import { describe, expect, test } from "vitest";
import { formConfig } from "../../scripts/admin/config.ts";
import { readAdminFacts } from "../../scripts/admin/facts.ts";
import { schemaOf } from "../../scripts/content/validate/file-kinds.ts";
import { decode } from "../../src/admin/form/decode.ts";
import { encode } from "../../src/admin/form/encode.ts";
import { fromFile, toFile } from "../../src/admin/form/file-format.ts";
import { kindAt, type Shape } from "../../src/admin/form/shape.ts";
import { isPlainList, isPlainMap, type Plain } from "../../src/admin/yaml/plain.ts";
import { printYaml, readYaml, valueIn } from "../../src/admin/yaml/print.ts";
import { sampleFolder } from "../content/content-copy.ts";
import { filesIn } from "./source-files.ts";

const { formats } = formConfig(await readAdminFacts(sampleFolder), "en");

const files = filesIn("tests/content/sample", /^(?!.*\/\.).*\.yaml$/).map(({ path, text }) => {
  const found = schemaOf(path.replace("tests/content/sample/", ""), ["en", "de"]);
  const format = "id" in found ? formats[found.id] : undefined;
  if (format === undefined) throw new Error(`${path} has no format`);
  return { ...format, path, text };
});

/** The form fills in missing fields: an empty text, nothing, no entries, or off. */
function filledUp(shape: Shape, value: Plain | undefined, empty: Plain): Plain {
  if (value === undefined) {
    if (shape.kind === "switch") return false;
    return shape.kind === "list" || shape.kind === "lines" ? [] : empty;
  }
  if (shape.kind === "map" && isPlainMap(value)) {
    const known = Object.entries(shape.entries).map(([key, inner]) => [key, filledUp(inner, value[key], empty)]);
    return { ...value, ...Object.fromEntries(known) };
  }
  return shape.kind === "list" && isPlainList(value) ? value.map((one) => filledUp(shape.entry, one, empty)) : value;
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
const on: Shape = { kind: "switch", optional: true, default: true };
const menu: Shape = { kind: "variants", variants: { route: { route: value }, link: { link: value } } };

describe("a value", () => {
  test.each<[what: string, shape: Shape, inFile: Plain, inForm: Plain]>([
    ["a picture in each language", { kind: "picture", language: "en" }, "a/b.{lang}.webp", "/a/b.en.webp"],
    ["a tick", { kind: "switchOrWord" }, true, "true"],
    ["a word", { kind: "switchOrWord" }, "unlimited", "unlimited"],
    ["one line", { kind: "lines" }, "Main Road 1", ["Main Road 1"]],
    ["free keys with texts", { kind: "record", value }, { a: "x" }, [{ _key: "a", _value: "x" }]],
    ["free keys with groups", { kind: "record", value: partner }, { a: { name: "x" } }, [{ _key: "a", name: "x" }]],
    ["what is on unless it is off", { kind: "map", entries: { on } }, {}, { on: true }],
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

  test.each<[what: string, shape: Shape, inForm: Plain, before: Plain | undefined, inFile: Plain | undefined]>([
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
  const added = [...(isPlainList(entries) ? entries : []), { _key: "backups", path: "/backups" }];
  expect(toFile(shape, { ...rest, _entries: added }, "")).toBe(`${text}backups:\n  path: /backups\n`);
});

test("a new file begins with the first line of its kind", () => {
  const { shape, firstLine, text } = files.find(({ path }) => path.includes("/releases/")) ?? expect.fail();
  expect(text.split("\n")[0]).toBe(firstLine);
  expect(toFile(shape, { date: "2025-08-05" }, firstLine)).toBe(`${firstLine}\ndate: 2025-08-05\n`);
});
