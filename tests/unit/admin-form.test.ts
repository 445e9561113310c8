/** What the form for editors makes of a content file, and what it writes back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNode, parseDocument } from "yaml";
import { formConfig } from "../../scripts/admin/config.ts";
import { readAdminFacts } from "../../scripts/admin/facts.ts";
import { schemaOf } from "../../scripts/content/schema/collections.ts";
import { decode } from "../../src/admin/form/decode.ts";
import { encode } from "../../src/admin/form/encode.ts";
import { fromFile, toFile } from "../../src/admin/form/file-format.ts";
import type { Shape } from "../../src/admin/form/shape.ts";
import type { FileFormat } from "../../src/admin/form-config.ts";
import { isPlainList, isPlainMap, isSame, type Plain } from "../../src/admin/yaml/plain.ts";
import { printYaml, readYaml, valueIn } from "../../src/admin/yaml/print.ts";
import { sampleFolder } from "../content/content-copy.ts";
import { filesIn } from "./source-files.ts";

const facts = await readAdminFacts(sampleFolder);
const { formats } = formConfig(facts, "en");

function formatOf(path: string): FileFormat {
  const found = schemaOf(path.replace("tests/content/sample/", ""), ["en", "de"]);
  const format = "id" in found ? formats[found.id] : undefined;
  if (format === undefined) throw new Error(`${path} has no format`);
  return format;
}

const shapeOf = (path: string) => formatOf(path).shape;

/** What the form adds to every field that is not there: an empty text, nothing, no entries, or off. */
function filledUp(shape: Shape, value: Plain | undefined, empty: Plain): Plain {
  if (value === undefined)
    return shape.kind === "switch" ? false : shape.kind === "list" || shape.kind === "lines" ? [] : empty;
  if (shape.kind === "map" && isPlainMap(value)) {
    const known = Object.entries(shape.entries).map(
      ([key, inner]) => [key, filledUp(inner, value[key], empty)] as const,
    );
    return { ...value, ...Object.fromEntries(known) };
  }
  return shape.kind === "list" && isPlainList(value) ? value.map((one) => filledUp(shape.entry, one, empty)) : value;
}

const files = filesIn("tests/content/sample", /^(?!.*\/\.).*\.yaml$/);

test("every file is in the form in which it is printed", () => {
  const other = files.filter(({ text }) => printYaml(readYaml(text)) !== text);
  expect(other.map(({ path }) => path)).toEqual([]);
});

type Path = readonly (string | number)[];

