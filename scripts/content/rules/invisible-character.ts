/** Characters that nobody sees and nobody types on purpose, as they are or as an escape in quotes: `"\u202E"`. */
import { validTexts } from "../lookup/strings.ts";
import { characterCode, findInvisible } from "../parse/invisible-characters.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language }): Finding[] => {
      // A row of a spreadsheet has them between its cells.
      if (language === undefined && value.includes("\t")) return [{ id: "invisible-character.tab", file, path }];
      // An escape: the character as it is has been found before, and line ends of files are one character by now.
      const [hidden] = /\r/.exec(value) ?? findInvisible(value) ?? [];
      if (hidden === undefined) return [];
      return [{ id: "invisible-character.escape", data: { code: characterCode(hidden) }, file, path }];
    }),
});
