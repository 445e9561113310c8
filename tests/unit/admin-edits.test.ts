/** The form for editors writes the changed lines of a YAML file, and no others. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "../../src/admin/yaml/edit.ts";
import { plainOf } from "../../src/admin/yaml/plain.ts";

/** A text, its edited value as YAML, and the expected text. */
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
  ["l: [en, de] # two\n", "l: [en, de, fr]", "l: [en, de, fr] # two\n"],
  ["a: x # c\nb: 1\n", "{ a: [x, y], b: 1 }", "a:\n  # c\n  - x\n  - y\nb: 1\n"],
  ["", '{ version: "1.10", l: [] }', 'version: "1.10"\nl: []\n'],
];

test.each(rows)("an edit changes the lines it concerns: %j", (before, value, after) => {
  expect(editYaml(before, plainOf(parse(value)))).toBe(after);
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