/** Where texts and numbers are in the form, those apart that it keeps for itself. */
function textsIn(value: Plain, at: Path = []): Path[] {
  if (typeof value === "string" || typeof value === "number") return [at];
  if (isPlainList(value)) return value.flatMap((one, index) => textsIn(one, [...at, index]));
  if (!isPlainMap(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key.startsWith("_") && key !== "_value" && key !== "_entries" ? [] : textsIn(one, [...at, key]),
  );
}

function withText(value: Plain, [step, ...rest]: Path, text: string): Plain {
  if (step === undefined) return text;
  if (isPlainList(value)) return value.map((one, index) => (index === step ? withText(one, rest, text) : one));
  return isPlainMap(value) ? { ...value, [step]: withText(value[step] ?? null, rest, text) } : value;
}

/** Where two values differ in one text. */
function difference(before: Plain | undefined, after: Plain | undefined): Path {
  if (isPlainList(before) && isPlainList(after)) {
    const index = before.findIndex((one, at) => !isSame(one, after[at]));
    return [index, ...difference(before[index], after[index])];
  }
  if (!isPlainMap(before) || !isPlainMap(after)) return [];
  const key = Object.keys(before).find((one) => !isSame(before[one], after[one])) ?? "";
  return [key, ...difference(before[key], after[key])];
}

const words = fc.constantFrom("Neu", "1.50", "a: b # c", "{brand} kassiert", "word ".repeat(40).trim());

test.each(files)("a text that is changed in $path changes its own lines and no others", ({ path, text }) => {
  const form = fromFile(shapeOf(path), text);
  const places = textsIn(form);
  fc.assert(
    fc.property(fc.constantFrom(...places), words, (place, changed) => {
      const after = toFile(shapeOf(path), withText(form, place, changed));
      const [a, b] = [valueIn(text), valueIn(after)];
      fc.pre(!isSame(a, b));
      const node = parseDocument(text).getIn(difference(a, b), true);
      const [start = 0, end = 0] = (isNode(node) && node.range) || [];
      const top = text.slice(0, text.lastIndexOf("\n", start) + 1);
      const bottom = text.slice(text.indexOf("\n", end - 1) + 1);
      expect([after.slice(0, top.length), after.slice(after.length - bottom.length)]).toEqual([top, bottom]);
    }),
    { numRuns: 4, seed: 2025 },
  );
});

describe("saving without a change", () => {
  test.each(files)("leaves $path as it is", ({ path, text }) => {
    expect(toFile(shapeOf(path), fromFile(shapeOf(path), text))).toBe(text);
  });

  test.each(["", null])("leaves every file as it is where the form filled what is missing with %j", (empty) => {
    const changed = files.filter(({ path, text }) => {
      const form = fromFile(shapeOf(path), text);
      return toFile(shapeOf(path), filledUp(shapeOf(path), form, empty)) !== text;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test("leaves a file as it is whose lines end as on Windows, but for their ends", () => {
    const [file] = files;
    const text = file?.text.replaceAll("\n", "\r\n") ?? "";
    const shape = shapeOf(file?.path ?? "");
    // The form hands over lines that end in \n alone.
    expect(toFile(shape, fromFile(shape, text.replaceAll("\r\n", "\n")))).toBe(file?.text);
  });
});

const value: Shape = { kind: "value" };
const optional: Shape = { kind: "value", optional: true };
const partner: Shape = {
  kind: "map",
  entries: {
    name: value,
    logo: { kind: "picture", optional: true },
    address: { kind: "lines", optional: true },
    premium: { kind: "switch", optional: true },
    phone: optional,
  },
};
const menu: Shape = {
  kind: "list",
  entry: {
    kind: "variants",
    variants: { route: { route: value }, link: { link: value, newTab: { kind: "switch", optional: true } } },
  },
};

/** A value of a file, and the same in the form. */
const pairs: readonly (readonly [what: string, shape: Shape, inFile: Plain, inForm: Plain])[] = [
  ["a text", value, "Club", "Club"],
  ["a picture", { kind: "picture" }, "site/logo.svg", "/site/logo.svg"],
  ["a picture in each language", { kind: "picture", language: "en" }, "a/b.{lang}.webp", "/a/b.en.webp"],
  ["a tick", { kind: "switchOrWord" }, true, "true"],
  ["a dash", { kind: "switchOrWord" }, false, "false"],
  ["a word", { kind: "switchOrWord" }, "unlimited", "unlimited"],
  ["one line", { kind: "lines" }, "Main Road 1", ["Main Road 1"]],
  ["several lines", { kind: "lines" }, ["Main Road 1", "Doha"], ["Main Road 1", "Doha"]],
  [
    "free keys with texts",
    { kind: "record", value },
    { a: "x", b: "y" },
    [
      { _key: "a", _value: "x" },
      { _key: "b", _value: "y" },
    ],
  ],
  ["free keys with groups", { kind: "record", value: partner }, { a: { name: "x" } }, [{ _key: "a", name: "x" }]],
  [
    "one of two kinds",
    menu,
    [{ route: "faq" }, { link: "help" }],
    [
      { _variant: "route", route: "faq" },
      { _variant: "link", link: "help" },
    ],
  ],
];

describe("a value", () => {
  test.each(pairs)("%s goes into the form", (_what, shape, inFile, inForm) => {
    expect(encode(shape, inFile)).toEqual(inForm);
  });

  test.each(pairs)("%s comes out of it, in a file that did not have it", (_what, shape, inFile, inForm) => {
    expect(decode(shape, inForm, undefined)).toEqual(inFile);
  });

  test("of the wrong kind is handed on, so that nothing of a file with mistakes is lost", () => {
    for (const { shape } of pairs.map(([, one]) => ({ shape: one }))) expect(encode(shape, 5)).toBe(5);
    expect(encode(partner, { name: "x", unknown: [1] })).toEqual({ name: "x", unknown: [1] });
    expect(decode(partner, { name: "x", unknown: [1] }, {})).toEqual({ name: "x", unknown: [1] });
  });
});

describe("an empty field", () => {
  const filled = { name: "Al Wabrah", logo: "", address: [], premium: false, phone: null };

  test("that is optional is left out", () => {
    expect(decode(partner, filled, { name: "Al Wabrah" })).toEqual({ name: "Al Wabrah" });
  });

  test("goes where it was filled before", () => {
    const before = { name: "Al Wabrah", logo: "partners/a.svg", phone: "+974 1", premium: true };
    expect(decode(partner, filled, before)).toEqual({ name: "Al Wabrah", premium: false });
  });

  test("that is a list and must be there stays an empty list", () => {
    expect(decode({ kind: "map", entries: { notes: { kind: "list", entry: value } } }, { notes: "" }, {})).toEqual({
      notes: [],
    });
  });

  test("a group of which nothing is filled is left out", () => {
    const banner: Shape = { kind: "map", optional: true, entries: { country: value, plugin: value } };
    expect(decode(banner, { country: "", plugin: "" }, undefined)).toBeUndefined();
    expect(decode(banner, null, { country: "SA", plugin: "fatoora" })).toBeUndefined();
  });
});

test("white space at the end of a text, which the form takes away, is no change", () => {
  const text = '# Texts\na: >\n  one\n  two\nb: " three"\nc:\n  - >\n    four\nd: 1\n';
  const shape: Shape = { kind: "map", entries: { a: value, b: value, c: { kind: "list", entry: value }, d: value } };
  const { _source: source } = fromFile(shape, text);
  const after = toFile(shape, { _source: source ?? "", a: "one two", b: "three", c: ["four"], d: 2 });
  expect(valueIn(after)).toEqual({ a: "one two\n", b: " three", c: ["four\n"], d: 2 });
});

test("an address that is a list of one line stays one where nothing about it was changed", () => {
  const text = "# Qatar\npartners:\n  - name: A\n    address:\n      - Doha\n  - name: B\n";
  const shape: Shape = { kind: "map", entries: { partners: { kind: "list", entry: partner } } };
  const form = fromFile(shape, text);
  const partners = [{ name: "B" }, { name: "A", address: ["Doha"] }];
  expect(toFile(shape, { ...form, partners })).toBe(
    "# Qatar\npartners:\n  - name: B\n  - name: A\n    address:\n      - Doha\n",
  );
});

test("a file of free keys alone gets a key, and keeps its remarks", () => {
  const shape: Shape = { kind: "record", value: { kind: "map", entries: { path: value } } };
  const text = "# Articles\nprinters:\n  # devices\n  path: /printers\n";
  const { _entries: entries, ...rest } = fromFile(shape, text);
  const added = [...(isPlainList(entries) ? entries : []), { _key: "backups", path: "/backups" }];
  expect(toFile(shape, { ...rest, _entries: added })).toBe(`${text}backups:\n  path: /backups\n`);
});

test("a new file is written in the manner of the others", () => {
  const { shape, firstLine } = formatOf("facts/releases/1.50.yaml");
  const text = toFile(shape, { version: "1.50", date: "2025-09-01" }, firstLine);
  const [first] = files.find(({ path }) => path.endsWith("facts/releases/1.40.yaml"))?.text.split("\n") ?? [];
  expect(text).toBe(`${first}\nversion: "1.50"\ndate: 2025-09-01\n`);
});
