/** Rules about YAML itself. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const yamlRules = {
  "yaml-syntax": {
    title: { en: "Not readable as YAML", de: "Nicht als YAML lesbar" },
    meaning: {
      en: "A quote or bracket is not closed, a colon or a space is missing, or a line is not indented like those around it. The message says which. As long as a file cannot be read, nothing else is said about it.",
      de: "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen, ein Doppelpunkt oder Leerzeichen fehlt, oder eine Zeile ist nicht eingerückt wie die anderen. Die Meldung sagt, was. Solange eine Datei nicht lesbar ist, wird über sie nichts weiter gemeldet.",
    },
    example: partnerExample("address: Hafnarstræti 4: Reykjavík", 'address: "Hafnarstræti 4: Reykjavík"'),
  },
  "too-deep": {
    title: { en: "Too deep", de: "Zu tief verschachtelt" },
    meaning: {
      en: "Hundreds of brackets or spaces stand in front of a value. No content goes that deep: something was pasted by mistake.",
      de: "Vor einem Wert stehen Hunderte Klammern oder Leerzeichen. So tief ist kein Inhalt verschachtelt: Hier wurde etwas aus Versehen eingefügt.",
    },
    example: {
      wrong: { en: "[[[[[[[[… fifty and more brackets", de: "[[[[[[[[… fünfzig Klammern und mehr" },
      right: { en: "The text in quotes", de: "Der Text in Anführungszeichen" },
    },
  },
  "number-form": {
    title: { en: "Number written unusually", de: "Zahl ungewöhnlich geschrieben" },
    meaning: {
      en: "The number is read otherwise than people read it: 007 is 7, 1e3 is 1000. Write plain digits, with a dot for decimals.",
      de: "Die Zahl wird anders gelesen, als Menschen sie lesen: 007 ist 7, 1e3 ist 1000. Schreiben Sie einfache Ziffern, mit einem Punkt statt des Kommas.",
    },
    example: {
      file: "facts/editions.yaml",
      place: /^trialDays: .*$/m,
      wrong: "trialDays: 030",
      right: "trialDays: 30",
    },
  },
} as const satisfies Record<string, Rule>;
