import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import type { SourceLocation } from "../../scripts/content/core/diagnostic.ts";
import { invisibleCharacter } from "../../scripts/content/parse/invisible-characters.ts";
import { codeFrame } from "../../scripts/content/report/frame.ts";
import { coloured, plain } from "../../scripts/content/report/paint.ts";

const options = { width: 60, neighbours: false, paint: plain, style: "red" } as const;

function place(line: number, column: number, endColumn: number, endLine = line): SourceLocation {
  return { file: "a.yaml", line, column, endLine, endColumn };
}

const frame = (text: string, at: SourceLocation, more = {}) => codeFrame(text, at, { ...options, ...more }).join("\n");

describe("the code frame", () => {
  test.each([
    ["a word", "price: 5 USD", place(1, 8, 13), "    1 | price: 5 USD\n               ^^^^^"],
    ["the end of a line", "price:", place(1, 7, 8), "    1 | price:\n              ^"],
    ["an empty range", "price: 5", place(1, 8, 8), "    1 | price: 5\n               ^"],
    ["several lines, the first of them", "a: [\n1]", place(1, 4, 2, 2), "    1 | a: [\n           ^"],
    ["letters of two columns", "n: 東京x", place(1, 5, 7), "    1 | n: 東京x\n             ^^^"],
    ["a family, which is one sign", "n: 👨‍👩‍👧 x", place(1, 13, 14), "    1 | n: 👨‍👩‍👧 x\n              ^"],
    ["half of a sign", "n: 😀", place(1, 5, 6), "    1 | n: 😀\n           ^^"],
    ["accents that are signs of their own", "n: e\u0301 x", place(1, 7, 8), "    1 | n: e\u0301 x\n             ^"],
    ["a tab", "\tprice: 5", place(1, 1, 2), "    1 | →   price: 5\n        ^^^^"],
    ["a text behind a tab", "\tx", place(1, 2, 3), "    1 | →   x\n            ^"],
    ["a byte order mark, which is no column", "\uFEFFab", place(1, 2, 3), "    1 | ab\n         ^"],
    ["Windows line ends", "a\r\nbc\r\n", place(2, 2, 3), "    2 | bc\n         ^"],
    ["line ends of old Macs", "a\rbc\r", place(2, 2, 3), "    2 | bc\n         ^"],
    ["what acts on a terminal", "n: \u001B[31mx", place(1, 4, 5), "    1 | n: <U+001B>[31mx\n           ^^^^^^^^"],
    ["what turns the direction", "n: \u202Ex", place(1, 5, 6), "    1 | n: <U+202E>x\n                   ^"],
  ])("underlines %s", (_name, text, at, expected) => {
    expect(frame(text, at)).toBe(expected);
  });

  test("is empty for a line that is not there, or is empty", () => {
    expect(frame("a\n\n", place(2, 1, 2))).toBe("");
    expect(frame("a", place(7, 1, 2))).toBe("");
  });

  test("shows the lines before and behind where that helps, empty ones aside", () => {
    expect(frame("a\nb\nc", place(2, 1, 2), { neighbours: true })).toBe("    1 | a\n    2 | b\n        ^\n    3 | c");
    expect(frame("\nb\n", place(2, 1, 2), { neighbours: true })).toBe("    2 | b\n        ^");
  });

  test("cuts a long line around the place", () => {
    const [line = "", marks = ""] = codeFrame(
      `${"a ".repeat(200)}HERE${" b".repeat(200)}`,
      place(1, 401, 405),
      options,
    );
    expect(line).toMatch(/^ {4}1 \| ….*a HERE b.*…$/);
    expect(line.length).toBe(60);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
  });

  test("shows the end of a long line without a gap behind it", () => {
    const [line = ""] = codeFrame(`${"a".repeat(500)}!`, place(1, 501, 502), options);
    expect(line).toMatch(/^ {4}1 \| …a+!$/);
    expect(line.length).toBe(60);
  });

  test("of a line of a megabyte comes at once", () => {
    const started = performance.now();
    expect(codeFrame("x".repeat(1_000_000), place(1, 500_000, 500_003), options)).toHaveLength(2);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test("colours the place in the line, which in Arabic stands elsewhere than the marks", () => {
    const [line = ""] = codeFrame("n: نقود x", place(1, 4, 8), { ...options, paint: coloured });
    expect(line).toContain("\u001B[31mنقود\u001B[39m x");
  });

  test("fits, and has no character that acts on a terminal, whatever the text and the place", () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    fc.assert(
      fc.property(
        text,
        fc.nat(5),
        fc.nat(300),
        fc.nat(300),
        fc.boolean(),
        (line, number, column, width, neighbours) => {
          const at = place(number + 1, column + 1, column + 1 + width);
          for (const shown of codeFrame(`${line}\n${line}`, at, { ...options, neighbours })) {
            expect(stringWidth(shown)).toBeLessThanOrEqual(options.width);
            expect(shown).not.toMatch(invisibleCharacter);
          }
        },
      ),
      { numRuns: 300, seed: 2025 },
    );
  });
});
