import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

describeBroken("languages that differ", [
  {
    name: "a key that is missing in one language",
    edits: [replace("de/ui.yaml", /^ {2}menu: .*\n/m, ""), replace("de/ui.yaml", /^nav:/m, "‸nav:")],
    found: ["missing-field"],
    message: '"menu" is missing',
    hint: "menu: …",
  },
  {
    name: "a key that only one language has",
    edits: [replace("de/ui.yaml", /^ {2}menu: /m, "  ‸hamburger: Menü\n  menu: ")],
    found: ["unknown-field"],
    message: 'Unknown field "hamburger"',
    hint: "Delete it",
  },
  {
    name: "a text of the wrong type is not also a difference",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, "  title: ‸404")],
    found: ["wrong-type"],
    message: "Expected text, found a number",
    hint: '"404"',
  },
  {
    name: "a blank translation of a text with a fact is not also a missing fact",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: ‸" "')],
    found: ["blank"],
    message: "There is no text here",
    hint: "Write the text",
  },
]);
