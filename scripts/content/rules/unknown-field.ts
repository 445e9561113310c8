/** Keys that an entry cannot have: misspelled, or the key of an entry nearby. */

import { partnerExample } from "../core/rule-example.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-field",
  group: "fields",
  severity: "error",
  title: { en: "Unknown field", de: "Unbekanntes Feld" },
  meaning: {
    en: "No entry of this kind has a field of this name, so that nobody would read it. Mostly it is misspelled; the message names the one that is nearest.",
    de: "Kein Eintrag dieser Art hat ein Feld dieses Namens, niemand würde es lesen. Meist ist es verschrieben; die Meldung nennt das ähnlichste.",
  },
  example: partnerExample("e-mail: info@company.example", "email: info@company.example"),
});
