import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "missing-language",
  group: "files",
  severity: "error",
  title: { en: "Languages and their folders differ", de: "Sprachen und ihre Ordner weichen ab" },
  meaning: {
    en: "The list of languages in facts/site.yaml has one without a folder of words, or there is a folder that the list does not have.",
    de: "In der Liste languages in facts/site.yaml steht eine Sprache, zu der es keinen Ordner mit Texten gibt, oder es gibt einen Ordner, der in der Liste nicht steht.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^languages: .*$/m,
    wrong: "languages: [en]",
    right: "languages: [en, de]",
  },
});
