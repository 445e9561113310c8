/** Values of another kind than the field takes: a text for a number, a list for a text, nothing at all. */
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "wrong-type",
  group: "fields",
  severity: "error",
  title: { en: "Another kind of value is needed", de: "Hier gehört eine andere Art von Wert hin" },
  meaning: {
    en: "There is a text where a number belongs, a list where one value belongs, or nothing at all. Texts that look like something else, such as 1.40 or no, go into quotes.",
    de: "Ein Text steht, wo eine Zahl hingehört, eine Liste, wo ein einzelner Wert hingehört, oder gar nichts. Texte, die wie etwas anderes aussehen, etwa 1.40 oder no, stehen in Anführungszeichen.",
  },
  example: {
    file: "facts/editions.yaml",
    place: /^trialDays: .*$/m,
    wrong: 'trialDays: "30"',
    right: "trialDays: 30",
  },
});
