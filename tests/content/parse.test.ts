/** What is wrong with the bytes and the YAML of a file: the cause, and the place that is shown. */
import { describe, expect, test } from "vitest";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { decode } from "../../scripts/content/parse/decode.ts";
import { parseText } from "../../scripts/content/parse/parse.ts";
import type { ParseIssue } from "../../scripts/content/parse/parse-issue.ts";
import { rules } from "../../scripts/content/rules/registry/registry.ts";
import { mark } from "./content-copy.ts";
import { filesOf } from "./report-case.ts";

function issuesIn(bytes: Uint8Array): readonly ParseIssue[] {
  const { text, issues } = decode("a.yaml", bytes);
  return text === undefined ? issues : parseText("a.yaml", text).issues;
}

/** `line:column code cause detail` of each issue. */
function told(issues: readonly ParseIssue[]): string[] {
  const inOrder = [...issues].sort((a, b) => a.place.line - b.place.line);
  return inOrder.map(({ place, code, ...more }) => {
    const detail = "cause" in more ? ` ${more.cause} ${more.text}` : "";
    return `${place.line}:${place.column} ${code}${detail}`.trim();
  });
}

/** A text, with a mark in front of each character that is told, and what is told there. */
type Case = readonly [text: string, ...found: string[]];

function expectTold([marked, ...found]: Case): void {
  const pieces = marked.split(mark);
  const places = found.map((_found, index) => {
    const lines = pieces
      .slice(0, index + 1)
      .join("")
      .split("\n");
    return pieces.length === 1 ? "1:1" : `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  });
  const issues = issuesIn(Buffer.from(pieces.join("")));
  expect(told(issues)).toEqual(found.map((each, index) => `${places[index]} ${each}`));
  expectWords(issues);
}

function testEach(cases: readonly Case[]): void {
  test.each(cases.map((each) => [each[0], each] as const))("%j", (_text, each) => expectTold(each));
}

/** The rule of an issue says what is wrong and what to write, in each language. */
function expectWords(issues: readonly ParseIssue[]): void {
  for (const issue of issues) {
    const [finding] = rules.find(({ id }) => id === issue.code)?.check({ ...filesOf({}), issues: [issue] }) ?? [];
    for (const language of messageLanguages) {
      expect(finding?.message[language]).toMatch(/^\S.*[^.]$/);
      expect(finding?.hint[language]).toMatch(/^\S.*[^.]$/);
    }
    expect(finding?.message.de).not.toBe(finding?.message.en);
  }
}

describe("bytes", () => {
  const utf16 = Buffer.from('version: "1.47"\ndate: 2025-08-05\n', "utf16le");
  test.each([
    ["UTF-16 with a byte order mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), "1:1 encoding not-utf8"],
    ["Latin-1", Buffer.from("title: Oops\ntext: weg für immer\n", "latin1"), "2:12 encoding not-utf8"],
    ["more than a megabyte", Buffer.from(`# ${"x".repeat(1_100_000)}\n`), "1:1 file-too-large"],
  ])("%s", (_name, bytes, found) => {
    const issues = issuesIn(bytes);
    expect(told(issues)).toEqual([found]);
    expectWords(issues);
  });

  testEach([
    ["", "empty-file"],
    ["# Facts.\n\n# date: 2025-08-05\n", "empty-file"],
    ["---\n", "empty-file"],
    ["‸<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> theirs\n", "conflict-marker"],
    ["‸<<<<<<< a\na: 1\n=======\n>>>>>>> b\n‸<<<<<<< a\n>>>>>>> b\n", "conflict-marker", "conflict-marker"],
    ["a: 1\n‸>>>>>>> theirs\n", "conflict-marker"],
  ]);
});

