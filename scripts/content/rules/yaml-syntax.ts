/** Files that the YAML parser cannot read: what somebody did, and what to write. */
import { partnerExample } from "../core/rule-example.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "yaml-syntax",
  group: "yaml",
  severity: "error",
  title: { en: "Not readable as YAML", de: "Nicht als YAML lesbar" },
  meaning: {
    en: "A quote or bracket is not closed, a colon or a space is missing, or a line is not indented like those around it; or two people changed the same lines, and both versions are between marks: keep the lines that are right and delete the others with the marks. The message says which. As long as a file cannot be read, nothing else is said about it.",
    de: "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen, ein Doppelpunkt oder Leerzeichen fehlt, oder eine Zeile ist nicht eingerückt wie die anderen; oder zwei Personen haben dieselben Zeilen geändert, und beide Fassungen stehen zwischen Markierungen: Behalten Sie die richtigen Zeilen und löschen Sie die anderen samt Markierungen. Die Meldung sagt, was. Solange eine Datei nicht lesbar ist, wird über sie nichts weiter gemeldet.",
  },
  example: partnerExample("address: Hafnarstræti 4: Reykjavík", 'address: "Hafnarstræti 4: Reykjavík"'),
});
