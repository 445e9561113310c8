/** The mark of a text that is still to be translated: where it may stand, and what it is about. */
import { describe, expect, test } from "vitest";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { parseText } from "../../scripts/content/files/parse.ts";
import { isPending } from "../../scripts/content/files/todo-marks.ts";
import { checkEdited, setValue } from "./content-copy.ts";

/** Texts at `a` and `z`, and those that are marked. */
const marked: readonly (readonly [name: string, text: string, about: readonly string[]])[] = [
  ["behind a text", "a: b # pending\nz: d\n", ["a"]],
  ["behind the sign of a folded text", "a: >- # pending\n  b\n  c\nz: e\n", ["a"]],
  ["behind a text over several lines", "a: b\n  c # pending\nz: e\n", ["a"]],
  ["behind a key with entries below it", "a: # pending\n  b: c\nz: d\n", ["a.b"]],
  ["behind a hyphen alone", "a:\n  - # pending\n    b: c\nz: d\n", ["a.0.b"]],
  ["above the second entry", "a:\n  - id: b\n  # pending\n  - id: e\n    c: [d]\nz: e\n", ["a.1.id", "a.1.c.0"]],
  ["at the beginning, above other comments", "# pending\n\n# Words.\na: b\nz: c\n", ["a", "z"]],
  ["in German, in capitals, with a note", "a: b # AUSSTEHEND: fragt Maria\nz: d #Pending\n", ["a", "z"]],
  ["with nothing below it", "a: b\nz: c\n\n# pending\n", []],
  ["as part of a sentence", "a: b # pending orders are shown here\nz: c\n", []],
  ["within a text", "a: >-\n  b\n  # pending\nz: 'd # pending'\n", []],
];

describe("the mark # pending", () => {
  test.each(marked)("stands %s", (_name, text, about) => {
    for (const lines of [text, text.replaceAll("\n", "\r\n")]) {
      const { parsed } = parseText("de/x.yaml", lines);
      const found = walkStrings(parsed?.value).filter(({ path }) => parsed && isPending(parsed, path));
      expect(found.map(({ path }) => path.join("."))).toEqual(about);
    }
  });

  test("keeps a text that is not translated yet from being reported", () => {
    const sentence = "This sentence is long enough to be seen as not translated.";
    const inBoth = (key: string, mark = "") => [
      setValue("en/pages/not-found.yaml", key, sentence),
      setValue("de/pages/not-found.yaml", key, sentence + mark),
    ];
    const { diagnostics } = checkEdited(...inBoth("title", " # pending"), ...inBoth("home"));
    expect(diagnostics).toMatchObject([{ id: "untranslated", path: ["home"] }]);
  });
});
