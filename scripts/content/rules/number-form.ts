import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "number-form",
  group: "yaml",
  severity: "error",
  title: { en: "Unusual way to write a number", de: "Zahl ungewöhnlich geschrieben" },
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
});
