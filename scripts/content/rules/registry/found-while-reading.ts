/** Rules whose mistakes are found where files are read, in `parse/` and `validate/`. All are errors. */

import { lineExample, onePartner, partnerExample, type RuleWords } from "../../core/rule-words.ts";

export const foundWhileReading: readonly RuleWords[] = [
  {
    id: "file-size",
    group: "bytes",
    title: { en: "Empty, too large or too deep", de: "Leer, zu groß oder zu tief verschachtelt" },
    meaning: {
      en: "The file has nothing in it but comments or blank lines; or it has more than 1 MB, or an entry is inside hundreds of others, which was mostly pasted by mistake.",
      de: "In der Datei stehen höchstens Kommentare oder leere Zeilen; oder sie hat mehr als 1 MB, oder ein Eintrag steckt in Hunderten anderer, und das wurde meist aus Versehen eingefügt.",
    },
    example: {
      file: "partners/iceland.yaml",
      wrong: "# Partners in Iceland\n",
      right: "# Partners in Iceland\ncountry: IS\npartners:\n  - name: Nordkap Kassen\n",
    },
  },
  {
    id: "encoding",
    group: "bytes",
    title: { en: "Wrong encoding", de: "Falsche Kodierung" },
    meaning: {
      en: "Content files are saved as UTF-8, so that every language can be written. This file was saved otherwise, or a character was lost when it was copied from elsewhere: ü became Ã¼.",
      de: "Inhaltsdateien werden als UTF-8 gespeichert, damit sich jede Sprache schreiben lässt. Diese Datei wurde anders gespeichert, oder ein Zeichen ging beim Kopieren verloren: Aus ü wurde Ã¼.",
    },
    example: {
      file: "partners/iceland.yaml",
      wrong: "country: IS\npartners:\n  - name: MÃ¼ller Kassen\n",
      right: "country: IS\npartners:\n  - name: Müller Kassen\n",
    },
  },
  {
    id: "yaml-syntax",
    group: "yaml",
    title: { en: "Not readable as YAML", de: "Nicht als YAML lesbar" },
    meaning: {
      en: "A quote or bracket is not closed, a colon or a space is missing, or a line is not indented like those around it; or two people changed the same lines, and both versions are between marks: keep the lines that are right and delete the others with the marks. The message says which. As long as a file cannot be read, nothing else is said about it.",
      de: "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen, ein Doppelpunkt oder Leerzeichen fehlt, oder eine Zeile ist nicht eingerückt wie die anderen; oder zwei Personen haben dieselben Zeilen geändert, und beide Fassungen stehen zwischen Markierungen: Behalten Sie die richtigen Zeilen und löschen Sie die anderen samt Markierungen. Die Meldung sagt, was. Solange eine Datei nicht lesbar ist, wird über sie nichts weiter gemeldet.",
    },
    example: partnerExample("address: Hafnarstræti 4: Reykjavík", 'address: "Hafnarstræti 4: Reykjavík"'),
  },
  {
    id: "missing-field",
    group: "fields",
    title: { en: "Something is missing", de: "Es fehlt etwas" },
    meaning: {
      en: "An entry lacks a line that every entry of its kind has. Sometimes only that line was deleted and those below it now belong to something else; the message says so.",
      de: "Einem Eintrag fehlt eine Zeile, die jeder Eintrag dieser Art hat. Manchmal wurde nur diese Zeile gelöscht, und die darunter gehören nun zu etwas anderem; die Meldung sagt das.",
    },
    example: {
      file: "partners/iceland.yaml",
      wrong: "country: IS\npartners:\n  - address: Reykjavík\n",
      right: onePartner("address: Reykjavík"),
    },
  },
  {
    id: "unknown-field",
    group: "fields",
    title: { en: "Unknown field", de: "Unbekanntes Feld" },
    meaning: {
      en: "No entry of this kind has a field of this name, so that nobody would read it. Mostly it is misspelled; the message names the one that is nearest.",
      de: "Kein Eintrag dieser Art hat ein Feld dieses Namens, niemand würde es lesen. Meist ist es verschrieben; die Meldung nennt das ähnlichste.",
    },
    example: partnerExample("e-mail: info@company.example", "email: info@company.example"),
  },
  {
    id: "wrong-type",
    group: "fields",
    title: { en: "Another kind of value is needed", de: "Hier gehört eine andere Art von Wert hin" },
    meaning: {
      en: "There is a text where a number belongs, a list where one value belongs, or nothing at all. A number has plain digits, with a dot for decimals: 007, 1e3 and 1.000 for a thousand are none. Yes and no are true and false.",
      de: "Ein Text steht, wo eine Zahl hingehört, eine Liste, wo ein einzelner Wert hingehört, oder gar nichts. Eine Zahl hat einfache Ziffern, mit einem Punkt statt des Kommas: 007, 1e3 und 1.000 für tausend sind keine. Ja und nein sind true und false.",
    },
    example: lineExample("editions.yaml", "trialDays: thirty", "trialDays: 30"),
  },
  {
    id: "not-allowed",
    group: "fields",
    title: { en: "Not one of the possible values", de: "Keiner der möglichen Werte" },
    meaning: {
      en: "This field takes one of a few values. The message names them, or the one that is nearest.",
      de: "Dieses Feld nimmt einen von wenigen Werten. Die Meldung nennt sie oder den ähnlichsten.",
    },
    example: lineExample("site.yaml", "  provider: nothing", "  provider: none"),
  },
  {
    id: "out-of-range",
    group: "fields",
    title: { en: "Too long, too short, too much, too little", de: "Zu lang, zu kurz, zu viel, zu wenig" },
    meaning: {
      en: "Texts have a length that their place on the page can hold, numbers a range in which they make sense, lists a least number of entries.",
      de: "Texte haben eine Länge, die ihr Platz auf der Seite fasst, Zahlen einen sinnvollen Bereich, Listen eine Mindestzahl von Einträgen.",
    },
    example: lineExample("editions.yaml", "annualMonths: 14", "annualMonths: 10"),
  },
  {
    id: "invalid",
    group: "fields",
    title: { en: "Not valid", de: "Nicht gültig" },
    meaning: {
      en: "The value cannot be used as it is. Compare it with other entries.",
      de: "Der Wert ist so nicht verwendbar. Vergleichen Sie ihn mit anderen Einträgen.",
    },
    example: {
      file: "site.yaml",
      place: /$(?![\s\S])/,
      wrong: "editing:\n  repository: https://github.com/company/website",
      right: "editing:\n  repository: company/website",
    },
  },
  {
    id: "missing-language",
    group: "files",
    title: { en: "Languages and their folders differ", de: "Sprachen und ihre Ordner weichen ab" },
    meaning: {
      en: "The list of languages in site.yaml has one without a folder of words, or there is a folder that the list does not have.",
      de: "In der Liste languages in site.yaml steht eine Sprache, zu der es keinen Ordner mit Texten gibt, oder es gibt einen Ordner, der in der Liste nicht steht.",
    },
    example: lineExample("site.yaml", "languages: [en]", "languages: [en, de]"),
  },
  {
    id: "unknown-file",
    group: "files",
    title: { en: "A file or folder that nobody reads", de: "Eine Datei oder ein Ordner, den niemand liest" },
    meaning: {
      en: "No file or folder of this name belongs here: it is misspelled, ends with something else than .yaml, is in the wrong place, or is a symbolic link.",
      de: "Eine Datei oder ein Ordner dieses Namens gehört nicht hierher: Der Name ist verschrieben, endet anders als auf .yaml, steht am falschen Ort oder ist ein symbolischer Link.",
    },
    example: {
      wrong: { en: "partners/south africa.yml", de: "partners/south africa.yml" },
      right: { en: "partners/south-africa.yaml", de: "partners/south-africa.yaml" },
    },
  },
];
