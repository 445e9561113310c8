/** What the form for editors writes into a YAML file: the changed lines, and no others. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "../../src/admin/yaml/edit.ts";
import { isPlainList, isPlainMap, type Plain, plainOf } from "../../src/admin/yaml/plain.ts";

/** A text, what becomes of its value, and the text that is expected. */
type Row = readonly [what: string, before: string, change: (value: Plain) => unknown, after: string];

const set =
  (...entries: readonly (readonly [path: string, value: unknown])[]) =>
  (value: Plain): unknown =>
    entries.reduce<unknown>((all, [path, one]) => setAt(all, path.split("."), one), value);

function setAt(value: unknown, [step = "", ...rest]: readonly string[], one: unknown): unknown {
  const next = (inner: unknown) => (rest.length === 0 ? one : setAt(inner, rest, one));
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === step ? next(entry) : entry));
  return typeof value === "object" && value !== null
    ? { ...value, [step]: next(Reflect.get(value, step)) }
    : { [step]: next(undefined) };
}

const rows: readonly Row[] = [
  ["a number", "# head\nprice: 5 # a month\norder: 20\n", set(["price", 8]), "# head\nprice: 8 # a month\norder: 20\n"],
  ["a number with a fraction", "price: 5\n", set(["price", 4.5]), "price: 4.5\n"],
  ["yes and no", "a: true\nb: x\n", set(["a", false]), "a: false\nb: x\n"],
  ["a version has quotes", 'version: "1.40"\n', set(["version", "1.50"]), 'version: "1.50"\n'],
  ["a day has none", "date: 2025-08-05\n", set(["date", "2025-09-01"]), "date: 2025-09-01\n"],
  ["a colon calls for quotes", "a: word\n", set(["a", "word: more"]), 'a: "word: more"\n'],
  ["a number sign calls for quotes", "a: word\n", set(["a", "word # more"]), 'a: "word # more"\n'],
  ["a brace in front calls for quotes", "a: word\n", set(["a", "{brand} is free"]), 'a: "{brand} is free"\n'],
  [
    "a remark behind a text stays a remark if the text gets long",
    "a: short # pending\nb: 1\n",
    set(["a", "some words ".repeat(12).trim()]),
    `a: >- # pending\n  ${"some words ".repeat(10)}some\n  words some words\nb: 1\n`,
  ],
  ["a remark at a folded text stays if it becomes a number", "a: >- # why\n  one\n", set(["a", 5]), "a: 5 # why\n"],
  ["a key that comes", "a: 1\n\n# c\nc: 3\n", set(["b", 2]), "a: 1\n\n# c\nc: 3\nb: 2\n"],
  [
    "a key that comes in its place",
    "a:\n  - x\nc: 3\n",
    () => ({ a: ["x"], b: { d: [1], e: [] }, c: 3 }),
    "a:\n  - x\nb:\n  d:\n    - 1\n  e: []\nc: 3\n",
  ],
  ["a key that comes first", "# head\nb: 1\n", () => ({ a: 0, b: 1 }), "# head\na: 0\nb: 1\n"],
  ["a key that goes", "a: 1\n# about b\nb:\n  - x\n\nc: 3\n", () => ({ a: 1, c: 3 }), "a: 1\n\n# about b\nc: 3\n"],
  ["the last key that goes", "a: 1\n# about b\nb: 2\n", () => ({ a: 1 }), "a: 1\n\n# about b\n"],
  [
    "an entry at the end",
    "l:\n  - a\n\n# m\nm: 1\n",
    () => ({ l: ["a", "b"], m: 1 }),
    "l:\n  - a\n  - b\n\n# m\nm: 1\n",
  ],
  ["an entry at the beginning", "l:\n  # first\n  - b\n", () => ({ l: ["a", "b"] }), "l:\n  # first\n  - a\n  - b\n"],
  ["an entry that goes", "l:\n  - a\n  - b # b\n  - c # c\n", () => ({ l: ["a", "c"] }), "l:\n  - a\n  - c # c\n"],
  ["all entries that go", "l:\n  - a\n  - b\nm: 1\n", () => ({ l: [], m: 1 }), "l: []\nm: 1\n"],
  ["the first entry", "l: [] # none\nm: 1\n", () => ({ l: [{ a: 1 }], m: 1 }), "l:\n  # none\n  - a: 1\nm: 1\n"],
  [
    "an entry that moves takes its comments along",
    "l:\n  - id: a\n    t: x\n  # about b\n  - id: b # b\n    t: y\n  - id: c\n",
    (value) => ({ l: [1, 0, 2].map((index) => listOf(value, "l")[index]) }),
    "l:\n  # about b\n  - id: b # b\n    t: y\n  - id: a\n    t: x\n  - id: c\n",
  ],
  [
    "an entry that goes while another changes, told by its id",
    "l:\n  - id: a\n    n: 1 # a\n  - id: b\n    n: 2 # b\n",
    () => ({ l: [{ id: "b", n: 3 }] }),
    "l:\n  - id: b\n    n: 3 # b\n",
  ],
  ["brackets stay brackets", "l: [en, de] # two\n", () => ({ l: ["en", "de", "fr"] }), "l: [en, de, fr] # two\n"],
  ["one line becomes several", "a: x # c\nb: 1\n", () => ({ a: ["x", "y"], b: 1 }), "a:\n  # c\n  - x\n  - y\nb: 1\n"],
  ["several become one line", "a:\n  - x\n  - y\nb: 1\n", () => ({ a: "x", b: 1 }), "a: x\nb: 1\n"],
  ["a key without a value", "a:\nb: 1\n", set(["a", "x"]), "a: x\nb: 1\n"],
  ["a new file", "", () => ({ version: "1.10", l: [] }), 'version: "1.10"\nl: []\n'],
];

function listOf(value: Plain, key: string): readonly Plain[] {
  const list = isPlainMap(value) ? value[key] : undefined;
  return isPlainList(list) ? list : [];
}

describe("an edit changes the lines it concerns", () => {
  test.each(rows)("%s", (_what, before, change, after) => {
    expect(editYaml(before, plainOf(change(plainOf(parse(before)))))).toBe(after);
  });
});

test("a file that is no YAML is refused", () => {
  expect(() => editYaml("a: [1\n", { a: 1 })).toThrow();
});

/** Words as editors write them, with the signs that mean something to YAML. */
const word = fc.constantFrom(
  "a",
  "Kasse",
  "1.40",
  "yes",
  "2025-08-05",
  "{brand}",
  "x: y",
  "- z",
  "#1",
  "it's",
  '"q"',
  "é",
  "5",
);
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

/** Comments of a text, each as often as it stands there. */
function commentsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^\s*# /.test(line))
    .map((line) => line.trim())
    .sort();
}

describe("whatever is edited", () => {
  test("the file says it, and keeps its comments between the keys that stay", () => {
    fc.assert(
      fc.property(file, file, scalar, (from, to, stays) => {
        const entries = Object.entries({ ...from, stays });
        const text = entries
          .map(([name, one]) => `# about ${name}\n${editYaml("", plainOf({ [name]: one }))}`)
          .join("\n")
          .replaceAll(/^((?:a|b|c|title|results_one|stays): \S+)$/gm, "$1 # remark");
        const value = plainOf({ ...to, stays });
        const after = editYaml(text, value);
        expect(plainOf(parse(after))).toEqual(value);
        expect(commentsOf(after)).toEqual(expect.arrayContaining(commentsOf(text)));
        expect(editYaml(after, value)).toBe(after);
      }),
      { numRuns: 150, seed: 2025 },
    );
  });
});
