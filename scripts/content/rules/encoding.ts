/** Files that are not UTF-8, and characters that were lost when somebody copied or saved them otherwise. */
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
});
