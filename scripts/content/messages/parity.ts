/** What is said about differences between languages. */
import type { Sentence } from "../core/localized-text.ts";

const addThere = {
  en: "Add it there too, or delete it here",
  de: "Ergänzen Sie es auch dort, oder löschen Sie es hier",
};

export const parityMessages = {
  addThere,
  untranslated: (file: string): Sentence => ({
    en: `This text is the same as in ${file}`,
    de: `Dieser Text ist derselbe wie in ${file}`,
  }),
  translate: {
    en: "Translate it, or mark it as still to be translated: write  # pending  behind it",
    de: "Übersetzen Sie ihn, oder kennzeichnen Sie ihn als noch zu übersetzen: Schreiben Sie  # ausstehend  dahinter",
  },
  shownQuotes: (file: string): Sentence => ({
    en: `These quotes are shown on the page; the text in ${file} has none`,
    de: `Diese Anführungszeichen erscheinen auf der Seite; der Text in ${file} hat keine`,
  }),
  quotesOfText: {
    en: "These quotes are shown as they are: YAML knows straight ones only",
    de: "Diese Anführungszeichen werden mit gezeigt: YAML kennt nur gerade",
  },
  straightQuotes: {
    en: 'Write straight quotes: "…", or none; for quotes on the page write "“…”"',
    de: 'Schreiben Sie gerade Anführungszeichen: "…", oder keine; sollen sie auf der Seite stehen, schreiben Sie "„…“"',
  },
  copied: {
    en: "This entry stands twice in the list",
    de: "Dieser Eintrag steht zweimal in der Liste",
  },
  deleteCopy: {
    en: "Delete one of them, or write the text that was meant",
    de: "Löschen Sie einen davon, oder schreiben Sie den Text, der gemeint war",
  },
  noHyphen: (file: string): Sentence => ({
    en: `This line is read as part of the entry above it; ${file} has more entries`,
    de: `Diese Zeile wird als Teil des Eintrags darüber gelesen; ${file} hat mehr Einträge`,
  }),
  addHyphen: {
    en: "Begin it with a hyphen and a space, or add the missing entry",
    de: "Beginnen Sie sie mit Bindestrich und Leerzeichen, oder ergänzen Sie den fehlenden Eintrag",
  },
  otherKey: (here: string, there: string, file: string): Sentence => ({
    en: `The key is "${here}" here and "${there}" in ${file}`,
    de: `Der Schlüssel heißt hier „${here}“ und in ${file} „${there}“`,
  }),
  onlyHere: (key: string, file: string): Sentence => ({
    en: `"${key}" stands only here, not in ${file}`,
    de: `„${key}“ steht nur hier, nicht in ${file}`,
  }),
  missing: (key: string, file: string): Sentence => ({
    en: `"${key}" is missing here and stands in ${file}`,
    de: `„${key}“ fehlt hier und steht in ${file}`,
  }),
  translateKey: (key: string): Sentence => ({
    en: `Translate it: add a line  ${key}: …`,
    de: `Übersetzen Sie es: ergänzen Sie eine Zeile  ${key}: …`,
  }),
  otherLength: (here: number, there: number, file: string): Sentence => ({
    en: `There are ${here} entries here and ${there} in ${file}`,
    de: `Hier stehen ${here} Einträge, in ${file} sind es ${there}`,
  }),
  sameLength: {
    en: "Translate the missing entries, or delete those that are too many",
    de: "Übersetzen Sie die fehlenden Einträge, oder löschen Sie die überzähligen",
  },
  entryOnlyHere: (id: string, file: string): Sentence => ({
    en: `The entry "${id}" stands only here, not in ${file}`,
    de: `Der Eintrag „${id}“ steht nur hier, nicht in ${file}`,
  }),
  otherId: (here: string, there: string, file: string): Sentence => ({
    en: `The id is "${here}" here and "${there}" in ${file}`,
    de: `Die id ist hier „${here}“ und in ${file} „${there}“`,
  }),
  entryMissing: (id: string, file: string): Sentence => ({
    en: `The entry "${id}" is missing here and stands in ${file}`,
    de: `Der Eintrag „${id}“ fehlt hier und steht in ${file}`,
  }),
  copyEntry: { en: "Copy it and translate it", de: "Kopieren und übersetzen Sie ihn" },
  otherOrder: (file: string): Sentence => ({
    en: `From here on the entries stand in another order than in ${file}`,
    de: `Ab hier stehen die Einträge in anderer Reihenfolge als in ${file}`,
  }),
  sameOrder: {
    en: "Put the entries into the same order as there",
    de: "Bringen Sie die Einträge in dieselbe Reihenfolge wie dort",
  },
  putHere: (id: string): Sentence => ({
    en: `Put the entry "${id}" here`,
    de: `Setzen Sie den Eintrag „${id}“ hierher`,
  }),
};
