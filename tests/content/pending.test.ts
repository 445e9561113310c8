/** The mark of a text that is still to be translated: where it may stand, and what it is about. */

import { describe, expect, test } from "vitest";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { type ParsedFile, parseText } from "../../scripts/content/parse/parse.ts";
import { isPending } from "../../scripts/content/parse/todo-marks.ts";
import { checkEdited, replace } from "./content-copy.ts";

function parse(text: string): ParsedFile {
  const { parsed } = parseText("de/x.yaml", text);
  if (parsed === undefined) throw new Error("It does not parse");
  return parsed;
}

/** Files with texts at `a.…` and `z`: which of them are marked. */
const marked: readonly (readonly [name: string, text: string, about: readonly string[]])[] = [
  ["behind a text", "a: b # pending\nz: d\n", ["a"]],
  ["behind a text in quotes", 'a: "b # pending" # pending\nz: d\n', ["a"]],
  ["behind the sign of a folded text", "a: >- # pending\n  b\n  c\nz: e\n", ["a"]],
  ["behind a text over several lines", "a: b\n  c # pending\nz: e\n", ["a"]],
  ["behind an entry of a list", "a:\n  - b\n  - c # pending\nz: d\n", ["a.1"]],
  ["behind the first key of an entry", "a:\n  - id: b # pending\n    c: d\nz: e\n", ["a.0.id"]],
  ["behind a list in brackets", "a: [b, c] # pending\nz: d\n", ["a.0", "a.1"]],
  ["behind a key with entries below it", "a: # pending\n  b: c\nz: d\n", ["a.b"]],
  ["behind a hyphen alone", "a:\n  - # pending\n    b: c\nz: d\n", ["a.0.b"]],
  ["above a text", "a: b\n# pending\nz: d\n", ["z"]],
  ["above the second entry", "a:\n  - id: b\n  # pending\n  - id: e\n    c: [d]\nz: e\n", ["a.1.id", "a.1.c.0"]],
  ["above other comments", "# pending\n# Words.\na: b\nz: c\n", ["a"]],
  ["at the beginning, above other comments", "# pending\n\n# Words.\na: b\nz: c\n", ["a", "z"]],
  ["at the beginning, with an empty line below", "# Words.\n# pending\n\na: b\nz: c\n", ["a", "z"]],
  ["in German, in capitals, with a note", "a: b # AUSSTEHEND: fragt Maria\nz: d #Pending\n", ["a", "z"]],
  ["with nothing below it", "a: b\nz: c\n\n# pending\n", []],
  ["as part of a sentence", "a: b # pending orders are shown here\nz: c\n", []],
  ["within a text", "a: >-\n  b\n  # pending\nz: 'd # pending'\n", []],
];

describe("the mark # pending", () => {
  test.each(marked)("stands %s", (_name, text, about) => {
    for (const lines of [text, text.replaceAll("\n", "\r\n")]) {
      const file = parse(lines);
      const found = [...walkStrings(file.value)].filter(({ path }) => isPending(file, path));
      expect(found.map(({ path }) => path.join("."))).toEqual(about);
    }
  });

  test("keeps a text that is not translated yet from being reported", () => {
    const sentence = "This sentence is long enough to be seen as not translated.";
    const write = (key: string, text: string) => [
      replace("en/pages/faq.yaml", new RegExp(`^( *${key}): (?!\\|).*$`, "m"), `$1: ${sentence}`),
      replace("de/pages/faq.yaml", new RegExp(`^( *${key}): (?!\\|).*$`, "m"), `$1: ${text}`),
    ];
    const edits = [...write("intro", `${sentence} # pending`), ...write("text", sentence)];
    const { diagnostics } = checkEdited(...edits);
    expect(diagnostics.map(({ id, path }) => `${ruleOf(id)} ${path.join(".")}`)).toEqual(["untranslated more.text"]);
  });
});
