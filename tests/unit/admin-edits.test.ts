/** What the form for editors writes into a YAML file: the changed lines, and no others. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { applyEdits } from "../../src/admin/yaml/apply-edits.ts";
import { isPlainList, isPlainMap, type Plain, plainOf } from "../../src/admin/yaml/plain.ts";
import { filesIn } from "./source-files.ts";

const files = filesIn("content", /^(?!.*\/\.).*\.yaml$/);

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
  ["a version keeps its quotes", 'version: "1.40"\n', set(["version", "1.50"]), 'version: "1.50"\n'],
  ["a new version gets quotes", "a: b\n", set(["version", "1.50"]), 'a: b\nversion: "1.50"\n'],
  ["a day has none", "date: 2025-08-05\n", set(["date", "2025-09-01"]), "date: 2025-09-01\n"],
  ["a new day has none", "a: b\n", set(["date", "2025-09-01"]), "a: b\ndate: 2025-09-01\n"],
  ["single quotes stay", "a: 'it''s'\n", set(["a", "it's new"]), "a: 'it''s new'\n"],
  ["a colon calls for quotes", "a: word\n", set(["a", "word: more"]), 'a: "word: more"\n'],
  ["a number sign calls for quotes", "a: word\n", set(["a", "word # more"]), 'a: "word # more"\n'],
  ["a brace in front calls for quotes", "a: word\n", set(["a", "{brand} is free"]), 'a: "{brand} is free"\n'],
  [
    "one word in a folded text",
    "a: >-\n  one two three\n  four five six\n  seven\nb: 1\n",
    set(["a", "one two three four 5 six seven"]),
    "a: >-\n  one two three\n  four 5 six\n  seven\nb: 1\n",
  ],
  [
    "a folded text in a list, with its comments",
    "a:\n  - >- # why\n    one\n    two\n  # last\n  - three\n",
    set(["a.0", "one and two"]),
    "a:\n  - >- # why\n    one\n    and two\n  # last\n  - three\n",
  ],
  ["a plain text on two lines", "a: one\n  two\n", set(["a", "one too"]), "a: one\n  too\n"],
  [
    "a line that gets a word longer stays one",
    `a: >-\n  ${"word ".repeat(22)}end\n  next line\n`,
    set(["a", `${"word ".repeat(22)}and a longer end next line`]),
    `a: >-\n  ${"word ".repeat(22)}and a longer end\n  next line\n`,
  ],
  [
    "a line that gets much longer is broken",
    `a: >-\n  ${"word ".repeat(22)}end\n  next line\n`,
    set(["a", `${"word ".repeat(22)}and an end that is a good deal longer next line`]),
    `a: >-\n  ${"word ".repeat(22)}and an\n  end that is a good deal longer\n  next line\n`,
  ],
  [
    "a text that gets long is folded",
    "a: short\nb: 1\n",
    set(["a", "some words ".repeat(12).trim()]),
    `a: >-\n  ${"some words ".repeat(10)}some\n  words some words\nb: 1\n`,
  ],
  [
    "a remark behind a text stays a remark where the text gets long",
    "a: short # pending\nb: 1\n",
    set(["a", "some words ".repeat(12).trim()]),
    `a: >- # pending\n  ${"some words ".repeat(10)}some\n  words some words\nb: 1\n`,
  ],
  [
    "a remark at a folded text stays where all of it changes",
    "a: >- # pending\n  one\n  two\n",
    set(["a", "three\nfour"]),
    "a: >- # pending\n  three\n\n  four\n",
  ],
  ["a remark at a folded text stays where it becomes a number", "a: >- # why\n  one\n", set(["a", 5]), "a: 5 # why\n"],
  ["paragraphs are folded", "a: one\n", set(["a", "one\ntwo"]), "a: >-\n  one\n\n  two\n"],
  ["a key that comes", "a: 1\n\n# c\nc: 3\n", set(["b", 2]), "a: 1\n\n# c\nc: 3\nb: 2\n"],
  [
    "a key that comes in its place",
    "a:\n  - x\nc: 3\n",
    () => ({ a: ["x"], b: { d: [1], e: [] }, c: 3 }),
    "a:\n  - x\nb:\n  d:\n    - 1\n  e: []\nc: 3\n",
  ],
  ["a key that comes first", "# head\nb: 1\n", () => ({ a: 0, b: 1 }), "# head\na: 0\nb: 1\n"],
  ["a key that goes", "a: 1\n# about b\nb:\n  - x\n  - y\nc: 3\n", () => ({ a: 1, c: 3 }), "a: 1\n# about b\nc: 3\n"],
  ["the last key that goes", "a: 1\nb: >-\n  x\n  y\n", () => ({ a: 1 }), "a: 1\n"],
  ["the first key of an entry that goes", "l:\n  - a: 1\n    b: 2\n", () => ({ l: [{ b: 2 }] }), "l:\n  - b: 2\n"],
  ["a key in front, in an entry", "l:\n  - b: 2\n", () => ({ l: [{ a: 1, b: 2 }] }), "l:\n  - a: 1\n    b: 2\n"],
  [
    "an entry at the end",
    "l:\n  - a\n\n# m\nm: 1\n",
    () => ({ l: ["a", "b"], m: 1 }),
    "l:\n  - a\n  - b\n\n# m\nm: 1\n",
  ],
  ["an entry at the beginning", "l:\n  # first\n  - b\n", () => ({ l: ["a", "b"] }), "l:\n  # first\n  - a\n  - b\n"],
  ["an entry that goes", "l:\n  - a\n  - b # b\n  - c\n", () => ({ l: ["a", "c"] }), "l:\n  - a\n  - c\n"],
  ["the last entry and a new key", "l:\n  - a\n  - b\n", () => ({ l: ["a"], m: 1 }), "l:\n  - a\nm: 1\n"],
  ["all entries that go", "l:\n  - a\n  - b\nm: 1\n", () => ({ l: [], m: 1 }), "l: []\nm: 1\n"],
  ["the first entry", "l: [] # none\nm: 1\n", () => ({ l: [{ a: 1 }], m: 1 }), "l: # none\n  - a: 1\nm: 1\n"],
  [
    "an entry that moves takes its comment and its manner along",
    "l:\n  - id: a\n    t: 'x'\n  # about b\n  - id: b # b\n    t: >-\n      long\n      text\n  - id: c\n",
    (value) => ({ l: [1, 0, 2].map((index) => listOf(value, "l")[index]) }),
    "l:\n  # about b\n  - id: b # b\n    t: >-\n      long\n      text\n  - id: a\n    t: 'x'\n  - id: c\n",
  ],
  [
    "an entry that goes while another changes",
    "l:\n  - id: a\n    n: 1\n    m: 1\n  - id: b\n    n: '2'\n    m: 1\n",
    () => ({ l: [{ id: "b", n: "3", m: 1 }] }),
    "l:\n  - id: b\n    n: '3'\n    m: 1\n",
  ],
  ["brackets stay brackets", 'l: [en, "de"] # two\n', () => ({ l: ["en", "de", "fr"] }), 'l: [en, "de", fr] # two\n'],
  ["braces stay braces", "l:\n  - {a: 1, b: x}\n", set(["l.0.a", 2]), "l:\n  - {a: 2, b: x}\n"],
  ["one line becomes several", "a: x # c\nb: 1\n", () => ({ a: ["x", "y"], b: 1 }), "a: # c\n  - x\n  - y\nb: 1\n"],
  ["several become one line", "a:\n  - x\n  - y\nb: 1\n", () => ({ a: "x", b: 1 }), "a: x\nb: 1\n"],
  ["a key without a value", "a:\nb: 1\n", set(["a", "x"]), "a: x\nb: 1\n"],
  ["a text without a line break at its end", "a: 1", set(["b", 2]), "a: 1\nb: 2"],
  [
    "a new file",
    "",
    () => ({ version: "1.10", date: "2025-01-02", l: [] }),
    'version: "1.10"\ndate: 2025-01-02\nl: []\n',
  ],
];

function listOf(value: Plain, key: string): readonly Plain[] {
  const list = isPlainMap(value) ? value[key] : undefined;
  return isPlainList(list) ? list : [];
}

describe("an edit changes the lines it concerns", () => {
  test.each(rows)("%s", (_what, before, change, after) => {
    const value = plainOf(change(plainOf(parse(before))));
    expect(applyEdits(before, value)).toBe(after);
  });
});

test("a price in the real file changes one line", () => {
  const text = readFileSync("content/facts/plugins/price-lists.yaml", "utf8");
  const edited = applyEdits(text, plainOf(set(["price", 7.5])(plainOf(parse(text)))));
  expect(edited).toBe(text.replace("price: 5\n", "price: 7.5\n"));
});

test("a file that is no YAML is refused", () => {
  expect(() => applyEdits("a: [1\n", { a: 1 })).toThrow();
});

describe("every file of the content", () => {
  test.each(files)("$path stays as it is where nothing was changed", ({ text }) => {
    expect(applyEdits(text, plainOf(parse(text)))).toBe(text);
  });
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

/** One step of an editor somewhere in a value: another scalar, an entry more, less or elsewhere, a key more or less. */
function edited(value: Plain, picks: readonly number[], fresh: Plain): Plain {
  const [pick = 0, what = 0, ...rest] = picks;
  if (isPlainList(value)) {
    const at = value.length === 0 ? 0 : pick % value.length;
    const others = value.filter((_one, index) => index !== at);
    if (value.length === 0 || what === 0) return [...value.slice(0, at), fresh, ...value.slice(at)];
    if (what === 1) return others;
    if (what === 2) return [...others.slice(0, pick % 3), value[at] ?? null, ...others.slice(pick % 3)];
    return value.map((one, index) => (index === at ? edited(one, rest, fresh) : one));
  }
  if (!isPlainMap(value)) return fresh;
  const keys = Object.keys(value);
  const name = keys[pick % Math.max(keys.length, 1)] ?? "a";
  if (what === 0) return { ...value, extra: fresh };
  if (what === 1 && keys.length > 1) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return { ...value, [name]: edited(value[name] ?? null, rest, fresh) };
}

