/** The form of content files: what it is, and that bringing a file into it changes nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Document, isCollection, isScalar, visit } from "yaml";
import { listFiles } from "../../scripts/content/folder.ts";
import { formatFile } from "../../scripts/content/format/format-files.ts";
import { formatYaml } from "../../scripts/content/format/format-yaml.ts";
import { isSameContent } from "../../scripts/content/format/same-content.ts";
import { parseSource } from "../../scripts/content/parse.ts";
import { sampleFolder, withCopy, write } from "./content-copy.ts";

const word = "word ".repeat(30).trim();
const folded = `${"word ".repeat(23).trim()}\n  ${"word ".repeat(7).trim()}`;

const forms: readonly (readonly [name: string, before: string, after: string])[] = [
  ["four spaces for a level", "a:\n    b: 1\n    c:\n        - d\n", "a:\n  b: 1\n  c:\n    - d\n"],
  ["a list that is not indented", "a:\n- b\n-   c: 1\n    d: 2\n", "a:\n  - b\n  - c: 1\n    d: 2\n"],
  ["single quotes", "a: 'no'\nb: 'it''s'\nc: 'say \"x\"'\n", 'a: "no"\nb: "it\'s"\nc: \'say "x"\'\n'],
  ["brackets without spaces", "a: [b,c]\nd: {e: f}\n", "a: [b, c]\nd: { e: f }\n"],
  ["spaces at line ends", "a: 1   \nb:  2\n", "a: 1\nb: 2\n"],
  ["several empty lines", "\n\na: 1\n\n\n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"],
  ["Windows line ends", "a: 1\r\nb: >-\r\n  c\r\n  d\r\n", "a: 1\nb: >-\n  c\n  d\n"],
  ["no line end at the end", "a: 1", "a: 1\n"],
  ["a long text", `a: ${word}\n`, `a: >-\n  ${folded}\n`],
  ["a long text in quotes", `a: "${word}: x"\n`, `a: >-\n  ${folded}: x\n`],
  ["a long text in a list", `a:\n  - ${word}\n`, `a:\n  - >-\n    ${folded.replaceAll("\n  ", "\n    ")}\n`],
  ["a long text with a comment behind it", `a: ${word} # pending\n`, `a: >- # pending\n  ${folded}\n`],
  ["a long text over several lines", `a: ${folded}\n`, `a: >-\n  ${folded}\n`],
  ["a folded text with lines that are too long", `a: >-\n  ${word}\n`, `a: >-\n  ${folded}\n`],
  [
    "a long text of HTML, whose tags are not broken",
    `a: <p>${"word ".repeat(20)}<a href="/contact?subject=a b c">word</a></p>\n`,
    `a: >-\n  <p>${"word ".repeat(20).trim()}\n  <a href="/contact?subject=a b c">word</a></p>\n`,
  ],
  ["a comment that stands too deep", "a: b # c\n    # d\ne: f\n", "a: b # c\n# d\ne: f\n"],
  [
    "comments everywhere",
    "# one\na: KE # two\n  # three\nb: # four\n# five\n  - name: S # six\n      # seven\n    c: # eight\n      - N # nine\n# ten\n",
    "# one\na: KE # two\n# three\nb: # four\n  # five\n  - name: S # six\n    # seven\n    c: # eight\n      - N # nine\n# ten\n",
  ],
];

/** What is in form already, however odd it looks. */
const kept: readonly (readonly [name: string, text: string])[] = [
  ["a version", 'a: "1.40"\nb: 1.40\n'],
  ["words that other tools take for yes and no", 'a: "no"\nb: no\nc: "true"\n'],
  ["keys in quotes", '"a b": 1\n"1": 2\n'],
  ["a text with line breaks", "a: |\n  b\n   c  \n\nd: |-\n  e\n"],
  ["line breaks that are kept at the end", "a: |+\n  b\n\n\nc: >+\n  d\n\n"],
  ["an indentation of its own", "a: |2\n    b\n  c\n"],
  ["a folded text with paragraphs", "a: >\n\n  b\n\n  c\n   d\n\n  e\n"],
  ["a plain text over several lines that fits into one", "a: It is\n  gone - really -\n\n  for good\n"],
  ["escapes", 'a: "b\\nc\\u200Fd"\ne: "f\\\n  g"\n'],
  ["a long text with escapes", `a: "${word}\\u200F"\n`],
  ["a word that is too long", `a: ${"x".repeat(200)}\n`],
  ["HTML that is folded already", `a: >-\n  <p>${word}</p>\n  <p>b</p>\n`],
  ["a text that ends with spaces", `a: "${word} "\n`],
  ["Arabic, accents and emoji", "a: شركة الصندوق 🧾 Öl & Çay 👨‍👩‍👧\nb: [شارع, 東京]\n"],
  ["nothing", 'a:\nb: ~\nc: null\nd: ""\n'],
  ["an entry that was taken out", "a:\n  b: 1\n  # c: 2\nd: 3\ne:\n  # - f\n  - g\n  # - h\n"],
  ["a line of three hyphens in front", "---\na: 1\n"],
];

