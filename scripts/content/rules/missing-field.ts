/** Entries that lack a line: it was forgotten, became part of the text above, or took its whole entry with it. */

import { onePartner } from "../core/rule-example.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "missing-field",
  group: "fields",
  severity: "error",
  title: { en: "Something is missing", de: "Es fehlt etwas" },
  meaning: {
    en: "An entry lacks a line that every entry of its kind has. Sometimes only that line was deleted and those below it now belong to something else; the message says so.",
    de: "Einem Eintrag fehlt eine Zeile, die jeder Eintrag dieser Art hat. Manchmal wurde nur diese Zeile gelöscht, und die darunter gehören nun zu etwas anderem; die Meldung sagt das.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "country: IS\npartners:\n  - address: Reykjavík\n",
    right: onePartner("address: Reykjavík"),
  },
});
