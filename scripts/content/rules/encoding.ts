/** Files that are not UTF-8, and characters that were lost when somebody copied or saved them otherwise. */

import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "encoding",
  group: "bytes",
  severity: "error",
  title: { en: "Wrong encoding", de: "Falsche Kodierung" },
  meaning: {
    en: "Content files are saved as UTF-8, so that every language can be written. This file was saved otherwise, or a character was lost when it was copied from elsewhere: ü became Ã¼.",
    de: "Inhaltsdateien werden als UTF-8 gespeichert, damit sich jede Sprache schreiben lässt. Diese Datei wurde anders gespeichert, oder ein Zeichen ging beim Kopieren verloren: Aus ü wurde Ã¼.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "country: IS\npartners:\n  - name: MÃ¼ller Kassen\n",
    right: "country: IS\npartners:\n  - name: Müller Kassen\n",
  },
  check: (files) =>
    issueFindings(files, "encoding", ({ cause, text }) =>
      cause === "not-utf8"
        ? {
            message: { en: "This file is not UTF-8 text from here on", de: "Ab hier ist diese Datei kein UTF-8-Text" },
            hint: {
              en: "Save it again with the encoding UTF-8",
              de: "Speichern Sie sie noch einmal mit der Kodierung UTF-8",
            },
          }
        : {
            message: {
              en: `"${text}" is what remains of another character`,
              de: `„${text}“ ist der Rest eines anderen Zeichens`,
            },
            hint: {
              en: "Type the character again and save the file with the encoding UTF-8",
              de: "Tippen Sie das Zeichen neu und speichern Sie die Datei mit der Kodierung UTF-8",
            },
          },
    ),
});
