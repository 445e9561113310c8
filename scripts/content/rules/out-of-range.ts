/** Numbers, texts and lists that are too large or too small for their field. */
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "out-of-range",
  group: "fields",
  severity: "error",
  title: { en: "Too long, too short, too much, too little", de: "Zu lang, zu kurz, zu viel, zu wenig" },
  meaning: {
    en: "Texts have a length that their place on the page can hold, numbers a range in which they make sense, lists a least number of entries.",
    de: "Texte haben eine Länge, die ihr Platz auf der Seite fasst, Zahlen einen sinnvollen Bereich, Listen eine Mindestzahl von Einträgen.",
  },
  example: {
    file: "facts/editions.yaml",
    place: /^annualMonths: .*$/m,
    wrong: "annualMonths: 14",
    right: "annualMonths: 10",
  },
});
