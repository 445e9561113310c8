import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "conflict-marker",
  group: "bytes",
  severity: "error",
  title: { en: "Unfinished merge", de: "Nicht abgeschlossene Zusammenführung" },
  meaning: {
    en: "Two people changed the same lines, and the file has both versions between marks. Keep the lines that are right and delete the others with the marks.",
    de: "Zwei Personen haben dieselben Zeilen geändert, und beide Fassungen stehen zwischen Markierungen in der Datei. Behalten Sie die richtigen Zeilen und löschen Sie die anderen samt Markierungen.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong:
      "country: IS\npartners:\n<<<<<<< main\n  - name: Nordkap Kassen\n=======\n  - name: Nordkap Tills\n>>>>>>> rename\n",
    right: "country: IS\npartners:\n  - name: Nordkap Tills\n",
  },
});
