import { rangeIn } from "../content-ref.ts";
import { validTexts } from "../indexes/strings.ts";
import { onlyPunctuation, unwrittenPiece } from "../indexes/unwritten.ts";
import { defineRule, type Finding } from "./rule.ts";

/** Languages in which "todo" is a word ("all"). */
const languagesWithTodo = ["es", "gl", "pt"];

export default defineRule({
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language = "" }): Finding[] => {
      const piece = unwrittenPiece(value);
      if (piece === undefined || (piece === "TODO" && languagesWithTodo.includes(language))) return [];
      // An ellipsis may be intended.
      const severity = onlyPunctuation.test(piece) ? "warning" : "error";
      return [{ id: "unwritten", file, path, range: rangeIn(value, piece), severity }];
    }),
});
