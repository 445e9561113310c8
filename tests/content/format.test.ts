/** The form of content files, and that formatting changes nothing else. */
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Document, isCollection, isScalar, visit } from "yaml";
import { formatFile } from "../../scripts/content/cli/format-file.ts";
import type { MessageData } from "../../scripts/content/core/messages/message.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import { schemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import { parseText } from "../../scripts/content/files/parse.ts";
import { printYaml, readYaml } from "../../scripts/content/files/print.ts";
import { filesBelow } from "../../scripts/files-below.ts";
import { setValue, withCopy, write } from "./content-copy.ts";
import { runScript } from "./run-script.ts";

const print = (text: string) => printYaml(readYaml(text));
const valueIn = (text: string) => parseText("", text).parsed?.value;

const line = `${schemaLine("legal.yaml")}\n`;
const word = "word ".repeat(30).trim();
const folded = `${"word ".repeat(23).trim()}\n  ${"word ".repeat(7).trim()}`;

const forms: readonly (readonly [name: string, before: string, after: string])[] = [
  ["four spaces for a level", "a:\n    b: 1\n    c:\n        - d\n", "a:\n  b: 1\n  c:\n    - d\n"],
  ["single quotes", "a: 'it''s: no'\nc: 'say: \"x\"'\n", 'a: "it\'s: no"\nc: \'say: "x"\'\n'],
  ["brackets", "a: [b,c]\nd: { e: f }\ng: [ ]\n", "a: [b, c]\nd: {e: f}\ng: []\n"],
  ["several empty lines", "\n\n# a\n \n\n# b\na: 1\n\n\n\nb: 2\n\n\n", "# a\n\n# b\na: 1\n\nb: 2\n"],
  ["a line of three hyphens in front, and no line end at the end", "---\na: 1", "a: 1\n"],
  ["a long text in a list", `a:\n  - "${word}"\n`, `a:\n  - >-\n    ${folded.replaceAll("\n  ", "\n    ")}\n`],
  ["a long text with a comment behind it", `a: ${word} # pending\n`, `a: >- # pending\n  ${folded}\n`],
  [
    "comments that stand too deep, and one below",
    "# one\na: KE # two\n  # three\nb:\n# four\n  - name: S # five\n      # six\n    c:\n      - N # seven\nd: e\n    # eight\n",
    "# one\na: KE # two\n# three\nb:\n  # four\n  - name: S # five\n    # six\n    c:\n      - N # seven\nd: e\n\n# eight\n",
  ],
];

const kept: readonly string[] = [
  "a: 1.40\nb: 1e+3\n",
  'a: |\n  b\n  c\n\nd: |-\n  e\n  f\ng: "b \\n\\n"\nh: "\\nd"\n',
  `a: ${"x".repeat(200)}\nb: "${word} "\n`,
  `a: '15"'\nb: "it's 15\\""\n`,
  "a: شركة الصندوق 🧾 Öl & Çay 👨‍👩‍👧\nb: [شارع, 東京]\n",
  'a:\nb: ~\nc: null\nd: ""\n',
  "a:\n  b: 1\n  # c: 2\nd: 3\ne:\n  # - f\n  - g\n  # - h\n",
];

describe("the form of a content file", () => {
  test.each(forms)("fixes %s", (_name, before, after) => {
    expect(print(before)).toBe(after);
    expect(print(after)).toBe(after);
    expect(valueIn(after)).toEqual(valueIn(before));
  });

  test.each(kept)("keeps %j", (text) => expect(print(text)).toBe(text));
});

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.stringMatching(/^[ a-z:#"'\-{}[\],&*!|>%@\\\n]{0,30}$/),
  fc.stringMatching(/^(?:[a-zäö<>/.:,-]{1,14} ){15,60}x$/),
  fc.constantFrom("1.40", "no", "~", "null", "007", "2025-08-05", "شركة POS", "a  b", " x", "x ", "- a", "{brand} x"),
);
const key = fc.stringMatching(/^[a-z][a-zA-Z-]{0,8}$/);
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const values = [texts, fc.integer(), number, fc.boolean(), fc.constant(null)];
const written = fc.record({
  value: fc.object({ key, values, maxDepth: 4, maxKeys: 5 }),
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

const faq = "en/pages/faq.yaml";
const markdown = (text: string) => `questions:\n  a:\n    text: ${text}\n`;
test.each<[what: string, file: string, data: string | Uint8Array, expected: object]>([
  ["that does not parse is left alone", "legal.yaml", 'a: "b\n', { location: "legal.yaml:1:4" }],
  ["that is not UTF-8 is left alone", "legal.yaml", Buffer.from("a: \xff", "latin1"), { location: "legal.yaml:1:4" }],
  ["has its byte order mark taken away", "legal.yaml", "\uFEFFa: 1\rb: 2\r", { text: `${line}a: 1\nb: 2\n` }],
  ["is given the line that names its schema", "legal.yaml", "# Dates\na: 1\n", { text: `${line}# Dates\na: 1\n` }],
  ["in form is the same", "legal.yaml", `${line}a: 1\n`, { result: "same" }],
  ["with Markdown in one line gets a literal block", faq, markdown("a [b](/c)"), expectLines("|-\n      a [b](/c)")],
  ["with Markdown keeps its lines", faq, markdown("|-\n      a\n\n      - b"), expectLines("|-\n      a\n\n      - b")],
  ["whose Markdown is joined is left alone", faq, markdown(">-\n      a"), { location: `${faq}:3:11` }],
])("a file %s", (_what, file, data, expected) => {
  expect(formatFile(file, Buffer.from(data))).toMatchObject(expected);
});

function expectLines(text: string) {
  return { text: expect.stringContaining(`    text: ${text}\n`) };
}

const said = (id: "total" | "skipped" | "formatted", data: MessageData) => say({ id: `tool.format.${id}`, data }, "de");

test("content:format fixes what has another form, names what does not parse and links, and follows none", async () => {
  const notes = "de/notes.yaml";
  const edits = [
    ...[write("legal-odd.yaml", 'a: "x\n'), setValue(notes, "lead", '  "a"'), write("elsewhere.txt", "a:   1\n")],
    // Line ends of Windows are no other form.
    write("legal.yaml", `${line}a: 1\n`.replaceAll("\n", "\r\n")),
  ];
  await withCopy(edits, async (root) => {
    symlinkSync(join(root, "elsewhere.txt"), join(root, "en", "link.yaml"));
    symlinkSync(join(root, "partners"), join(root, "folder"));
    symlinkSync(join(root, "nowhere"), join(root, "nothing"));
    const { code, out, err } = await runScript("content-format.ts", ["--content", root, "--lang", "de"]);
    const count = filesBelow(root).filter((name) => name.endsWith(".yaml")).length + 3;
    const lines = [said("formatted", { file: `${root}/${notes}` }), said("total", { count, formatted: 1 }), ""];
    expect([code, out]).toEqual([1, lines.join("\n")]);
    const places = ["en/link.yaml", "folder", "legal-odd.yaml:1:4", "nothing"].map((name) => `${root}/${name}`);
    const left = places.map((place) => expect.stringMatching(`^${said("skipped", { place, reason: ".+" })}$`));
    expect(err.trimEnd().split("\n").sort()).toEqual(left);
    expect(readFileSync(join(root, notes), "utf8")).toContain("lead: a\n");
    expect(readFileSync(join(root, "elsewhere.txt"), "utf8")).toBe("a:   1\n");
  });
});
