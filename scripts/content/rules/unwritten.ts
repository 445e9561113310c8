import { validTexts } from "../lookup/strings.ts";
import { onlyPunctuation, unwrittenPiece } from "../lookup/unwritten.ts";
import { defineRule, type Finding } from "./rule.ts";

/** Languages in which "todo" is a word: it means "all". */
const saysTodo = ["es", "gl", "pt"];

export default defineRule({
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language = "" }): Finding[] => {
      const piece = unwrittenPiece(value);
      if (piece === undefined || (piece === "TODO" && saysTodo.includes(language))) return [];
      // Somebody may want three dots.
      const severity = onlyPunctuation.test(piece) ? "warning" : "error";
      return [{ id: "unwritten", file, path, piece, severity }];
    }),
});
