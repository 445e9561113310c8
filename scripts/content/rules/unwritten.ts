import { partnerExample } from "../core/rule-words.ts";
import { validTexts } from "../model/strings.ts";
import { onlyPunctuation, unwrittenPiece } from "../model/unwritten.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export { unwrittenPiece } from "../model/unwritten.ts";

/** Languages in which "todo" is a word: it means "all". */
const saysTodo = ["es", "gl", "pt"];

export default defineRule({
  id: "unwritten",
  group: "fields",
  title: { en: "Text not written yet", de: "Text, der noch geschrieben werden muss" },
  meaning: {
    en: "There are only dots or dashes, a note to yourself such as TODO, or filler text. Visitors would read it. Write the text, or delete the line if the field is not needed. Dots and dashes are a warning.",
    de: "Da stehen nur Punkte oder Striche, ein Merkzettel wie TODO oder Blindtext. Besucher würden das lesen. Schreiben Sie den Text, oder löschen Sie die Zeile, wenn das Feld nicht gebraucht wird. Punkte und Striche sind eine Warnung.",
  },
  example: partnerExample("address: TODO", "address: Reykjavík"),
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language = "" }): Finding[] => {
      const piece = unwrittenPiece(value);
      if (piece === undefined || (piece === "TODO" && saysTodo.includes(language))) return [];
      // Somebody may want three dots.
      const severity = onlyPunctuation.test(piece) ? "warning" : "error";
      return [{ id: "unwritten", file, path, piece, severity }];
    }),
});