describe("a character that is not meant", () => {
  test.each(
    ["\u0000", "\u0008", "\u200B", "\u2060", "\u200D", "\u200C", "\u2028", "\u202E", "\u2066", "\uFEFF"]
      .concat(["\uFFFC", "\u3164", "\u{E0041}"])
      .map((sign) => [sign.codePointAt(0)?.toString(16), sign]),
  )("U+%s is invisible", (_code, sign) =>
    expectTold([`a: Zur‸${sign}Seite\n`, `invisible-character invisible ${sign}`.trim()]),
  );

  test.each(["\uE000", "\uF0B7", "\uF8FF"].map((sign) => [sign.charCodeAt(0).toString(16), sign]))(
    "U+%s is one of a program's own",
    (_code, sign) => expectTold([`a: ‸${sign} Seite\n`, `invisible-character private ${sign}`]),
  );

  test.each(["Ã¼", "Ã„", "ÃŸ", "Ã–l", "Ãœ", "Ã©", "Â§", "â‚¬", "â€ž", "â€“", "ï»¿", "Ø§Ù„", "Ð¿Ñ€", "\uFFFD"])(
    "%s is what is left of another one",
    (sign) => {
      const [issue] = issuesIn(Buffer.from(`a: Zur ${sign} Seite\n`));
      expect(issue).toMatchObject({ code: "encoding", cause: "lost-character", place: { line: 1, column: 8 } });
    },
  );

  test("is told once a line, and a space in front of a line by its kind", () => {
    expectTold([
      "# ‸\u2066\u2066\n# ‸\u0008\n",
      "invisible-character invisible \u2066",
      "invisible-character invisible \u0008",
    ]);
    expect(issuesIn(Buffer.from("a:\n  \u00A0b: c\n"))).toMatchObject([
      { cause: "indentation", place: { line: 2, column: 3 } },
    ]);
  });
});

const syntax = (cause: string, detail = "") => `yaml-syntax ${cause} ${detail}`.trim();
const feature = (cause: string, detail = "") => `yaml-feature ${cause} ${detail}`.trim();

describe("quotes and signs", () => {
  testEach([
    // An unclosed quote is shown where it opens, not at the end of the file.
    ["title: ‸\"It's not here\nb: c\n", syntax("unclosed-quote", '"')],
    ['a: ‸"{brand}\nb: "c"\nd: "e"\n', syntax("unclosed-quote", '"')],
    ["a: ‸'It is gone\nb: c\n", syntax("unclosed-quote", "'")],
    ['a:\n  - ‸"Fatoora: one\n  - Two\n', syntax("unclosed-quote", '"')],
    ['a: ‸"Less\r\nb:\r\n  - One\r\n', syntax("unclosed-quote", '"')],
    ['a: It is gone‸"\n', feature("unopened-quote")],
    ["a: 'It'‸s gone'\n", syntax("behind-quote", "'")],
    ['a: "It is "‸gone" now"\n', syntax("behind-quote", '"')],
    ['a: "See C:‸\\path"\n', syntax("backslash", "\\")],
    ["a: ‸[Oops\nb: c\n", syntax("unclosed-bracket")],
    ["a: Kasse ‸#1\n", feature("comment")],
    ...[
      "{brand} is here",
      "[x] is here",
      "@here",
      "%brand",
      "`code`",
      "> more",
      "| more",
      ", more",
      "- more",
      "? more",
    ].map((text): Case => [`a: ‸${text}\nb: c\n`, syntax("beginning", text[0])]),
    ["a: ‸*here*\nb: c\n", feature("beginning", "*")],
    ["a: ‸! now\n", feature("beginning", "!")],
    ["a: ‸!!str 5\n", feature("beginning", "!")],
    ["a: ‸& more\nb: c\n", syntax("beginning", "&")],
    ["a: ‸&gone It is gone\n", feature("beginning", "&")],
    ["a: ‸*gone\n", feature("beginning", "*")],
    ["a: ‸{brand}: free\n", feature("beginning", "{")],
  ]);
});

