/** What is wrong with the bytes and the YAML of a file: the cause, and the place that is shown. */
import { describe, expect, test } from "vitest";
import type { MessageData } from "../../scripts/content/core/messages/message.ts";
import { decode } from "../../scripts/content/files/decode.ts";
import { parseText } from "../../scripts/content/files/parse.ts";
import { mark } from "./content-copy.ts";

type Told = string | readonly [id: string, data: MessageData];

/** A text with a mark in front of each mistake, and what is reported there. */
type Case = readonly [text: string, ...told: Told[]];

function issuesOf(bytes: Uint8Array) {
  const { text, issues } = decode("a.yaml", bytes);
  const all = text !== undefined && issues.length === 0 ? parseText("a.yaml", text).issues : issues;
  return all.toSorted((a, b) => a.line - b.line);
}

function expectTold([marked, ...told]: Case): void {
  const pieces = marked.split(mark);
  const expected = told.map((each, index) => {
    const before = pieces.length === 1 ? "" : pieces.slice(0, index + 1).join("");
    const [id, data] = typeof each === "string" ? [each, {}] : each;
    const column = before.length - before.lastIndexOf("\n");
    return { line: before.split("\n").length, column, severity: "error", id, data };
  });
  expect(issuesOf(Buffer.from(pieces.join("")))).toMatchObject(expected);
}

function testEach(cases: readonly Case[]): void {
  test.each(cases.map((each) => [each[0], each] as const))("%j", (_text, each) => expectTold(each));
}

describe("bytes", () => {
  const conflict = "yaml-syntax.conflict";
  const utf16 = Buffer.from('\uFEFFversion: "1.47"\ndate: 2025-08-05\n', "utf16le");
  test.each([
    ["UTF-16 with a byte order mark", utf16, 1, 1, "encoding.file"],
    ["Latin-1", Buffer.from("title: Oops\ntext: weg für immer\n", "latin1"), 2, 12, "encoding.file"],
    ["more than a megabyte", Buffer.from(`# ${"x".repeat(1_100_000)}\n`), 1, 1, "file-size.too-large"],
  ])("%s", (_name, bytes, line, column, id) => expect(issuesOf(bytes)).toMatchObject([{ line, column, id }]));

  testEach([
    ["", "file-size.empty"],
    ["‸<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> theirs\n‸=======\n", conflict, conflict],
  ]);
});

describe("a character that is not meant", () => {
  const invisible = (sign: string): Told => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return ["invisible-character.character", { code: `U+${code}` }];
  };
  const signs = "\u0000\u0008\u200B\u2060\u200D\u200C\u2028\u202E\u2066\uFEFF\uFFFC\u3164\u{E0041}\uE000\uF0B7";

  testEach([
    ...[...signs].map((sign): Case => [`a: Zur‸${sign}Seite\n`, invisible(sign)]),
    ...["Ã¼", "Ã„", "ÃŸ", "Ã–l", "Ãœ", "Ã©", "Â§", "â‚¬", "â€ž", "â€“", "ï»¿", "Ø§Ù„", "Ð¿Ñ€", "\uFFFD"].map(
      (rest): Case => [`a: Zur ‸${rest} Seite\n`, "encoding.character"],
    ),
    ["# ‸\u2066\u2066\n# ‸\u0008\n", invisible("\u2066"), invisible("\u0008")],
    ["a:\n  ‸\u00A0b: c\n", invisible("\u00A0")],
  ]);
});

const beginning = (sign = ""): Told => ["yaml-syntax.beginning", { sign }];
const beginningFeature = (sign: string): Told => ["yaml-feature.beginning", { sign }];
const reserved = (key: string): Told => ["yaml-feature.reserved-key", { key }];
const twice = (...names: string[]): Told => ["yaml-feature.twice", { names }];
const unclosed = "yaml-syntax.open-quote";
const noColon = "yaml-syntax.no-colon";
const noKey = "yaml-feature.no-key";
const indentation = "yaml-syntax.indentation";

