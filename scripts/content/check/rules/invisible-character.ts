/** Invisible characters, which are never typed on purpose: raw, or as an escape in quotes such as `"\u202E"`. */

import { characterCode, invisibleCharacter } from "../../files/invisible-characters.ts";
import { validTexts } from "../indexes/strings.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value, language, isMarkdown }): Finding[] => {
      // A row pasted from a spreadsheet has tabs between its cells.
      if (!isMarkdown && value.includes("\t")) {
        const severity = language === undefined ? "error" : "warning";
        return [{ id: "invisible-character.tab", file, path, severity }];
      }
      // The parser reports raw characters and normalizes raw line ends, so these come from escapes.
      const [character] = /\r/.exec(value) ?? invisibleCharacter.exec(value) ?? [];
      if (character === undefined) return [];
      return [{ id: "invisible-character.escape", data: { code: characterCode(character) }, file, path }];
    }),
});
