/** The form of content files: what it is, and that bringing a file into it changes nothing else. */
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Document, isCollection, isScalar, visit } from "yaml";
import { formatFile } from "../../scripts/content/commands/format-file.ts";
import { schemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import type { MessageData } from "../../scripts/content/messages/message.ts";
import { say } from "../../scripts/content/messages/say.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { parseText } from "../../scripts/content/parse/parse.ts";
import { printYaml, readYaml } from "../../src/admin/yaml/print.ts";
import { replace, sampleFolder, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

const print = (text: string) => printYaml(readYaml(text));
const valueIn = (text: string) => parseText("", text).parsed?.value;

const line = `${schemaLine("legal.yaml")}\n`;
const word = "word ".repeat(30).trim();
const folded = `${"word ".repeat(23).trim()}\n  ${"word ".repeat(7).trim()}`;

const forms: readonly (readonly [name: string, before: string, after: string])[] = [
  ["four spaces for a level", "a:\n    b: 1\n    c:\n        - d\n", "a:\n  b: 1\n  c:\n    - d\n"],
  ["a list that is not indented", "a:\n- b\n-   c: 1\n    d: 2\n", "a:\n  - b\n  - c: 1\n    d: 2\n"],
  ["single quotes", "a: 'it''s: no'\nc: 'say: \"x\"'\n", 'a: "it\'s: no"\nc: \'say: "x"\'\n'],
  ["brackets", "a: [b,c]\nd: { e: f }\ng: [ ]\n", "a: [b, c]\nd: {e: f}\ng: []\n"],
  ["several empty lines", "\n\n# a\n \n\n# b\na: 1\n\n\n\nb: 2\n\n\n", "# a\n\n# b\na: 1\n\nb: 2\n"],
  ["Windows line ends", "# a\r\na: 1\r\nb: >-\r\n  c\r\n  d\r\n", "# a\na: 1\nb: c d\n"],
  ["no line end at the end", "a: 1", "a: 1\n"],
  ["a line of three hyphens in front", "---\na: 1\n", "a: 1\n"],
  ["a long text", `a: ${word}\n`, `a: >-\n  ${folded}\n`],
  ["a long text in a list", `a:\n  - "${word}"\n`, `a:\n  - >-\n    ${folded.replaceAll("\n  ", "\n    ")}\n`],
  ["a long text with a comment behind it", `a: ${word} # pending\n`, `a: >- # pending\n  ${folded}\n`],
  ["a folded text with lines that are too long", `a: >-\n  ${word}\n`, `a: >-\n  ${folded}\n`],
  ["a comment that stands too deep", "a: b # c\n    # d\ne: f\n    # g\n", "a: b # c\n# d\ne: f\n\n# g\n"],
  [
    "comments everywhere",
    "# one\na: KE # two\n  # three\nb:\n# four\n  - name: S # five\n      # six\n    c:\n      - N # seven\n\n# eight\n",
    "# one\na: KE # two\n# three\nb:\n  # four\n  - name: S # five\n    # six\n    c:\n      - N # seven\n\n# eight\n",
  ],
];

/** What is in form already, however odd it looks. */
const kept: readonly (readonly [name: string, text: string])[] = [
  ["numbers as they were written", "a: 1.40\nb: 1e+3\n"],
  ["a text with line breaks", "a: |\n  b\n  c\n\nd: |-\n  e\n  f\n"],
  ["line breaks at both ends", 'a: "b \\n\\n"\nc: "\\nd"\n'],
  ["a word that is too long", `a: ${"x".repeat(200)}\n`],
  ["a text that ends with spaces", `a: "${word} "\n`],
  ["a quotation mark at the end", `a: '15"'\nb: "it's 15\\""\n`],
  ["Arabic, accents and emoji", "a: شركة الصندوق 🧾 Öl & Çay 👨‍👩‍👧\nb: [شارع, 東京]\n"],
  ["nothing", 'a:\nb: ~\nc: null\nd: ""\n'],
  ["an entry that was taken out", "a:\n  b: 1\n  # c: 2\nd: 3\ne:\n  # - f\n  - g\n  # - h\n"],
];

describe("the form of a content file", () => {
  test.each(forms)("fixes %s", (_name, before, after) => {
    expect(print(before)).toBe(after);
    expect(print(after)).toBe(after);
    expect(valueIn(after)).toEqual(valueIn(before));
  });

  test.each(kept)("keeps %s", (_name, text) => {
    expect(print(text)).toBe(text);
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
const key = fc.stringMatching(/^[a-z][a-zA-Z-]{0,8}$/);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    texts,
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 5 }),
  ),
}));
const written = fc.record({
  value: fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5 }),
  indent: fc.constantFrom(1, 2, 4, 7),
  lineWidth: fc.constantFrom(0, 40, 200),
  style: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const, "QUOTE_SINGLE" as const, "BLOCK_FOLDED" as const),
  flow: fc.boolean(),
  comments: fc.array(fc.constantFrom(" pending", " a: b", "- c", "#", "x".repeat(130)), { maxLength: 6 }),
});

