/** Texts that somebody meant to write later: `TODO`, `...`, the Latin of layout programs. */
import { hints } from "../core/hints.ts";
import { partnerExample } from "../core/rule-words.ts";
import { validTexts } from "../model/strings.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

/** Nothing but punctuation. Signs such as ✓ and € say something, and so does a slash: it is the path of the home page. */
const onlyPunctuation = /^[^\P{P}/](?:[\p{Z}\s]*[^\P{P}/])*$/u;
const reminder = /^(?:TODO|FIXME|TBD|TBA|X{3,}|x{3,})(?=$|:)/;
const filler = /\blorem ipsum\b/i;

/** Languages in which "todo" is a word: it means "all". */
const saysTodo = ["es", "gl", "pt"];

/** What says that a text is still to be written; `undefined` for one that is. */
export function unwrittenPiece(text: string): string | undefined {
  return [onlyPunctuation, reminder, filler].map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);
}

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
      const message = {
        en: `This text is still to be written: "${piece}"`,
        de: `Dieser Text muss noch geschrieben werden: „${piece}“`,
      };
      // Somebody may want three dots.
      return [
        {
          file,
          path,
          piece,
          severity: onlyPunctuation.test(piece) ? "warning" : "error",
          message,
          hint: hints.missingText,
        },
      ];
    }),
});
