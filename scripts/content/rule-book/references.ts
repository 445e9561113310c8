/** Rules about what several files say together: names, placeholders, translations. */
import type { Rule } from "./rule.ts";

export const referenceRules = {
  "unknown-placeholder": {
    title: { en: "A placeholder that is not filled in", de: "Ein Platzhalter, der nicht ersetzt wird" },
    meaning: {
      en: "Facts stand in texts as their name in braces: {brand}, {proMonthly}. There is no fact of this name, or the braces are not right; a visitor would see them. The names are listed in docs/content.md.",
      de: "Fakten stehen in Texten als Name in geschweiften Klammern: {brand}, {proMonthly}. Einen Fakt dieses Namens gibt es nicht, oder die Klammern stimmen nicht; Besucher würden sie sehen. Die Namen stehen in docs/content.md.",
    },
    example: {
      file: "en/pages/faq.yaml",
      place: /^ {2}title: Questions.*$/m,
      wrong: "  title: Questions and answers about { brand }",
      right: "  title: Questions and answers about {brand}",
    },
  },
  "placeholder-differs": {
    title: { en: "Placeholders differ between languages", de: "Platzhalter weichen zwischen Sprachen ab" },
    meaning: {
      en: "A text names a fact in one language and not in the other: a price would be missing for some visitors. Use the same placeholders in every language, in any order.",
      de: "Ein Text nennt einen Fakt in der einen Sprache und in der anderen nicht: Manchen Besuchern fehlte ein Preis. Verwenden Sie in jeder Sprache dieselben Platzhalter, in beliebiger Reihenfolge.",
    },
    example: {
      wrong: { en: "en: From {proMonthly} · de: Ab 10 $", de: "en: From {proMonthly} · de: Ab 10 $" },
      right: { en: "en: From {proMonthly} · de: Ab {proMonthly}", de: "en: From {proMonthly} · de: Ab {proMonthly}" },
    },
  },
} as const satisfies Record<string, Rule>;
