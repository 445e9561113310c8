/** Characters that nobody sees and nobody types on purpose, as they are or as an escape in quotes: `"\u202E"`. */
import { validTexts } from "../model/strings.ts";
import { characterCode, findInvisible } from "../parse/invisible-characters.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "invisible-character",
  group: "bytes",
  title: { en: "Invisible character", de: "Unsichtbares Zeichen" },
  meaning: {
    en: "There is a character here that nobody sees and that changes what is shown or read, such as a control character, or a special space at the beginning of a line. It often comes with copied text. Delete the characters around it and type them again.",
    de: "Hier steht ein Zeichen, das niemand sieht und das verändert, was angezeigt oder gelesen wird: ein Steuerzeichen etwa oder ein besonderes Leerzeichen am Zeilenanfang. Meist kam es mit kopiertem Text. Löschen Sie die Zeichen darum herum und tippen Sie sie neu.",
  },
  example: {
    wrong: {
      en: "A space from a web page in front of a key",
      de: "Ein Leerzeichen aus einer Webseite vor einem Schlüssel",
    },
    right: { en: "Spaces from your own keyboard", de: "Leerzeichen von Ihrer eigenen Tastatur" },
  },
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language }) => {
      // A row of a spreadsheet has them between its cells.
      if (language === undefined && value.includes("\t")) return [{ id: "invisible-character.tab", file, path }];
      // An escape: the character as it is has been found before, and line ends of files are one character by now.
      const [hidden] = /\r/.exec(value) ?? findInvisible(value) ?? [];
      if (hidden === undefined) return [];
      return [{ id: "invisible-character.escape", data: { code: characterCode(hidden) }, file, path }];
    }),
});
