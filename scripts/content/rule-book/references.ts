/** Rules about what several files say together: names, placeholders, translations. */
import type { Rule } from "./rule.ts";

export const referenceRules = {
  "unknown-reference": {
    title: { en: "A name that nothing has", de: "Ein Name, den nichts trägt" },
    meaning: {
      en: "One file names a plugin, a help article or something else that no other file has. Mostly the name is misspelled; the message says which is nearest.",
      de: "Eine Datei nennt ein Plugin, einen Hilfeartikel oder etwas anderes, das es in keiner anderen Datei gibt. Meist ist der Name verschrieben; die Meldung nennt den ähnlichsten.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}plugin: .*$/m,
      wrong: "  plugin: fatora",
      right: "  plugin: fatoora",
    },
  },
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
  "missing-translation": {
    title: { en: "Not there in one language", de: "In einer Sprache nicht vorhanden" },
    meaning: {
      en: "Words or a picture stand in one language and not in another. Write them there too. For a picture this is a warning: that of the first language is shown.",
      de: "Texte oder ein Bild gibt es in einer Sprache und in einer anderen nicht. Ergänzen Sie sie dort. Bei einem Bild ist das eine Warnung: Gezeigt wird das der ersten Sprache.",
    },
    example: {
      wrong: {
        en: "en/plugins/notes.yaml without de/plugins/notes.yaml",
        de: "en/plugins/notes.yaml ohne de/plugins/notes.yaml",
      },
      right: { en: "Both", de: "Beide" },
    },
  },
  "translation-differs": {
    title: { en: "Languages are built differently", de: "Sprachen sind verschieden aufgebaut" },
    meaning: {
      en: "A list has more entries in one language, an id is another one, or the entries stand in another order. Links to a question must work in every language, so ids are the same everywhere. Both places are named.",
      de: "Eine Liste hat in einer Sprache mehr Einträge, eine id lautet anders, oder die Reihenfolge ist eine andere. Links zu einer Frage müssen in jeder Sprache funktionieren, deshalb sind die ids überall gleich. Beide Stellen werden genannt.",
    },
    example: {
      file: "de/pages/faq.yaml",
      place: /^ {2}- id: is-it-free$/m,
      wrong: "  - id: ist-es-kostenlos",
      right: "  - id: is-it-free",
    },
  },
  untranslated: {
    title: { en: "Not translated yet", de: "Noch nicht übersetzt" },
    meaning: {
      en: "A whole sentence is the same as in the first language. In a file that is translated it was forgotten: translate it, or write # pending behind it. Where most of a file is still to be translated it is a warning, and may be published.",
      de: "Ein ganzer Satz ist derselbe wie in der ersten Sprache. In einer übersetzten Datei wurde er vergessen: Übersetzen Sie ihn, oder schreiben Sie # ausstehend dahinter. Ist das meiste einer Datei noch zu übersetzen, ist es eine Warnung und kann so veröffentlicht werden.",
    },
    example: {
      wrong: {
        en: "de: Install the update before you open the shop on Monday",
        de: "de: Install the update before you open the shop on Monday",
      },
      right: {
        en: "de: Installieren Sie das Update, bevor Sie am Montag öffnen",
        de: "de: Installieren Sie das Update, bevor Sie am Montag öffnen",
      },
    },
  },
} as const satisfies Record<string, Rule>;
