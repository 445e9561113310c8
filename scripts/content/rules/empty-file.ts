import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "empty-file",
  group: "bytes",
  severity: "error",
  title: { en: "Empty file", de: "Leere Datei" },
  meaning: {
    en: "The file has nothing in it but comments or blank lines. Fill it in, or delete it.",
    de: "In der Datei stehen höchstens Kommentare oder leere Zeilen. Füllen Sie sie aus, oder löschen Sie sie.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "# Partners in Iceland\n",
    right: "# Partners in Iceland\ncountry: IS\npartners:\n  - name: Nordkap Kassen\n",
  },
});