describe("the form of a content file", () => {
  test.each(forms)("mends %s", async (_name, before, after) => {
    expect(await formatYaml(before)).toBe(after);
  });

  test.each(kept)("keeps %s", async (_name, text) => {
    expect(await formatYaml(text)).toBe(text);
  });

  test.each(forms)("has the same content and settles at once: %s", async (_name, before, after) => {
    expect(isSameContent(before.replaceAll("\r\n", "\n"), after)).toBe(true);
    expect(await formatYaml(after)).toBe(after);
  });

  // Whoever edits a file in a browser does not format it, so files that differ are no mistake.
  test("of the sample content says the same", async () => {
    const names = listFiles(sampleFolder).filter((name) => name.endsWith(".yaml"));
    const other = [];
    for (const name of names) {
      const text = readFileSync(join(sampleFolder, name), "utf8");
      const formatted = await formatYaml(text);
      if (formatted === undefined || !isSameContent(text, formatted)) other.push(name);
    }
    expect(names.length).toBeGreaterThan(100);
    expect(other).toEqual([]);
  });
});

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.stringMatching(/^[ a-z:#"'\-{}[\],&*!|>%@\\\n]{0,30}$/),
  fc
    .array(fc.stringMatching(/^[a-zäö<>/.:,-]{1,14}$/), { minLength: 15, maxLength: 60 })
    .map((words) => words.join(" ")),
  fc.constantFrom("1.40", "no", "~", "null", "007", "2025-08-05", "شركة POS", "a  b", " x", "x ", "- a", "{brand} x"),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    texts,
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z-]{0,8}$/), tie("tree"), { maxKeys: 5 }),
  ),
}));
const document = fc.record({
  value: fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z-]{0,8}$/), tree, { minKeys: 1, maxKeys: 5 }),
  indent: fc.constantFrom(1, 2, 4, 7),
  lineWidth: fc.constantFrom(0, 40, 80, 200),
  indentSeq: fc.boolean(),
  style: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const, "QUOTE_SINGLE" as const, "BLOCK_FOLDED" as const),
  flow: fc.boolean(),
  comments: fc.array(fc.constantFrom("pending", "a: b", "- c", "", "#", "x".repeat(130)), { maxLength: 6 }),
});

describe("whatever a file holds", () => {
  test("formatting it keeps values and comments, and formatting it again changes nothing", async () => {
    const seen = { formatted: 0, left: 0 };
    await fc.assert(
      fc.asyncProperty(document, async ({ value, indent, lineWidth, indentSeq, style, flow, comments }) => {
        const made = new Document(value);
        const left = [...comments];
        visit(made, {
          Node(key, node) {
            if (flow && isCollection(node) && key !== null) node.flow = true;
            const comment = key === "key" || key === null ? undefined : left.pop();
            if (comment !== undefined && !flow) node[isScalar(node) ? "comment" : "commentBefore"] = comment;
          },
        });
        const text = made.toString({ indent, lineWidth, indentSeq, defaultStringType: style, defaultKeyType: "PLAIN" });
        const before = parseSource({ file: "", text }).parsed;
        fc.pre(before !== undefined);
        const formatted = await formatYaml(text);
        seen[formatted === undefined ? "left" : "formatted"] += 1;
        if (formatted === undefined) return;
        expect(parseSource({ file: "", text: formatted }).parsed?.value).toEqual(before?.value);
        expect(isSameContent(text, formatted)).toBe(true);
        expect(await formatYaml(formatted)).toBe(formatted);
      }),
      { numRuns: 150, seed: 2025 },
    );
    expect(seen.left).toBeLessThan(seen.formatted / 8);
  });
});

describe("a file that cannot be brought into form", () => {
  test.each([
    ["does not parse", 'a: "b\n', "broken"],
    ["is not UTF-8", new Uint8Array([0x61, 0x3a, 0x20, 0xff]), "broken"],
    ["has two documents", "a: 1\n---\nb: 2\n", "broken"],
  ] as const)("because it %s is left alone", async (_name, data, result) => {
    await withCopy([write("facts/odd.yaml", data)], async (root) => {
      expect((await formatFile(root, "facts/odd.yaml")).result).toBe(result);
    });
  });

  test("has its byte order mark and line ends of old Macs taken away, where it can be", async () => {
    await withCopy([write("facts/odd.yaml", "\uFEFFa: 1\rb: 2\r")], async (root) => {
      expect(await formatFile(root, "facts/odd.yaml")).toMatchObject({
        result: "changed",
        change: { after: Buffer.from("a: 1\nb: 2\n") },
      });
    });
  });
});
