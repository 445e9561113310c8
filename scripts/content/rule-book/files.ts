/** Rules about files, folders and languages. */
import type { Rule } from "./rule.ts";

export const fileRules = {
  "missing-file": {
    title: { en: "A file is missing", de: "Eine Datei fehlt" },
    meaning: {
      en: "Every site has these files, and every language the same ones. Restore the file, or copy that of the first language and translate it.",
      de: "Jede Website hat diese Dateien, und jede Sprache dieselben. Holen Sie die Datei zurück, oder kopieren Sie die der ersten Sprache und übersetzen Sie sie.",
    },
    example: {
      wrong: { en: "en/pages/faq.yaml without de/pages/faq.yaml", de: "en/pages/faq.yaml ohne de/pages/faq.yaml" },
      right: { en: "Both", de: "Beide" },
    },
  },
  "missing-facts": {
    title: { en: "Words without facts", de: "Texte ohne Fakten" },
    meaning: {
      en: "A plugin or release has words in a language, but no file in facts. Write the facts, or delete the words.",
      de: "Ein Plugin oder eine Version hat Texte in einer Sprache, aber keine Datei in facts. Schreiben Sie die Fakten, oder löschen Sie die Texte.",
    },
    example: {
      wrong: { en: "en/releases/1.48.yaml alone", de: "en/releases/1.48.yaml allein" },
      right: {
        en: "facts/releases/1.48.yaml, and 1.48.yaml in the folder releases of each language",
        de: "facts/releases/1.48.yaml und 1.48.yaml im Ordner releases jeder Sprache",
      },
    },
  },
  "missing-folder": {
    title: { en: "A folder is missing", de: "Ein Ordner fehlt" },
    meaning: {
      en: "The folder of facts, of pictures, or of a language that site.yaml lists is not there.",
      de: "Der Ordner der Fakten, der Bilder oder einer Sprache, die in site.yaml steht, ist nicht da.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^languages: .*$/m,
      wrong: "languages: [en, de, fr]",
      right: "languages: [en, de]",
    },
  },
  "missing-language": {
    title: { en: "A language is not listed", de: "Eine Sprache steht nicht in der Liste" },
    meaning: {
      en: "There is a folder of words that the list of languages in facts/site.yaml does not have. Add the language, or delete the folder.",
      de: "Es gibt einen Ordner mit Texten, der in der Liste languages in facts/site.yaml nicht steht. Ergänzen Sie die Sprache, oder löschen Sie den Ordner.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^languages: .*$/m,
      wrong: "languages: [en]",
      right: "languages: [en, de]",
    },
  },
  "unknown-file": {
    title: { en: "A file that nobody reads", de: "Eine Datei, die niemand liest" },
    meaning: {
      en: "No file of this name belongs into this folder: it is misspelled, ends with something else than .yaml, or stands in the wrong folder.",
      de: "Eine Datei dieses Namens gehört nicht in diesen Ordner: Sie ist verschrieben, endet anders als auf .yaml oder liegt im falschen Ordner.",
    },
    example: {
      wrong: { en: "facts/partners/south africa.yml", de: "facts/partners/south africa.yml" },
      right: { en: "facts/partners/south-africa.yaml", de: "facts/partners/south-africa.yaml" },
    },
  },
  "unknown-folder": {
    title: { en: "A folder that nobody reads", de: "Ein Ordner, den niemand liest" },
    meaning: {
      en: "No folder of this name belongs here. Rename it, or move its files to where they belong.",
      de: "Ein Ordner dieses Namens gehört nicht hierher. Nennen Sie ihn um, oder verschieben Sie seine Dateien dorthin, wo sie hingehören.",
    },
    example: {
      wrong: { en: "facts/partner/kenya.yaml", de: "facts/partner/kenya.yaml" },
      right: { en: "facts/partners/kenya.yaml", de: "facts/partners/kenya.yaml" },
    },
  },
  "country-file": {
    title: { en: "File named after another country", de: "Datei nach einem anderen Land benannt" },
    meaning: {
      en: "A file of partners has the name of one country and the code of another, so that its partners are shown in the wrong place. This is a warning: any name will do.",
      de: "Eine Datei mit Partnern heißt wie ein Land und hat den Code eines anderen, die Partner erscheinen also am falschen Ort. Das ist eine Warnung: Jeder Name ist möglich.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "country: IE\npartners:\n  - name: Nordkap Kassen\n",
      right: "country: IS\npartners:\n  - name: Nordkap Kassen\n",
    },
  },
  "version-differs": {
    title: { en: "Version and file name differ", de: "Version und Dateiname weichen ab" },
    meaning: {
      en: "A release file is named by its version. One of the two is wrong.",
      de: "Die Datei einer Version heißt wie diese. Eines von beiden ist falsch.",
    },
    example: {
      file: "facts/releases/1.47.yaml",
      place: /^version: .*$/m,
      wrong: 'version: "1.74"',
      right: 'version: "1.47"',
    },
  },
  duplicate: {
    title: { en: "Twice", de: "Doppelt" },
    meaning: {
      en: "An id, a name, a country or a language stands twice. Both places are named: delete one, or give it a name of its own.",
      de: "Eine id, ein Name, ein Land oder eine Sprache steht zweimal da. Beide Stellen werden genannt: Löschen Sie eine, oder geben Sie ihr einen eigenen Namen.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen\n",
      right: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen Akureyri\n",
    },
  },
} as const satisfies Record<string, Rule>;