const picks = fc.array(fc.nat({ max: 7 }), { minLength: 8, maxLength: 12 });

/** Comments of a text, each as often as it stands there. */
function commentsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^\s*# /.test(line))
    .map((line) => line.trim())
    .sort();
}

describe("whatever is edited", () => {
  test("the file says it, and keeps the comments on lines of their own between what stays", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(picks, { minLength: 1, maxLength: 3 }),
        tree,
        ({ text }, steps, one) => {
          const value = steps.reduce((now, step) => edited(now, step, plainOf(one)), plainOf(parse(text)));
          const after = applyEdits(text, value);
          expect(plainOf(parse(after))).toEqual(value);
          const kept = commentsOf(after);
          const top = commentsOf(/^(?:#.*\n)*/.exec(text)?.[0] ?? "");
          expect(kept).toEqual(expect.arrayContaining(top));
        },
      ),
      { numRuns: 300, seed: 2025 },
    );
  });

  test("any value leads to any other, and comments between its keys stay", () => {
    fc.assert(
      fc.property(file, file, scalar, (from, to, stays) => {
        const entries = Object.entries({ ...from, stays });
        const text = entries
          .map(([name, one]) => `# about ${name}\n${applyEdits("", plainOf({ [name]: one }))}`)
          .join("\n")
          // Remarks behind values, of one line and of several.
          .replaceAll(/^( *(?:- )*(?:a|b|c|title|results_one|stays): \S+)$/gm, "$1 # remark");
        const value = plainOf({ ...to, stays });
        const after = applyEdits(text, value);
        expect(plainOf(parse(after))).toEqual(value);
        expect(commentsOf(after)).toEqual(commentsOf(text));
        expect(applyEdits(after, value)).toBe(after);
      }),
      { numRuns: 500, seed: 2025 },
    );
  });
});