describe("quotes and signs", () => {
  testEach([
    ["title: ‸\"It's not here\nb: c\n", unclosed],
    ["a: ‸'It is gone\nb: c\n", unclosed],
    ["a: ‸'+254 20 555\nb: c\n", "yaml-syntax.apostrophe"],
    ['a: ‸"Less\r\nb:\r\n  - One\r\n', unclosed],
    ['a: It is gone‸"\n', "yaml-feature.quote"],
    ['a: "It is "‸gone" now"\n', "yaml-syntax.after-quote"],
    ['a: "See C:‸\\path"\n', "yaml-syntax.backslash"],
    ["a: b\nc: ‸[d{e}.f\ng: h\n", "yaml-syntax.open-bracket"],
    ["a: {b ‸{c}}\nd: e\n", "yaml-syntax.no-comma"],
    ["a: Kasse ‸#1\n", "yaml-feature.comment"],
    ...["{brand} is", "[x] is", "@here", "%brand", "`code`", "> more", "| more", ", more", "- more", "? more"].map(
      (text): Case => [`a: ‸${text}\nb: c\n`, beginning(text[0])],
    ),
    ["a:\n‸```\nb: c\n```\n", "yaml-syntax.fence"],
    ["a: ‸!!str 1\nb: ‸!!set {x}\n", beginningFeature("!"), beginningFeature("!")],
    ["a: {brand}‸: free\n", noKey],
  ]);
});

describe("colons and keys", () => {
  testEach([
    ["a:\n  ‸help = https://x\n  b: c\n", noColon],
    ["\n  ‸help it\nb: c\n", noColon],
    ["‸title:Gone\nb: c\n", noColon],
    ["a: b\n‸Tills\t+254\n", "yaml-syntax.cells"],
    ["a: Oops‸: it is gone\nb: c\n", "yaml-syntax.second-colon"],
    ["a:\n  - b\n  ‸-c\n  - d\n", "yaml-syntax.no-space"],
    ["‸: x\na: b\n", noKey],
    ["a: b\n‸a:\n  c: d\n", ["yaml-feature.twice-entry", { names: ["a"] }]],
    ["a: b\nc: d\n‸a: e\nc: f\n", twice("a", "c")],
    ["a: b\n‸__proto__:\n  isAdmin: true\n", reserved("__proto__")],
    ["a: b\n‸404: c\n", ["yaml-feature.bad-key", { key: "404" }]],
    ["a: ‸&gone Gone\nb: ‸*gone\n", beginningFeature("&"), beginningFeature("*")],
    ["a: ‸&base\n  b: c\n‸<<: *base\n", "yaml-feature.anchor", reserved("<<")],
    ["a: b\n‸---\nc: d\n", "yaml-syntax.second-document"],
    ["‸%YAML 1.1\n---\na: b\n", "yaml-feature.directive"],
  ]);
});

describe("indentation", () => {
  testEach([
    ["seo:\n  title: x\n‸\tdescription: y\n", "yaml-syntax.tab"],
    ["seo:\n  title: x\n   ‸description: y\n", indentation],
    ["a:\n  - One\n    ‸- Two\n", "yaml-feature.swallowed"],
    ["a:\n  - One\n  ‸• Two\n  - Three\n", "yaml-syntax.bullet"],
    // A line with a wrong indentation is reported itself, not the one at which the parser stumbles.
    ["a:\n  title: x\n‸text: y\n  points:\n    - z\n", indentation],
    ["en:\n  a: b\nde:\n    ‸seo:\n      c: d\n  a: b\n", indentation],
    ["a:\n  - >-\n      ‸x\n    y\n", indentation],
    ["a:\n‸b: c\n  d: e\nf: g\n", indentation],
    ["a:\n  b: >-\n  ‸One\n    two\n", indentation],
    ["a:\n  b: c\nd: e\n  ‸f: g\nh: i\n", indentation],
    ["a:\n  title: b\n  ‸c:\n  title: d\n", indentation],
    ["a:\n  b:\n  ‸title: c\n  title: d\n", indentation],
    ["a:\n ‸b:\n    c:\n      d: e\n  f: g\n", indentation],
    [" ‸nav:\n  a: b\nc: d\n", indentation],
    ["a:\n  # Why.\n   ‸b: c\n  # More.\n  d: e\n", indentation],
    ["a: b\n‸- setup:\n  c: d\ne: f\n", indentation],
    ["a: b\n  ‸- c: d\n    e: f\n", "yaml-syntax.no-key-above"],
    ["s:\n  - id: a\n    text: >-\n      b\n  ‸id: d\n    e: f\n", indentation],
  ]);

  const stairs = Array.from({ length: 1_000 }, (_step, depth) => `${" ".repeat(depth)}a:`).join("\n");
  test.each([
    ["brackets", `a: ${"[".repeat(50)}‸${"[".repeat(9_950)}`],
    ["hyphens", `a:\n  ${"- ".repeat(99)}‸${"- ".repeat(9_900)}x`],
    ["spaces", stairs.replace(/^ {200}(?= )/m, "$&‸")],
    ["colons", `a: ${"a: ".repeat(499)}a‸: ${"a: ".repeat(9_500)}x`],
  ])("thousands of %s are refused before the parser ends the process", (_name, text) =>
    expectTold([text, "file-size.too-deep"]),
  );
});