describe("colons and keys", () => {
  testEach([
    ["‸title Not here\nb: c\n", syntax("no-colon")],
    ["p:\n  ‸- name Savanna\n    phone: x\n", syntax("no-colon")],
    ["‸seo\n  title: x\n", syntax("no-colon")],
    ["a:\n  ‸help = https://x\n  b: c\n", syntax("no-colon")],
    ["a:\n  b: c\n  ‸title Why {brand}\n  items: d\n", syntax("no-colon")],
    ["summary: >-\n‸Less of it\nb: c\n", syntax("no-colon")],
    ["‸title:Gone\nb: c\n", syntax("no-space", "title: Gone")],
    ["a: b\n‸sample:true\nc: d\n", syntax("no-space", "sample: true")],
    ["currency‸：EUR\nb: c\n", syntax("colon-lookalike", "currency")],
    ["sample‸:\u00A0true\nb: c\n", syntax("colon-lookalike", "sample")],
    ["a: Oops‸: it is gone\nb: c\n", syntax("second-colon")],
    ["a: It is gone‸:\nb: c\n", syntax("second-colon")],
    ["‸: x\na: b\n", feature("no-key")],
    ["a: b\n‸a: c\n", feature("key-twice", "a")],
    // The line that begins the next entry is missing.
    ["a: b\nc: d\n‸a: e\nc: f\n", feature("key-twice", "a, c")],
    ["s:\n  a: b\n  ‸a: c\nt: d\n‸t: e\n", feature("key-twice", "a"), feature("key-twice", "t")],
    ["a: b\n‸__proto__:\n  isAdmin: true\n", feature("bad-key", "__proto__")],
    ["a: b\n‸404: c\n", feature("bad-key", "404")],
    ["a: ‸&gone Gone\nb: *gone\n", feature("anchor", "gone")],
    ["a: &base\n  b: c\n‸<<: *base\n", feature("bad-key", "<<")],
    ["a: b\n‸---\nc: d\n", syntax("second-document")],
    ["---\na: b\n‸---\n", syntax("second-document")],
    ["‸%YAML 1.1\n---\na: b\n", feature("beginning", "%")],
  ]);
});

describe("indentation", () => {
  testEach([
    ["seo:\n  title: x\n‸\tdescription: y\n", syntax("tab", "\t").trim()],
    ["seo:\n  title: x\n   ‸description: y\n", syntax("indentation")],
    ["p:\n  - name: x\n    address: y\n     ‸phone: z\n    fax: w\n", syntax("indentation")],
    ["p:\n  - name: x\n   ‸phone: z\n", syntax("indentation")],
    ["a:\n  - One\n    ‸- Two\n", feature("swallowed-entry")],
    ["a:\n  - One\n ‸- Two\n", syntax("indentation")],
    ["a:\n  - One\n  ‸Two\n", syntax("indentation")],
    ["a:\n  - One\n  ‸-Two\n", syntax("indentation")],
    ["a: Less\n‸- One\n", syntax("indentation")],
    // A line that is indented wrong is told itself, not the one at which the parser stumbles.
    ["a:\n  title: x\n‸text: y\n  points:\n    - z\n", syntax("indentation")],
    [" ‸nav:\n  a: b\nc: d\n", syntax("indentation")],
    ["a:\n  # Why.\n   ‸b: c\n  # More.\n  d: e\n", syntax("indentation")],
    ["a: b\n‸- setup:\n  c: d\ne: f\n", syntax("indentation")],
    ["s:\n  - id: a\n    html: >-\n      <p>b</p>\n  ‸id: d\n    e: f\n", syntax("indentation")],
    ["  ‸title: x\n  b: c\nd: e\n", syntax("indentation")],
  ]);

  /** Each key one space deeper than the one above. */
  const stairs = Array.from({ length: 1_000 }, (_step, depth) => `${" ".repeat(depth)}a:\n`);
  stairs[201] = `${" ".repeat(200)}‸ a:\n`;
  test.each([
    ["brackets", `a: ${"[".repeat(50)}‸${"[".repeat(9_950)}`],
    ["hyphens", `a:\n  ${"- ".repeat(99)}‸${"- ".repeat(9_900)}x`],
    ["spaces", stairs.join("")],
    ["colons", `a: ${"a: ".repeat(499)}a‸: ${"a: ".repeat(9_500)}x`],
  ])("thousands of %s are refused before the parser ends the process", (_name, text) => expectTold([text, "too-deep"]));
});
