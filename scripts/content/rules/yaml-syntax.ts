/** Files that the YAML parser cannot read: what somebody did, and what to write. */
import { partnerExample } from "../core/rule-example.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "yaml-syntax",
  group: "yaml",
  severity: "error",
  title: { en: "Not readable as YAML", de: "Nicht als YAML lesbar" },
  meaning: {
    en: "A quote or bracket is not closed, a colon or a space is missing, or a line is not indented like those around it. The message says which. As long as a file cannot be read, nothing else is said about it.",
    de: "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen, ein Doppelpunkt oder Leerzeichen fehlt, oder eine Zeile ist nicht eingerückt wie die anderen. Die Meldung sagt, was. Solange eine Datei nicht lesbar ist, wird über sie nichts weiter gemeldet.",
  },
  example: partnerExample("address: Hafnarstræti 4: Reykjavík", 'address: "Hafnarstræti 4: Reykjavík"'),
});
