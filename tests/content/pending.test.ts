/** The mark of a text that is still to be translated: where it may stand, and what it is about. */
import { describe, expect, test } from "vitest";
import { type ParsedFile, parseSource } from "../../scripts/content/parse.ts";
import { isPending, pendingMarks } from "../../scripts/content/pending.ts";
import { clearMarks } from "../../scripts/content/translations/clear-marks.ts";
import { checkEdited, replace } from "./content-copy.ts";

function parse(text: string): ParsedFile {
  const { parsed } = parseSource({ file: "de/x.yaml", text });
  if (parsed === undefined) throw new Error("It does not parse");
  return parsed;
}

const marked: readonly (readonly [name: string, text: string, about: readonly string[]])[] = [
  ["behind a text", "a: b # pending\nc: d\n", ["a"]],
  ["behind a text in quotes", 'a: "b # pending" # pending\n', ["a"]],
  ["behind the sign of a folded text", "a: >- # pending\n  b\n  c\nd: e\n", ["a"]],
  ["behind a text over several lines", "a: b\n  c # pending\nd: e\n", ["a"]],
  ["behind an entry of a list", "a:\n  - b\n  - c # pending\n", ["a.1"]],
  ["behind the first key of an entry", "a:\n  - id: b # pending\n    c: d\n", ["a.0.id"]],
  ["behind a list in brackets", "a: [b, c] # pending\nd: e\n", ["a"]],
  ["behind a key with entries below it", "a: # pending\n  b: c\n", ["a"]],
  ["behind a hyphen alone", "a:\n  - # pending\n    b: c\n", ["a.0"]],
  ["above a text", "a: b\n# pending\nc: d\n", ["c"]],
  ["above an entry with everything in it", "a:\n  # pending\n  - id: b\n    c: d\n  - id: e\n", ["a.0"]],
  ["above other comments", "# pending\n# Words.\na: b\n", ["a"]],
  ["at the beginning, with an empty line below", "# Words.\n# pending\n\na: b\n", [""]],
  ["in German, in capitals, with a note", "a: b # AUSSTEHEND: fragt Maria\nc: d #Pending\n", ["a", "c"]],
  ["with nothing below it", "a: b\n\n# pending\n", []],
  ["in the middle, with an empty line below", "a: b\n# pending\n\nc: d\n", []],
  ["as part of a sentence", "a: b # pending orders are shown here\n", []],
  ["within a text", "a: >-\n  b\n  # pending\nc: 'd # pending'\n", []],
];

describe("the mark # pending", () => {
  test.each(marked)("stands %s", (_name, text, about) => {
    expect(pendingMarks(parse(text)).map(({ path }) => path.join("."))).toEqual(about);
    const windows = parse(text.replaceAll("\n", "\r\n"));
    expect(pendingMarks(windows).map(({ path }) => path.join("."))).toEqual(about);
  });

  test("is about what is in an entry too, and about nothing beside it", () => {
    const file = parse("a:\n  # pending\n  - id: b\n    c:\n      - d\n  - id: e\n");
    expect(isPending(file, ["a", 0, "c", 0])).toBe(true);
    expect(isPending(file, ["a", 1, "id"])).toBe(false);
    expect(isPending(file, ["a"])).toBe(false);
  });

  test("keeps a text that is not translated yet from being reported", async () => {
    const sentence = "This sentence is long enough to be seen as not translated.";
    const write = (key: string, text: string) => [
      replace("en/pages/faq.yaml", new RegExp(`^( *${key}): .*$`, "m"), `$1: ${sentence}`),
      replace("de/pages/faq.yaml", new RegExp(`^( *${key}): .*$`, "m"), `$1: ${text}`),
    ];
    const edits = [...write("intro", `${sentence} # pending`), ...write("text", sentence)];
    const { problems } = await checkEdited(...edits);
    expect(problems.map(({ rule, path }) => `${rule} ${path.join(".")}`)).toEqual(["untranslated more.text"]);
  });
});

describe("taking marks away", () => {
  test.each([
    ["a: b # pending\nc: d\n", "a: b\nc: d\n"],
    ["a: >-  # pending\n  b\n", "a: >-\n  b\n"],
    ["# Words.\n# pending\n\na:\n  # pending: x\n  - b   # c\n", "# Words.\n\na:\n  - b   # c\n"],
    ["\uFEFFa: b # pending\r\n# pending\r\nc: 'd'\r\n", "\uFEFFa: b\r\nc: 'd'\r\n"],
    ["a: b # pending", "a: b"],
    ["a: '$&' # pending\nb: \"$1\"\n", "a: '$&'\nb: \"$1\"\n"],
  ])("leaves everything else: %j", (before, after) => {
    const marks = pendingMarks(parse(before.replace(/^\uFEFF/, "")));
    expect(
      clearMarks(
        before,
        marks.map(({ comment }) => comment),
      ),
    ).toBe(after);
  });
});