test("whatever a file holds, printing it keeps values and comments, and the check has nothing against it", () => {
  fc.assert(
    fc.property(written, ({ value, indent, lineWidth, style, flow, comments }) => {
      const made = new Document(value);
      const left = [...comments];
      visit(made, {
        Node(at, node) {
          if (flow && isCollection(node) && at !== null) node.flow = true;
          const comment = at === "key" || at === null ? undefined : left.pop();
          if (comment !== undefined && !flow) node[isScalar(node) ? "comment" : "commentBefore"] = comment;
        },
      });
      const text = made.toString({ indent, lineWidth, defaultStringType: style, defaultKeyType: "PLAIN" });
      fc.pre(valueIn(text) !== undefined);
      const printed = print(text);
      expect(JSON.stringify(valueIn(printed))).toBe(JSON.stringify(valueIn(text)));
      if (!flow) for (const comment of comments.slice(left.length)) expect(printed).toContain(`#${comment}`);
    }),
    { numRuns: 150, seed: 2025 },
  );
});

test.each([
  ["that does not parse is left alone", 'a: "b\n', { location: "legal.yaml:1:4" }],
  ["that is not UTF-8 is left alone", new Uint8Array([0x61, 0x3a, 0x20, 0xff]), { location: "legal.yaml:1:4" }],
  [
    "has its byte order mark and line ends of old Macs taken away",
    "\uFEFFa: 1\rb: 2\r",
    { text: `${line}a: 1\nb: 2\n` },
  ],
  ["is given the line that names its schema", "# Dates\na: 1\n", { text: `${line}# Dates\na: 1\n` }],
  ["in form is the same", `${line}a: 1\n`, { result: "same" }],
  ["in form is the same with the line ends of Windows", `${line}a: 1\n`.replaceAll("\n", "\r\n"), { result: "same" }],
] as const)("a file on the disk %s", async (_name, data, expected) => {
  await withCopy([write("legal.yaml", data)], async (root) => {
    const bytes = readFolder(root).get("legal.yaml") ?? new Uint8Array();
    expect(formatFile("legal.yaml", bytes)).toMatchObject(expected);
  });
});

test.each([
  [
    "in one line becomes a literal block",
    "a [b](/c)",
    { text: expect.stringContaining("    text: |-\n      a [b](/c)\n") },
  ],
  [
    "keeps its lines",
    "|-\n      a\n\n      - b",
    { text: expect.stringContaining("    text: |-\n      a\n\n      - b\n") },
  ],
  ["whose lines are joined is left alone", ">-\n      a\n", { location: "en/pages/faq.yaml:3:11" }],
])("Markdown that %s", (_name, text, expected) => {
  expect(formatFile("en/pages/faq.yaml", Buffer.from(`questions:\n  a:\n    text: ${text}\n`))).toMatchObject(expected);
});

const said = (id: "total" | "left" | "formatted", data: MessageData) =>
  `${say({ id: `tool.format.${id}`, data }, "de")}\n`;
const yamlFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml")).length;

test("content:format fixes what has another form, says so, and leaves what does not parse", async () => {
  const edits = [write("legal-odd.yaml", 'a: "x\n'), replace("de/notes.yaml", /^\w+: /m, "$&  ")];
  await withCopy(edits, async (root) => {
    const { code, out, err } = await runCommand("content-format.ts", ["--content", root, "--lang", "de"]);
    expect(code).toBe(1);
    expect(out).toBe(
      `${said("formatted", { file: `${root}/de/notes.yaml` })}${said("total", { count: yamlFiles(root), formatted: 1 })}`,
    );
    expect(err).toMatch(new RegExp(`^${said("left", { place: `${root}/legal-odd.yaml:1:4`, reason: ".+" })}$`));
    const text = readFileSync(join(root, "de/notes.yaml"), "utf8");
    expect(text).toBe(readFileSync(join(sampleFolder, "de/notes.yaml"), "utf8"));
  });
});

test("content:format names a link and follows none", async () => {
  await withCopy([write("elsewhere.txt", "a:   1\n")], async (root) => {
    symlinkSync(join(root, "elsewhere.txt"), join(root, "en", "link.yaml"));
    symlinkSync(join(root, "partners"), join(root, "folder"));
    symlinkSync(join(root, "nowhere"), join(root, "nothing"));
    const { code, err } = await runCommand("content-format.ts", ["--content", root, "--lang", "de"]);
    const places = ["en/link.yaml", "folder", "nothing"].map((name) => `${root}/${name}`);
    const lines = places.map((place) => said("left", { place, reason: ".+" }));
    expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`^${lines.join("")}$`))]);
    expect(readFileSync(join(root, "elsewhere.txt"), "utf8")).toBe("a:   1\n");
  });
});

test("content:format says in one sentence which file it cannot write, and leaves no draft", async () => {
  // With the ending of a draft it is longer than a name may be.
  const file = `plugins/${"a".repeat(250)}.yaml`;
  await withCopy([write(file, "a:   1\n")], async (root) => {
    const { code, err } = await runCommand("content-format.ts", ["--content", root]);
    const data = { path: join(root, file), code: "ENAMETOOLONG" };
    expect([code, err]).toEqual([1, `${say({ id: "tool.command.cannot-write.failed", data }, "en")}\n`]);
    expect(readdirSync(join(root, "plugins")).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
