/** Keys that an entry cannot have: misspelled, or the key of an entry nearby. */

import { languageName } from "../core/intl.ts";
import { partnerExample } from "../core/rule-example.ts";
import { pluralFaults } from "../model/plural-faults.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

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
  check: foreignPluralForms,
});

function foreignPluralForms(files: ContentFiles): Finding[] {
  return pluralFaults(files)
    .filter(({ kind }) => kind === "foreign")
    .map(({ language, place, path, names, detail }) => ({
      place,
      path,
      message: {
        en: `${languageName(language, "en")} has no plural form "${detail}"`,
        de: `${languageName(language, "de")} hat keine Pluralform „${detail}“`,
      },
      hint: {
        en: `Delete the line; the forms here are: ${names.join(", ")}`,
        de: `Löschen Sie die Zeile; die Formen sind hier: ${names.join(", ")}`,
      },
    }));
}
