/** Rules about fields that have no file of their own yet. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const fieldRules = {
  blank: {
    title: { en: "Blank text", de: "Leerer Text" },
    meaning: {
      en: "There are quotes with nothing, or only spaces, between them. Write the text, or delete the line if the field is not needed.",
      de: "Zwischen den Anführungszeichen steht nichts oder nur Leerraum. Schreiben Sie den Text, oder löschen Sie die Zeile, wenn das Feld nicht gebraucht wird.",
    },
    example: partnerExample('address: " "', "address: Reykjavík"),
  },
} as const satisfies Record<string, Rule>;
